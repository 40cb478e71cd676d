/** Letters of other scripts that look like Latin ones, each beside what it is taken for. */
const LOOK_ALIKE = "аaеeоoрpсcуyхxіiѕsјjԁdһhкkмmнhтtвbгrαaεeοoρpτtυuιiκkνvχxηnωwıiłløoɡgɑa";
/** Digits and signs that stand in for letters. */
const STAND_IN = "0o1i3e4a5s7t@a$s";

const pairs = (text: string) =>
  new Map([...text].flatMap((from, i, all) => (i % 2 ? [] : [[from, all[i + 1] ?? ""] as const])));
const LETTERS = pairs(LOOK_ALIKE);
const SIGNS = pairs(STAND_IN);

const INVISIBLE = /(?!\n)[\p{M}\p{Cf}\p{Cc}]|['’‘`´]/gu;
const WORD = /[a-z0-9@$]+/g;
const isMixed = (word: string) => /[a-z]/.test(word) && /[0-9@$]/.test(word);
/** Letters one by one: "h a t e", "h.a.t.e", "h-a-t-e". */
const SPELLED_OUT = /(?<![a-z0-9])[a-z](?:[ .\-_*~][a-z]){2,}(?![a-z0-9])/g;

/**
 * A text as it is meant to be read, however it is disguised: small Latin letters without accents, apostrophes or anything
 * invisible; look-alikes, digits for letters and letters apart put right. Lines and the ends of sentences stay.
 */
export function plain(text: string): string {
  const latin = [...text.normalize("NFKD").replace(INVISIBLE, "").toLowerCase()]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join("");
  return latin
    .replace(WORD, (word) =>
      isMixed(word) ? word.replace(/[0-9@$]/g, (sign) => SIGNS.get(sign) ?? sign) : word,
    )
    .replace(/(?<=[a-z])!(?=[a-z])/g, "i")
    .replace(SPELLED_OUT, (word) => word.replace(/[^a-z]/g, ""))
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .replace(/[“”„«»]/g, '"')
    .replace(/[^\S\n]+/g, " ");
}
