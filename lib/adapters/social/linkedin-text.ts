const RESERVED = /[|{}@[\]()<>#\\*_~]/g;
/** A hashtag that was meant: after a blank or a bracket, and with a letter in it. */
const HASHTAG = /(?<![^\s(["'“„«])#(?=[\p{L}\p{N}]*\p{L})/gu;
/** Stands for the sign of a hashtag while the others are escaped; never part of a text. */
const KEPT = "\u{F0000}";

/**
 * linkedin.md, Text ("little text"): a reserved character without a backslash silently ends the post. Hashtags that were
 * meant stay hashtags; mentions cannot be written by hand, so an @ is only an @.
 */
export const littleText = (text: string): string =>
  text
    .replaceAll(KEPT, "")
    .replace(HASHTAG, KEPT)
    .replace(RESERVED, (sign) => `\\${sign}`)
    .replaceAll(KEPT, "#");
