import { shortened, wordsIn } from "./found.ts";

/** A word for a voice, and what it was heard in. */
export type Tone = { word: string; because: string };

const TECHNICAL =
  /\b(?:APIs?|SDKs?|CLI|latency|deploy\w*|open[- ]source|developers?|webhooks?|kubernetes|typescript|runtime|databases?|endpoints?|queries|encrypted|GPU|schema)\b/gi;
const ELEGANT =
  /\b(?:timeless|crafted|atelier|curated|refined|bespoke|heritage|elegan\w+|handmade|luxur\w+|serene|quiet)\b/gi;
const SERIOUS =
  /\b(?:solutions?|compliance|enterprise|stakeholders?|governance|advisory|clients|regulat\w+|expertise|professional\w*)\b/gi;
const SHORTENED =
  /\b(?:you're|we're|it's|don't|can't|we'll|you'll|let's|that's|won't|isn't|we've|you've)\b/gi;
const YOU = /\b(?:you|your|yours)\b/gi;

/** Fewer words than these say nothing about a voice. */
const ENOUGH = 60;
const MOST = 2;

/** How a brand speaks, from what can be counted in its words. At most two words, and none where little is said. */
export function voiceIn(texts: readonly string[]): Tone[] {
  const whole = texts.join("\n").replaceAll("’", "'");
  const words = wordsIn(whole);
  if (words < ENOUGH) return [];
  const per100 = (count: number) => (count * 100) / words;
  const hits = (pattern: RegExp) => [...whole.matchAll(pattern)].map(([hit]) => hit.toLowerCase());
  const sentences = whole.split(/[.!?\n]+/).filter((one) => wordsIn(one) > 1);
  const length = words / Math.max(1, sentences.length);
  const loud = texts.filter((text) => /!(?:\s|$)|\p{Extended_Pictographic}/u.test(text));
  const saying = (pattern: RegExp) => `It says ${[...new Set(hits(pattern))].slice(0, 3).join(", ")}.`;
  const tones: (Tone & { grade: number })[] = [
    { word: "technical", grade: per100(hits(TECHNICAL).length) / 1.5, because: saying(TECHNICAL) },
    { word: "elegant", grade: per100(hits(ELEGANT).length) / 0.9, because: saying(ELEGANT) },
    { word: "professional", grade: per100(hits(SERIOUS).length) / 1.5, because: saying(SERIOUS) },
    {
      word: "playful",
      grade: per100(loud.length) / 0.9,
      because: `It exclaims: ${shortened(loud[0] ?? "", 80)}`,
    },
    {
      word: "friendly",
      grade: per100(hits(YOU).length + hits(SHORTENED).length) / 4,
      because: `It speaks to the reader: "you" and "your" stand there ${hits(YOU).length} times in ${words} words.`,
    },
    {
      word: "direct",
      grade: length < 9 ? 9 / length : 0,
      because: `Its sentences have ${Math.round(length)} words on average.`,
    },
  ];
  return tones
    .filter(({ grade }) => grade >= 1)
    .sort((a, b) => b.grade - a.grade)
    .slice(0, MOST)
    .map(({ word, because }) => ({ word, because }));
}
