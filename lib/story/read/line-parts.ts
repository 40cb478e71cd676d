import { sentences } from "../../copy/sentences.ts";
import { URL_RE } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isRanked } from "../../text/ranked.ts";
import { monthOf } from "../values/calendar-words.ts";
import { isCalendarWord } from "./calendar.ts";
import { COUNTED_PARTS } from "./counted-parts.ts";
import type { TextLine } from "./mail.ts";

/** How a text falls into lines, and a stretch of prose into sentences and steps. */

export function linesOf(plain: string): TextLine[] {
  const out: TextLine[] = [];
  let start = 0;
  for (const text of plain.split("\n")) {
    out.push({ start, end: start + text.length, text });
    start += text.length + 1;
  }
  return out;
}

/** What stands before a place on its line. */
export const beforeOnLine = (plain: string, at: number): string =>
  plain.slice(plain.lastIndexOf("\n", at - 1) + 1, at);

/** The mark that opens a line of a list. */
export const BULLET = /^\s*(?:[-*•‣▪◦·●○■□➤►→✓✔☑★–—+]\s+|[・●■◆▶]\s*|\[[ x]?\]\s+)(?=\S)/u;

const STEP =
  /^\s*(?:[-*•]\s+)?(?:(?:slide|step|schritt|étape|paso|passo|stap|tip|ステップ)\s*\d{1,2}\s*[.):–—-]?\s+|\(?\d{1,2}\s*[.)]\s+|[(（]?[\d０-９]{1,2}[.．)）]\s*(?=[\u3040-\u30ff\u3400-\u9fff])|\d{1,2}:\s+(?=\p{L})|\d{1,2}\s+[-–—]\s+(?!\d)|\d{1,2}\s*=\s*(?=\p{L}))(?=\S)/iu;

/** "25. bis 27. Dezember": the first of two days. */
const TO_ANOTHER =
  /^(?:bis|und|oder|u\.|og|til|tot|t\/m|en)(?: (?:zum|den|de|het|met))*\s\d{1,2}(?:\.|\s\p{L})/iu;
/** Length of the number that opens a step; 0 for none. "25 – 28 December" and "1. Februar" begin with a date. */
export function stepLead(text: string): number {
  const [lead = ""] = STEP.exec(text) ?? [];
  const behind = text.slice(lead.length);
  const [next = ""] = /^\p{L}+/u.exec(behind) ?? [];
  // "2) En 20 minutos": a bracket stands behind no day.
  if (lead.includes(")")) return lead.length;
  const isDay = isCalendarWord(next) && !isDatedWeekday(next, behind);
  return isDay || TO_ANOTHER.test(behind) || isRanked(behind) ? 0 : lead.length;
}

/** "1. Saturday 6 March: taster" has a day of its own; "1. Samstag im Monat" and "1. Januar 2027" are days. */
const isDatedWeekday = (word: string, text: string): boolean =>
  monthOf(word) === undefined && /^\p{L}+\.?,?\s+(?:the |den |le |il |el |de |o )?\d/u.test(text);

/** A line without the number of its step; "1. Jahr" keeps its own. */
export const withoutStepNumber = (text: string): string =>
  /^\d{1,2}[.)]\s/u.test(text) ? text.slice(stepLead(text)) : text;

const NUMBERED = /^\s*(?<count>\d{1,2})\s+(?=\p{L})/u;
/** Length of the bare number that opens a line; 0 for none. "1 Front wheel: …" is a step among others alone. */
export const numberLead = (text: string): number => NUMBERED.exec(text)?.[0].length ?? 0;
/** The number itself; 0 for none. */
export const numberIn = (text: string): number => Number(NUMBERED.exec(text)?.groups?.count ?? 0);

/** Bars, bullets and an emoji that ends a thought part statements inside a line. */
const BAR =
  /\s+[|•]\s+|(?<=[\p{L}\p{N}])\s+(?:(?![❤♥💙💚💛💜🧡🖤🤍💕©®™])\p{Extended_Pictographic}\uFE0F?)+\s+(?=(?!(?:in|at|for|with|and|on|to|of|from|by|or)\s)[\p{L}\p{N}])/gu;
/** A number that opens a step inside a line: "1) …", "1 - …", "Step 1: …", and not "2. bis 23. März". */
const INLINE_STEP =
  /(?:^|[\s:：。、])(?:(?:step|schritt|étape|paso|passo|stap)\s*)?[(（]?([\d０-９]{1,2})(?:\)\s+|[.:]\s+(?!(?:bis|und|oder)\s\d)(?=\p{L})|[.．)）]\s*(?=[\u3040-\u30ff\u3400-\u9fff])|\s?=\s*(?=\p{L})|\s[-–—]\s+(?=\p{L}))/giu;

