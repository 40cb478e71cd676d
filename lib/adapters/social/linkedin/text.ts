const RESERVED = /[|{}@[\]()<>#\\*_~]/g;
/** An intended hashtag: after a blank or a bracket, with a letter in it. */
const HASHTAG = /(?<![^\s(["'“„«])#(?=[\p{L}\p{N}]*\p{L})/gu;
/** Replaces a hashtag's sign while the others are escaped; never part of a text. */
const KEPT = "\u{F0000}";

/**
 * Escapes LinkedIn's "little text", where an unescaped reserved character silently ends the post. Intended
 * hashtags stay; mentions cannot be written by hand, so an @ is escaped too. See
 * functions/docs/vendors/linkedin.md.
 */
export const littleText = (text: string): string =>
  text
    .replaceAll(KEPT, "")
    .replace(HASHTAG, KEPT)
    .replace(RESERVED, (sign) => `\\${sign}`)
    .replaceAll(KEPT, "#");
