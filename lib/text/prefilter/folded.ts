/** Letters with another small form, each of which a pattern that ignores case takes for the other: ſ and s, ς and σ. */
const OTHER_FORMS =
  /[\u00b5\u0131\u017f\u03c2\u03d0\u03d1\u03d5\u03d6\u03f0\u03f1\u03f5\u1c80-\u1c88\u1e9b\u1fbe]|\u0345/gu;

/** A text in small letters, the same for all texts that a pattern which ignores case cannot tell apart. */
export const folded = (text: string): string =>
  text.toLowerCase().replace(OTHER_FORMS, (letter) => letter.toUpperCase().toLowerCase());
