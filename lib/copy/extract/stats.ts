import { balanced, tokens, verbAt } from "../grammar.ts";
import { AUXILIARIES, isPast, isThirdPerson, PRONOUNS } from "../lexicon.ts";
import { once, wordSet } from "../once.ts";
import { size, wordCount, words } from "../text.ts";
import type { Stat } from "../types.ts";
import { type Figure, figures, shortValue } from "./numbers.ts";
import { statWeight } from "./stat-weight.ts";

const CLAUSE_EDGE =
  /[,;:.!?()–—](?!\d)|\s(?:because|so|which|while|but|when|if|once|after|than ever|vs\.?|versus|before (?!$))\b|\s(?:y|et|und|e|en|och|og|i)\s(?=\p{L}+ \p{L}+)|\sand (?=\d|[$€£]|(?:\w+ ){0,2}\w+ed\b|\w+s (?:\w+ ){0,3}[$€£]?\d)/u;
const EMPTY = once(() =>
  wordSet(
    "a an the of to in on at for with by from and or it they we you i he she this that is are was were be been has have had average per after before within once when only just until than now free",
  ),
);

const isFunction = (w: string) => AUXILIARIES().has(w.toLowerCase()) || PRONOUNS().has(w.toLowerCase());
const contentCount = (s: string) =>
  words(s).filter((w) => !EMPTY().has(w.toLowerCase()) && !w.includes("·")).length;

const ENDS_OPEN =
  /(?:\s+(?:and|or|of|in|for|with|to|the|a|on|by|at|once|have been|at least|more than|up to|than|only|from|about|where|when|which|who|is|are|was|were))+$/i;
const STARTS_MID =
  /^(?:he|she|they|it|i|them|us|who|which|that|this|where|when|then|till|until|is|are|was|were)\b|^(?:to|for) \d|^(?:\+|&|plus\b)/i;

/** A longer label is a sentence, and cutting it could change what it says. */
const MAX_LABEL = 76;

function tidy(s: string): string {
  if (size(s) > MAX_LABEL) return "";
  const out = s
    .replace(/^(?:and|or|the|our|a|an)\s+(?!(?:day|week|month|year|hour|minute)\b)/i, "")
    .replace(/^(?:we|they|it)\s+/i, "")
    .replace(/·.*/, "")
    .replace(ENDS_OPEN, "")
    .trim();
  const single = wordCount(out) === 1 && isPast(out.toLowerCase());
  return !out || single || /^(?:[b-z](?:\s|$)|[$€£]?\d)/.test(out) || STARTS_MID.test(out) || !balanced(out)
    ? ""
    : out;
}

/** "a month" after the number, when that is all that follows. */
const afterNumber = (s: string) =>
  s
    .replace(/^\/\s?h(?:r|our)?\b/i, "an hour")
    .replace(/^\/\s?(?:mo|month)\b/i, "a month")
    .replace(/^(?:of|de|des|di|van|von)\s+(?!the [$€£])/i, "")
    .replace(/^[-–]\s*/, "")
    .trim();

const LINKING =
  /\s*\b(?:in|by|to|at|of|from|with|for|only|just|takes?|is|are|was|costs?|within|under|over|than|it|on average|a|an|the|about|now)$/i;

/** The clause before the number: "Setup takes 5 minutes" → "Setup", "fuel use fell 17%" → "fuel use fell". */
function labelBefore(before: string, after: string, verb: number): string {
  if (/\d/.test(before)) return "";
  const list = before.split(/\s+/).filter(Boolean);
  const subject = list.slice(0, verb).join(" ");
  const rest = contentCount(after) ? after : "";
  if (/(?:^|\s)(?:it|this|that|there)$/i.test(subject)) return rest;
  const trimmed = before.replace(LINKING, "");
  if (/^(?:we|you|they|i)$/i.test(subject)) return rest || trimmed.replace(/^\S+\s+/, "");
  // Nobody knows who "Now they know" is, standing under a number.
  if (/\s(?:they|he|she)$/i.test(subject)) return rest;
  const linking = /^(?:is|are|was|takes?|costs?|lasts?)$/i.test(list[verb] ?? "");
  return linking ? `${subject} ${rest}`.trim() : trimmed;
}

