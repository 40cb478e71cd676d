import { once, wordSet } from "../../text/once.ts";
import { content } from "../similarity.ts";

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/gu;

/** A quick look: these scripts lie above all others that occur. */
const MAY_BE_UNSPACED = /[\u0E00-\u0E7F\u2E80-\uFFFF]/;

function pairs(run: string): string[] {
  const chars = [...run];
  return chars.slice(1).map((c, i) => `${chars[i]}${c}`);
}

/** Small words of the languages around us; they are what no text is about. */
const SMALL = once(() =>
  wordSet(`der die das den dem des ein eine einen einem einer und oder aber ist sind war mit für von zum zur auf aus bei nach über wir ihr
  sie uns unser unsere euch dich nicht auch noch schon sich wie was wenn als dass les des une est sont avec pour dans sur par nous vous
  notre votre nos vos leur leurs qui que mais aux ses son los las una unos unas con para por sin más nos nuestro nuestra tus sus como pero
  gli della delle del nella con per sono nostro nostra che het een van voor met zijn onze ons naar ook maar uma com para nosso nossa dos das`),
);

/** What a text is about: its stems, and pairs of characters where a language writes no spaces. */
export function ideas(text: string): string[] {
  const runs = MAY_BE_UNSPACED.test(text) ? text.match(UNSPACED) : null;
  const stems = content(runs ? text.replace(UNSPACED, " ") : text).filter((w) => !SMALL().has(w));
  return runs ? [...runs.flatMap(pairs), ...stems] : stems;
}
