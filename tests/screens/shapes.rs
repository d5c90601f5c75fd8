//! tmp
use crate::support::console::{Desk, rules};
#[test]
fn look() {
    let mut d = Desk::new(rules(), 24);
    println!("{}", d.screen());
    let mut d = Desk::in_round(3, 23);
    d.keys("1+ 2- 3*");
    println!("{}", d.screen());
    let mut d = d.size(80, 24);
    println!("{}", d.screen());
    d.keys("5fr");
    println!("{}", d.screen());
}