/** "a kit that grows salad in 21 days": the figure belongs to the last verb. */
function relativeLabel(before: string, after: string): string {
  const clause = before.split(/\s(?:that|which|who)\s/).at(-1) ?? before;
  const isVerbal = clause !== before && !contentCount(after) && isThirdPerson(tokens(clause)[0] ?? "");
  return isVerbal ? tidy(clause.replace(LINKING, "")) : "";
}

/** "they have cut no-shows by 38%" → "cut no-shows". */
function changedBy(before: string): string {
  const m =
    /\b((?:cut|reduced?|grew|grown|increased?|raised?|lowered?|dropped|fell|fallen|rose|risen|improved?|shrunk|shrank|down|up)\b.*?)\s+by$/i.exec(
      before,
    );
  if (!m?.[1]) return "";
  const subject = before
    .slice(0, m.index)
    .split(/\s+/)
    .filter((w) => w && !isFunction(w))
    .slice(-3)
    .join(" ");
  return tidy(wordCount(m[1]) > 1 ? m[1] : `${subject} ${m[1]}`);
}

/** "fewer phone calls in our pilot": what looks like a verb is what was counted, and ends the label. */
const isCounted = (list: readonly string[], at: number) =>
  /^(?:fewer|more|less)$/i.test(list[0] ?? "") &&
  /s$/i.test(list[at] ?? "") &&
  /^(?:in|from|for|with|per|at|on|during|since|across)$/i.test(list[at + 1] ?? "");

function labelAfter(after: string): string {
  const at = verbAt(after);
  const list = after.split(/\s+/);
  if (at > 0 && isCounted(list, at)) return tidy(list.slice(0, at + 1).join(" "));
  // A second number starts a second statement.
  return tidy(at > 0 && /\d/.test(list.slice(at).join(" ")) ? list.slice(0, at).join(" ") : after);
}

/** "Revenue dipped 9% for two months": what follows only says when or where. */
const isAside = (before: string, after: string, verb: number) =>
  verb > 0 &&
  /^(?:for|in|on|after|within|over|during|since|across)\b/i.test(after) &&
  !/\b(?:we|you|they|it|i)$/i.test(tokens(before).slice(0, verb).join(" "));

/** The words before the figure, when those after it only say when, where, or to what. */
function labelFromBefore(before: string, after: string, verb: number): string {
  const isSpan = /^(?:to|from|instead)\b/i.test(after) && contentCount(before) > 0;
  const isBefore = (isSpan || isAside(before, after, verb)) && !/\d/.test(before);
  return isBefore ? tidy(before.replace(LINKING, "")) : "";
}

/** The words after the figure, when they say what it counts. */
function labelFromAfter(before: string, after: string): string {
  // "1,102 people from 38 countries took part": the verb belongs to the first figure.
  const at = /\d/.test(before) ? verbAt(after) : -1;
  return at > 0 ? tidy(after.split(/\s+/).slice(0, at).join(" ")) : labelAfter(after);
}

/** Labels that need no weighing: a relative clause, "cut by", a span, "% of". */
function plainLabel(before: string, rawAfter: string, figure: Figure, verb: number): string {
  const early =
    relativeLabel(before, rawAfter) ||
    changedBy(before) ||
    labelFromBefore(before, afterNumber(rawAfter), verb);
  return early || (figure.value.endsWith("%") && /^of\s/i.test(rawAfter) ? tidy(rawAfter) : "");
}

