import { hasSpaces } from "../language.ts";
import { HYPE } from "../lexicon.ts";
import { content, overlap } from "../similarity.ts";
import { hasWords, size, wordCount, words } from "../text.ts";
import type { Brand, Facts } from "../types.ts";
import type { Voice } from "../voice.ts";
import type { Draft } from "./draft.ts";
import { fitness, orphan } from "./english.ts";
import { type Look, type Reason, type Rule, when } from "./rule.ts";
import { MADE_BY, ROLE, SUITS } from "./weights.ts";

const origin: Rule = ({ d, f }) => {
  const foreign = f.language !== "en" && !/^(?:audience|when|where|topic)$/.test(d.role);
  return [
    [foreign ? 4 : ROLE[d.role], `role ${d.role}`],
    [MADE_BY[d.by] + (SUITS[f.kind]?.[d.by] ?? 0), `made by ${d.by}`],
  ];
};

const EARLY = [14, 7, 4, 2];

/** News stands early. Other languages are not rewritten, so that their order counts for more. */
function earliness({ d, f }: Look): number {
  const points = EARLY[d.fact] ?? 0;
  if (f.language === "en") return points * (f.kind === "incident" ? 1.8 : 1);
  return points * (d.fact === 0 && !f.topic ? 3 : 2.4);
}

const position: Rule = (look) => {
  const { d, f, chars } = look;
  const early = earliness(look);
  const asked =
    d.role === "topic" || (d.role === "kind" && d.by === "kind" && (f.kindScores[f.kind] ?? 0) >= 4);
  const aside = f.facts[d.fact]?.label === "aside";
  const opens = f.kind === "insight" && d.fact === 0 && d.by === "whole" && chars <= 76;
  return [
    ...when(early > 0, early, "early in the brief"),
    ...when(asked && chars <= 85, 10, "what the brief asks for"),
    ...when(aside, -10, "said on the side"),
    ...when(opens, 20, "the opening thought"),
    ...when(f.language !== "en" && d.by === "topic", 22, "the asked-for topic"),
  ];
};

function lengthPoints(n: number): number {
  if (n >= 4 && n <= 8) return 8;
  if (n === 3 || n === 9) return 4;
  if (n === 2 || n === 10) return 0;
  if (n < 2) return -12;
  return n <= 12 ? -6 : -16;
}

/** A sentence that may not be shortened is forgiven half of its length. */
const length: Rule = ({ n, chars, f }) => [
  [lengthPoints(n) * (f.language === "en" || n <= 9 ? 1 : 0.5), `${n} words`],
  ...when(chars > 60, -(chars - 60) * (f.language === "en" ? 0.5 : 0.25), `${chars} characters`),
  ...when(chars > (f.language === "en" ? 85 : 105), -14, "too long for a card"),
];

const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred|thousand|million|half|twice|double)\b/;

const substance: Rule = ({ text, low, f }) => {
  const anchor = `${f.topic?.text ?? ""} ${f.facts
    .slice(0, 2)
    .map((x) => x.text)
    .join(" ")}`.toLowerCase();
  const carried = content(text).filter((w) => anchor.includes(w)).length;
  return [
    ...when(/\d/.test(text), f.language === "en" ? 5 : 2, "a number"),
    ...when(!/\d/.test(text) && NUMBER_WORD.test(low), 5, "a number"),
    ...when(
      f.product !== undefined && hasWords(text, f.product),
      f.kind === "launch" ? 5 : 3,
      "names the product",
    ),
    ...when(/\byou(?:r|’re)?\b/.test(low), 3, "speaks to the reader"),
    ...when(/\b(?:now|new|today|opens?|back)\b/.test(low), 2, "news"),
    ...when(carried > 0, Math.min(6, carried * 1.5), "carries the point"),
  ];
};

const style: Rule = ({ text, brand, f }) => {
  const commas = text.match(/,\s/g)?.length ?? 0;
  const empty = words(text).filter((w) => HYPE().has(w.toLowerCase()));
  const banned = f.limits.avoidWords.filter((b) => b.trim() && hasWords(text, b));
  return [
    ...empty.map((w): Reason => [-5, `empty word “${w}”`]),
    ...when(commas > 1, -4 * (commas - 1), "commas"),
    ...when(/[()]/.test(text), -6, "brackets"),
    ...when(/[;:](?!\d).*[;:](?!\d)|https?:|www\./.test(text), -30, "not headline matter"),
    ...when(text.endsWith("?"), f.language !== "en" && words(text).length < 4 ? -30 : -4, "a question"),
    ...when(brand.tagline !== "" && overlap(brand.tagline, text) > 0.8, -12, "repeats the tagline"),
    ...banned.map((b): Reason => [-100, `banned “${b}”`]),
  ];
};

const inVoice: Rule = ({ text, n, d, voice }) => [
  ...when(voice.bold, n <= 6 ? 3 : -2, "bold voice"),
  ...when(voice.technical && /\d/.test(text), 3, "technical voice"),
  ...when(voice.formal && /^(?:no-more|meet)$/.test(d.by), -4, "formal voice"),
  ...when(voice.playful && /^(?:imperative|so-imperative|no-more|meet)$/.test(d.by), 3, "playful voice"),
];

const ALWAYS: readonly Rule[] = [origin, position, length, substance, style, inVoice];
const ENGLISH: readonly Rule[] = [orphan, fitness];

/** Sum of small named reasons, from 50; the reasons are kept so that the choice can be explained. */
export function scoreHeadline(
  text: string,
  d: Draft,
  f: Facts,
  brand: Brand,
  voice: Voice,
): { score: number; why: string[] } {
  const chars = size(text);
  const n = hasSpaces(f.language) ? wordCount(text) : Math.round(chars / 3.2);
  const look: Look = { text, low: text.toLowerCase(), n, chars, d, f, brand, voice };
  const rules = f.language === "en" ? [...ALWAYS, ...ENGLISH] : ALWAYS;
  const reasons = rules.flatMap((rule) => rule(look)).filter(([points]) => points !== 0);
  const score = reasons.reduce((sum, [points]) => sum + points, 50);
  const round = (x: number) => Math.round(x * 10) / 10;
  return { score: round(score), why: reasons.map(([p, why]) => `${p > 0 ? "+" : ""}${round(p)} ${why}`) };
}