/** Parts of a sentence that stand apart: beside a bar, or behind an address that opens it. */
function parts(sentence: string): string[] {
  const out = sentence.split(BAR);
  return out.flatMap((part) => {
    URL_RE.lastIndex = 0;
    const m = URL_RE.exec(part);
    URL_RE.lastIndex = 0;
    const rest = m?.index === 0 ? part.slice(m[0].length) : "";
    return m && /^\s+\S+\s+\S/.test(rest) ? [m[0], rest] : [part];
  });
}

/** "vom 21.12. bis 3.1. zu": a date with full stops ends no sentence. */
function joinedDates(list: string[], text: string): string[] {
  const out: string[] = [];
  let at = 0;
  for (const part of list) {
    const before = out.at(-1);
    const found = text.indexOf(part, at);
    if (before !== undefined && /(?<!\d)\d{1,2}\.\d{1,2}\.$/.test(before) && /^[\p{Ll}\d]/u.test(part))
      out[out.length - 1] = text.slice(text.lastIndexOf(before, found), found + part.length);
    else out.push(part);
    at = found + part.length;
  }
  return out;
}

/** The sentences of a text without line breaks. */
export const sentencesOf = (text: string): string[] => joinedDates(sentences(text), text).flatMap(parts);

/** "7 against 1. Days to invoice: …": a number that ends a sentence begins no list, which opens a text or a thought. */
const OPENS_LIST =
  /(?:^|[^\p{L}\p{N}]|(?<!\p{L})(?:steps?|schritte?|étapes?|pasos?|passi|passos?|stappen))\s*$/iu;

/** "children under 5. Ask us": the word before a number that ends its sentence needs one. */
const NEEDS_NUMBER =
  /(?<!\p{L})(?:under|over|above|below|than|least|most|to|of|by|from|aged?|and|or|until|about|only|number|unter|über|ab|bis|von|mindestens|höchstens|und|oder|als|de|dès|à|moins de|plus de|et|ou|menos de|más de|hasta|y|o|meno di|più di|fino a|e|onder|boven|dan|van|tot|en|com|até)\s*$/iu;

const PART_BEFORE = new Prefiltered(`(?<!\\p{L})(?:${COUNTED_PARTS})$`, "iu");

/** The number of a step, where this one counts on from so many others. */
function countsOn(m: RegExpExecArray, text: string, counted: number): boolean {
  const [whole, number = ""] = m;
  const at = m.index;
  // "bis zum 1. April": a day has its number too.
  const [next] = /^\p{L}+/u.exec(text.slice(at + whole.length).trimStart()) ?? [];
  if (monthOf(next) !== undefined) return false;
  // "Week 1: balance. Week 2: …" counts weeks.
  if (PART_BEFORE.test(text.slice(0, at))) return false;
  const isBare = /^\s*\d+\./.test(whole);
  if (isBare && NEEDS_NUMBER.test(text.slice(0, at))) return false;
  const opens = !isBare || counted > 0 || OPENS_LIST.test(text.slice(0, at));
  return opens && Number(number.normalize("NFKC")) === counted + 1;
}

/** Offsets of numbers that count 1, 2, 3 inside a line. */
export function stepsIn(text: string): number[] {
  const out: number[] = [];
  for (const m of text.matchAll(INLINE_STEP))
    if (countsOn(m, text, out.length)) out.push(m.index + (/^[\s:：。、]/u.test(m[0]) ? 1 : 0));
  return out.length >= 2 ? out : [];
}

/** The last step ends with its sentence. */
export function lengthOfStep(text: string): number {
  const lead = stepLead(text);
  const [first = ""] = sentences(text.slice(lead));
  return first ? text.indexOf(first, lead) + first.length : text.length;
}

const EMOJI_BULLET = /^\s*(?:\p{Extended_Pictographic}[\uFE0F\u200D]*){1,3}\s*(?=[\p{L}\p{N}"“])/u;

/** The mark that a line of a list begins with. "- 1. Open the lid" has a bullet and a number. */
export function itemOf(text: string): { lead: number; shape: "bullet" | "step" } | undefined {
  const bullet = BULLET.exec(text) ?? EMOJI_BULLET.exec(text);
  const step = stepLead(bullet ? text.slice(bullet[0].length) : text);
  if (step > 0) return { lead: step, shape: "step" };
  return bullet ? { lead: bullet[0].length, shape: "bullet" } : undefined;
}
