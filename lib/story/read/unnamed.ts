/** Who said words, without a name. */
const UNNAMED =
  /^\s*(?:anon(?:ymous(?:ly)?|ym|yme|iem)?|an[óoôò]nim[oa]|(?:a|another) (?:customer|visitor|guest|member)|ein(?:e)? (?:gast|kundin|kunde|besucherin)|une? client\p{L}*)\.?\s*$/iu;
/** What closes a quotation, right before it. */
const SHUT = /["”“»」][.!?]?\s*(?:[-–—]\s*)?$/u;

/** "Anon" */
export const isUnnamed = (text: string): boolean => UNNAMED.test(text);

/** "“Back on my bike by noon.” Anon": the word is for readers, as any name there is. */
export const signsUnnamed = (text: string, plain: string): boolean =>
  isUnnamed(text) && SHUT.test(plain.slice(0, Math.max(0, plain.indexOf(text))));
