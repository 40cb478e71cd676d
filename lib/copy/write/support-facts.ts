import { dates } from "../extract/dates.ts";
import { hasVerb } from "../grammar.ts";
import { variants } from "../rewrite/variants.ts";
import { overlap } from "../similarity.ts";
import { capitalize, lowerFirst, unstop, wordCount } from "../text.ts";
import type { Fact, Role } from "../types.ts";
import { isEnglish, type Story } from "./story.ts";
import type { Option } from "./support-options.ts";

const WORTH: Partial<Record<Role, number>> = {
  benefit: 14,
  proof: 11,
  offer: 11,
  news: 10,
  detail: 6,
  problem: 5,
  people: 5,
  audience: 4,
  when: 4,
  where: 3,
};

/** Headlines that turn their sentence around leave it worth reading in full. */
const TURNED =
  /^(?:imperative|so-imperative|no-more|imperative-with|from-to|from-to-bare|definition|comes-to|now-in)$/;
const ORPHAN = /^(?:on average )?(?:it|they|this|she|he|that|these|those|their|its|his|her)\b/i;
const PRACTICAL =
  /^(?:available|prices?|minimum|delivery|shipping|no need|free parking|setup|works with|cash|existing|no booking|affected|next one)\b/i;
const NOT_HERE = /^(?:thank you|we(?:’ve| have) been working|(?:what|how|why)(?: \w+){1,2}[.:]?$)/i;

/** What a line costs that leans on another one, or is small print. */
function penalty(x: Fact, i: number, s: Story): number {
  const { f, spent } = s;
  const aside = /\balso\b/i.test(x.text) || x.label === "aside" ? 4 : 0;
  const small = !/^(?:offer|event)$/.test(f.kind) && PRACTICAL.test(x.text) ? 5 : aside;
  const leans = ORPHAN.test(x.text) && !x.it && !(f.kind === "person" && /^(?:she|he|they)\b/i.test(x.text));
  if (!leans) return small;
  const follows = i > 0 && (spent.has(i - 1) || (i === 1 && s.head?.used.length === 0));
  return small + (follows && f.kind !== "report" ? 3 : 14);
}

const KEEP = /^(?:whole|main|so-imperative|imperative)$/;

function englishFact(x: Fact, i: number, s: Story): Option[] {
  const base = (WORTH[x.role] ?? 4) + Math.max(0, 5 - i) - penalty(x, i, s);
  return variants(x.text, s.f.product, x.it)
    .filter((v) => KEEP.test(v.by))
    .map((v) => ({ text: v.text, score: base - (v.by === "whole" ? 0 : 2), facts: [i], role: x.role }));
}

function foreignFact(x: Fact, i: number, { f }: Story): Option[] {
  if (x.role === "audience") return [];
  const dated = /^(?:event|opening)$/.test(f.kind) && dates(x.text).some((d) => /\d/.test(d)) ? 24 : 0;
  return [{ text: x.text, score: 12 + 2 * Math.max(0, 5 - i) + dated, facts: [i], role: x.role }];
}

/** The statements that the headline has not used. */
export function factOptions(s: Story): Option[] {
  return s.f.facts.slice(0, 24).flatMap((x, i): Option[] => {
    if (NOT_HERE.test(x.text)) return [];
    if (s.spent.has(i)) {
      return TURNED.test(s.head?.by ?? "") ? [{ text: x.text, score: 13, facts: [i], role: x.role }] : [];
    }
    return isEnglish(s) ? englishFact(x, i, s) : foreignFact(x, i, s);
  });
}

/** "Sourdough, croissants and rye" out of the first bullets. */
function bulletLine(s: Story): string {
  const items = s.f.bullets
    .filter((b) => overlap(s.headline, b.text) < 0.5 && !b.label && !/:\s/.test(b.text))
    .map((b) => unstop(b.text).split(/\s+(?:that|which|so)\s/)[0] ?? b.text)
    .slice(0, 3);
  if (items.length < 2 || items.some((x) => wordCount(x) > 7)) return "";
  if (items.some(hasVerb)) return items.map(capitalize).join(" · ");
  const low = items.map((x, i) => (i ? lowerFirst(x, s.f.names) : x));
  return isEnglish(s) ? `${low.slice(0, -1).join(", ")} and ${low.at(-1)}` : low.join(", ");
}

/** Topic, offers, comparisons and lists, when no statement fits better. */
export function otherOptions(s: Story): Option[] {
  const { f } = s;
  const out: Option[] = [];
  const add = (text: string, score: number, role: string) => out.push({ text, score, facts: [], role });
  if (f.topic && !hasVerb(f.topic.text)) add(f.topic.text, isEnglish(s) ? 8 : 20, "topic");
  for (const o of f.offers) if (!f.facts.some((x) => x.text === o.text)) add(o.text, 9, "offer");
  const [contrast] = f.contrasts;
  if (contrast && !s.headline.includes(contrast.before)) {
    add(`${contrast.before} vs ${lowerFirst(contrast.after, s.f.names)}`, 8, "contrast");
  }
  const list = bulletLine(s);
  if (list) add(list, 7, "list");
  const counted =
    f.kind === "changelog" ? undefined : f.bullets.find((b) => /\d/.test(b.text) && wordCount(b.text) >= 4);
  if (counted) add(counted.text, 10, "list");
  return out;
}