function englishLabel(before: string, rawAfter: string, figure: Figure): string {
  const after = afterNumber(rawAfter);
  // With something behind it, so that a verb at the very end counts.
  const verb = verbAt(`${before} it`);
  const plain = plainLabel(before, rawAfter, figure, verb);
  if (plain) return plain;
  const rich = contentCount(after);
  if (rich && !(figure.hasUnit && rich < 2 && verb > 0)) return labelFromAfter(before, after);
  if (verb > 0 || (!rich && /\d/.test(before))) return tidy(labelBefore(before, after, Math.max(verb, 0)));
  return tidy(rich || wordCount(after) > 1 ? after : before.replace(LINKING, "") || after);
}

/** Without grammar nobody can tell where a longer one ends. */
const MAX_FOREIGN_LABEL = 42;

function foreignLabel(after: string): string {
  if (size(after) > MAX_FOREIGN_LABEL) return "";
  if (/^(?:al|bis|à|a|tot|till|do)\s+\d/i.test(after) || wordCount(after) < 2 || /\d/.test(after)) return "";
  return tidy(after.replace(/^(?:de|des|di|van|von|do|da)\s+/i, ""));
}

const isSpan = (before: string, after: string) =>
  (/\bfrom$/i.test(before) && /^to\s/i.test(after)) || (/\bto$/i.test(before) && /\bfrom\b/i.test(before));

/** What a figure counts stands near it; looking further makes a sentence of nothing but figures take seconds. */
const [NEAR, MOST_FIGURES] = [400, 60];

function labelOf(s: string, figure: Figure, language: string): string {
  const left = s.slice(Math.max(0, figure.start - NEAR), figure.start).split(/[,;:.!?()–—]\s|\sand\s/);
  const before = (left.at(-1) ?? "").trim();
  const clause = s.slice(figure.end, figure.end + NEAR).split(CLAUSE_EDGE)[0] ?? "";
  // Another number after "and" starts another figure; "customers to usage pricing" counts customers.
  const after = (clause.split(/(?:^|\s)and\s(?=.*\d)|(?<=\p{L}s)\sto\s/u)[0] ?? "").trim();
  if (isSpan(before, after)) return "";
  return language === "en" ? englishLabel(before, after, figure) : foreignLabel(after);
}

/** The figures of a sentence with what they count; one without a clear label is left out. */
export function stats(s: string, language = "en"): Stat[] {
  const found = figures(s).slice(0, MOST_FIGURES);
  return found.flatMap((figure) => {
    const label = labelOf(s, figure, language);
    if (!label || (!contentCount(label) && !figure.hasCurrency)) return [];
    const { value } = figure;
    return [{ value, label, source: { from: "brief", quote: s }, weight: statWeight(value, label) }];
  });
}

const CHANGE =
  /\b(?:cut|cuts|reduced|brought|took|went|lowered|shrank|trimmed|dropped|grew|raised|increased|improved)\s+(.{3,45}?)\s+(?:down |up )?from\s+((?:\S+\s){0,2}?\S+?)\s+(?:down |up )?to\s+((?:under |over |just )?(?:[\d.,%$€£]+|\w+)(?:\s+(?:seconds?|minutes?|hours?|days?|weeks?|months?|percent))?)/i;
/** "cut X from A to B" is one figure, not two. */
export function changes(s: string): Stat[] {
  const [, what, from, to] = CHANGE.exec(s) ?? [];
  if (!what || !from || !to || !/\d/.test(shortValue(to))) return [];
  const label = `${what.replace(/^(?:the|our)\s/i, "")}, from ${from}`;
  return [{ value: shortValue(to), label, source: { from: "brief", quote: s }, weight: 3 }];
}

/** First words of a label that say it counts people. */
export const countsPeople = (label: string): boolean =>
  tokens(label).some((w) =>
    /^(?:people|customers|users|members|teams|riders|readers|subscribers|players|students|runners|volunteers|families|companies|founders|creators|developers|surfers|guests|neighbours|neighbors)$/.test(
      w,
    ),
  );
