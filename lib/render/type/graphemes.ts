const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Texts in which every code point is one grapheme. They need no segmenter. */
const SIMPLE = /^[\u0020-\u02ff\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/;

/** What a reader takes for one letter: base and marks, syllable, emoji sequence. */
export function graphemes(text: string): string[] {
  return SIMPLE.test(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}
