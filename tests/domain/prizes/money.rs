//! Fees, refunds and the ban report.

use super::{field, sample};
use crate::support::facts::{Facts, ONE, plain};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::foul::{Incident, What};
use xiangqi_arbiter::domain::ids::{IncidentId, PlayerId, Side};
use xiangqi_arbiter::domain::player::{Entry, Fee, Sex, Status};
use xiangqi_arbiter::domain::prizes::{Ban, BanWhy, RefundLost, bans, fee_rows, refunds};
use xiangqi_arbiter::domain::round::{Decision, Outcome, Reason, Word};

#[test]
fn the_first_fee_that_fits_applies() {
    let mut f = field("xiaoyi-2019", 3);
    f.edit(1, |e| e.household = "山西孝义".into());
    f.edit(2, |e| e.fee = Fee::Paid);
    let rows = fee_rows(&f.tournament, ONE);
    assert_eq!(
        rows.iter().map(|r| (r.player.0, r.yuan)).collect::<Vec<_>>(),
        [(1, 0), (2, 300), (3, 300)]
    );
    assert_eq!(rows[1].fee, Fee::Paid);
}

#[test]
fn qijiang_gives_half_back_to_women_and_members_without_any_penalty() {
    let mut f = Facts::new(8, sample("qijiang-2019"));
    for number in 1..=8 {
        f.edit(number, |e| {
            e.fee = Fee::Paid;
            e.sex = Some(Sex::Female);
        });
    }
    f.edit(2, |e| e.sex = Some(Sex::Male));
    f.edit(3, |e| {
        e.sex = Some(Sex::Male);
        e.member = true;
    });
    f.edit(4, |e| e.fee = Fee::Due);
    f.play("1-2+ 3-4= 5-6:red-forfeits 7-8=");
    f.play("1-3+ 2-4= 5:excused 6:bye 7-8=");
    let foul = f.foul(7, 1, 1);
    let warning = IncidentId { seq: 900, part: 0 };
    f.apply(Fact::Logged {
        section: ONE,
        incident: Box::new(Incident {
            id: warning,
            round: 2,
            table: Some(3),
            what: What::Warning {
                side: Side::Black,
                text: "喧哗".into(),
            },
            at: crate::support::facts::moment(),
            by: "裁判".into(),
        }),
    });
    let shown = |f: &Facts| -> Vec<_> {
        refunds(&f.tournament, ONE)
            .into_iter()
            .map(|r| (r.player.0, r.yuan, r.lost))
            .collect()
    };
    assert_eq!(
        shown(&f),
        [
            (1, 50, None),
            (3, 50, None),
            (4, 50, Some(RefundLost::NotPaid)),
            (5, 50, Some(RefundLost::Missed(1))),
            (6, 50, None),
            (7, 50, Some(RefundLost::Penalty(foul))),
            (8, 50, Some(RefundLost::Penalty(warning))),
        ]
    );
    f.status(1, Status::Withdrawn);
    assert_eq!(shown(&f)[0].2, Some(RefundLost::Left));
}

#[test]
fn shanxi_reports_who_did_not_come_or_left_without_cause() {
    let mut f = Facts::new(9, sample("shanxi-2018"));
    f.player(PlayerId(10), None, ONE, Entry::default());
    f.player(PlayerId(11), None, ONE, Entry::default());
    f.edit(11, |e| e.arrived = true);
    assert_eq!(bans(&f.tournament, ONE), Some(vec![]));
    f.play("1-2:red-forfeits 3-4+ 5-6+ 7-8:black-forfeits 9:excused");
    f.status(1, Status::Withdrawn);
    f.status(3, Status::Withdrawn);
    f.tournament.reasons.insert(PlayerId(3), "家事".to_owned());
    f.play("2-4+ 5-8= 6:absent 7:bye 1:withdrawn 3:withdrawn 9:excused");
    // 8 was only late.
    f.apply(Fact::OutcomeSet {
        section: ONE,
        round: 1,
        table: 4,
        was: Outcome::Decided(Decision::plain(Word::BlackForfeits)),
        now: Outcome::Decided(Decision {
            reason: Some(Reason::Late),
            ..Decision::plain(Word::BlackForfeits)
        }),
    });
    let ban = |player, why| Ban {
        player: PlayerId(player),
        why,
        reason: (player == 3).then(|| "家事".to_owned()),
    };
    assert_eq!(
        bans(&f.tournament, ONE),
        Some(vec![
            ban(1, BanWhy::NeverCame),
            ban(3, BanWhy::Left(vec![])),
            ban(6, BanWhy::Missed(vec![2])),
            ban(10, BanWhy::NeverCame),
        ])
    );
    f.tournament.regulation = plain(1, &[]);
    assert_eq!(bans(&f.tournament, ONE), None);
}
