/** Words a second that a viewer who is also looking at pictures reads without hurry. */
const WORDS_PER_SECOND = 3.2;
/** Chinese, Japanese and Korean are read sign by sign. About two and a half signs take as long as a word. */
const SIGNS_PER_WORD = 2.5;
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu;
/** Punctuation alone is no word. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/** Seconds that texts take to be read once, one after the other. */
export function readingSeconds(...texts: readonly string[]): number {
  const text = texts.join(" ");
  const signs = text.match(SIGNS)?.length ?? 0;
  const words = text.replace(SIGNS, " ").match(WORD)?.length ?? 0;
  return (words + signs / SIGNS_PER_WORD) / WORDS_PER_SECOND;
}
