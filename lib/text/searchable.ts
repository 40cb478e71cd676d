/** Scripts written without spaces between words: Thai, Lao, Burmese, Khmer, Japanese, Chinese, Korean. */
const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]/g;

/**
 * A text as the search index holds it: width and case do not matter, and every sign of a script without spaces stands
 * as a word of its own. Trigrams of a word begin with its margin, so even one sign is found by the index.
 */
export const searchable = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").replace(UNSPACED, " $& ");

/** A LIKE pattern that finds `words` inside a searchable text. */
export const searchPattern = (words: string): string =>
  `%${searchable(words.trim()).replace(/[\\%_]/g, "\\$&")}%`;

/** Whether a search has something that the index knows: three letters or digits in a row, or a sign with a margin. */
export const isSearchable = (words: string): boolean =>
  /[\p{L}\p{N}]{3}/u.test(searchable(words)) || words.normalize("NFKC").search(UNSPACED) >= 0;
