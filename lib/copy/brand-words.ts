import { dangles } from "./grammar.ts";
import { capitalize, hasWords, unstop, wholeWord, wordCount } from "./text.ts";
import type { Guidelines } from "./types.ts";

/** "a amazing" after a word has gone becomes "an …" where the next word asks for it. */
const fixArticles = (s: string) =>
  s.replace(/\b([Aa])n?\s+(?=([\p{L}]))/gu, (m, a: string, next: string) =>
    /^an?\s/i.test(m) ? `${a}${/[aeiou]/i.test(next) ? "n" : ""} ` : m,
  );

/** Takes a banned word out where the sentence survives it; otherwise the whole sentence goes (an empty string). */
function without(s: string, banned: string): string {
  if (!hasWords(s, banned)) return s;
  const left = s
    .replace(wholeWord(banned), "")
    .replace(/\s{2,}/g, " ")
    .replace(/\s+([,.!?])/g, "$1")
    .replace(/^[\s,;:.–-]+/, "")
    .trim();
  const survives = wordCount(banned) === 1 && wordCount(left) >= 3 && !dangles(unstop(left));
  return survives ? capitalize(fixArticles(left)) : "";
}

/** Replacements and banned words of the brand and the brief, as one function over a sentence. */
export function safety(guidelines: Guidelines, avoidWords: string[]): (s: string) => string {
  const replace = Object.entries(guidelines.replace).map(([from, to]) => ({ from: wholeWord(from), to }));
  const banned = avoidWords.map((b) => b.trim()).filter(Boolean);
  return (s) => {
    const said = replace.reduce(
      (out, { from, to }) => out.replace(from, (m) => (/^\p{Lu}/u.test(m) ? capitalize(to) : to)),
      s,
    );
    return banned.reduce((out, b) => (out ? without(out, b) : out), said);
  };
}
