//! From bytes to text: the mark at the beginning if there is one, else UTF-8, else GB18030 (and with it GBK).

use super::FileFault;
use encoding_rs::{Encoding, GB18030, UTF_8};

/// The largest file taken for a roster, in bytes.
pub const MAX_BYTES: usize = 4 * 1024 * 1024;

/// How a workbook of the older format begins (xls), and one locked with a password.
const OLD_WORKBOOK: &[u8] = b"\xD0\xCF\x11\xE0";

/// Whether a file may be a roster by its size.
pub(super) fn not_too_large(bytes: &[u8]) -> Result<(), FileFault> {
    if bytes.len() > MAX_BYTES {
        return Err(FileFault::TooLarge {
            bytes: bytes.len(),
            most: MAX_BYTES,
        });
    }
    Ok(())
}

/// The text of a roster file, without a byte order mark.
pub(super) fn decode(bytes: &[u8]) -> Result<String, FileFault> {
    if bytes.starts_with(OLD_WORKBOOK) {
        return Err(FileFault::Workbook);
    }
    let text = match Encoding::for_bom(bytes) {
        Some((encoding, mark)) => decode_as(encoding, &bytes[mark..]),
        None if is_damaged_utf8(bytes) => None,
        None => decode_as(UTF_8, bytes).or_else(|| decode_as(GB18030, bytes)),
    };
    match text {
        Some(text) if text.contains('\0') => Err(FileFault::Binary),
        Some(text) => Ok(text),
        None if bytes.contains(&0) => Err(FileFault::Binary),
        None => Err(FileFault::Undecodable),
    }
}

fn decode_as(encoding: &'static Encoding, bytes: &[u8]) -> Option<String> {
    encoding
        .decode_without_bom_handling_and_without_replacement(bytes)
        .map(std::borrow::Cow::into_owned)
}

/// Whether the bytes are UTF-8 but for a few: as GB18030 they would be read as other characters. Text in
/// GB18030 has hardly a place that is valid UTF-8 of three bytes.
fn is_damaged_utf8(bytes: &[u8]) -> bool {
    let (mut good, mut bad) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| c.len_utf8() >= 3).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    bad > 0 && good > 4 * bad
}
