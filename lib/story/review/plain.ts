import { remembered } from "../../text/once.ts";

/** Words only: small letters, straight apostrophes, single blanks. Two texts that read alike are equal. */
export const plain: (text: string) => string = remembered((text) =>
  text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[’‘`]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}%']+/gu, " ")
    .trim(),
);

/** Scripts that write no blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a text says these words, whatever its punctuation and capitals. */
export function says(text: string, words: string): boolean {
  const asked = plain(words);
  if (asked === "") return false;
  return UNSPACED.test(asked) ? plain(text).includes(asked) : ` ${plain(text)} `.includes(` ${asked} `);
}

/** Letters and digits of a text. */
export const letterCount = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
