import { dangles } from "../grammar.ts";
import { capitalize, hasWords, lowerFirst, unstop, wholeWord, wordCount } from "../text.ts";
import type { Facts, Guidelines } from "../types.ts";
import { inVoice, type Voice } from "../voice.ts";

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

const ALREADY_FIXED = /^fix|no longer|\bnow\b|doesn’t|won’t/i;

/** Facts in the brand's own voice and without its banned words; a fact that cannot do without one is left out. */
export function inBrandWords(f: Facts, safe: (s: string) => string, voice: Voice): Facts {
  const english = f.language === "en";
  const say = (s: string) => safe(english ? inVoice(s, voice) : s);
  const all = <T extends { text: string }>(list: T[]) =>
    list.map((x) => ({ ...x, text: say(x.text) })).filter((x) => x.text);
  const { topic: _, ...rest } = f;
  const topic = f.topic && { ...f.topic, text: say(f.topic.text) };
  return {
    ...rest,
    ...(topic?.text ? { topic } : {}),
    facts: all(f.facts),
    offers: all(f.offers),
    steps: all(f.steps),
    quotes: f.quotes.filter((q) => safe(q.text) === q.text),
    bullets: all(f.bullets).map((b) =>
      b.label === "Fixed" && english && !ALREADY_FIXED.test(b.text)
        ? { ...b, text: `Fixed: ${lowerFirst(b.text, f.names)}` }
        : b,
    ),
    stats: f.stats.map((s) => ({ ...s, label: safe(s.label) })).filter((s) => s.label),
    ctas: f.ctas.map((c) => ({ ...c, label: safe(c.label) })).filter((c) => c.label),
  };
}
