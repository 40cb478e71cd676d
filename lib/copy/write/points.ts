import { hasSpaces } from "../language.ts";
import { smart } from "../polish.ts";
import { variants } from "../rewrite/variants.ts";
import { overlap } from "../similarity.ts";
import { lowerFirst, size, unstop, wordCount } from "../text.ts";
import type { Copy, Facts } from "../types.ts";
import { isEnglish, type Story } from "./story.ts";

const MAX_BULLETS = 8;
const NOT_A_POINT = /^(?:thank you|we(?:’ve| have) been\b)/i;
const LEANS = /^(?:it|they|this|she|he|that)\b/i;

/** A statement short enough for a bullet. */
function asPoint(text: string, s: Story): string | undefined {
  if (!isEnglish(s)) return size(text) <= 80 ? unstop(text) : undefined;
  const short = (by: string) => /^(?:whole|main|short)$/.test(by);
  return variants(text, s.f.product).find((v) => short(v.by) && size(v.text) <= 72 && !LEANS.test(v.text))
    ?.text;
}

function fromFacts(s: Story, own: string[]): string[] {
  const out = [...own];
  for (const [i, x] of s.f.facts.entries()) {
    const skip = s.spent.has(i) || /^(?:audience|when|where|topic)$/.test(x.role) || NOT_A_POINT.test(x.text);
    if (skip || out.length >= 5 || (hasSpaces(s.f.language) && wordCount(x.text) < 2)) continue;
    const point = asPoint(x.text, s);
    if (point && overlap(`${s.headline} ${s.supporting}`, point) < 0.7) out.push(point);
  }
  return out.length >= 2 ? out : [];
}

/** The points of the copy: the brief's steps, else its list, else its remaining statements. Empty below two. */
export function bulletsOf(s: Story): string[] {
  const { f } = s;
  if (f.steps.length >= 2) return f.steps.map((x) => unstop(x.text)).slice(0, MAX_BULLETS);
  const own = f.bullets.filter((b) => b.label !== "Breaking").map((b) => unstop(b.text));
  const breaking = f.bullets
    .filter((b) => b.label === "Breaking")
    .map((b) => `Breaking: ${lowerFirst(unstop(b.text), s.f.names)}`);
  return own.length >= 2 ? [...own, ...breaking].slice(0, MAX_BULLETS) : fromFacts(s, [...own, ...breaking]);
}

/** The figures worth showing large, at most six, in the order of the brief. */
export function statsOf(f: Facts): Copy["stats"] {
  const order = new Map(f.stats.map((s, i) => [s, i]));
  const at = (s: Facts["stats"][number]) => order.get(s) ?? 0;
  const ranked = [...f.stats].sort((a, b) => b.weight - a.weight || at(a) - at(b));
  return ranked
    .filter((s, i) => ranked.findIndex((x) => x.value === s.value) === i && s.weight >= 1.1)
    .filter((s) => f.language === "en" || wordCount(s.label) >= 2)
    .slice(0, 6)
    .sort((a, b) => at(a) - at(b))
    .map(({ value, label }) => ({ value: smart(value), label: smart(label) }));
}
