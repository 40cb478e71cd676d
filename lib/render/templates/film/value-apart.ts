import { isBalanced } from "../../../text/balanced.ts";
import { NOON } from "../../../text/noon.ts";
import { WEEKDAYS } from "../../../text/weekdays.ts";
import { isLeader } from "../../type/leaders.ts";
import { isMoney } from "../kit/money.ts";
import { valueIn } from "./loud-words.ts";

/** A phrase around the day, the hours or the amount that it tells, with the words that lead to this. */
export type ValueApart = { before: string; value: string; after: string };

/** Words that lead to a value beside articles and prepositions. */
const LEADS = new Set(
  "between from since until till through zwischen seit entre jusqu'au jusqu’au les desde hasta tra fra dal dall' fino ai tot tussen vanaf até".split(
    " ",
  ),
);
/** What is of one place or number: "(from", "no.". */
const OPEN = /[([/:+]$|\d$/u;
/** Letters of the words around a value, which would outweigh it. */
const MOST = 84;

/** "49 Euro" */
const IN_WORDS = /\d\s(?:euros?|pounds?|dollars?)$/iu;

const leadsTo = (word: string) => {
  const bare = word.replace(/,$/u, "").toLowerCase();
  return isLeader(bare) || LEADS.has(bare) || WEEKDAYS.has(bare);
};

/** A phrase with its only value apart: "Am 31. Dezember sind wir für euch da". Undefined without one. */
export function valueApart(text: string): ValueApart | undefined {
  const hit = valueIn(text);
  if (!hit) return undefined;
  const words = text.slice(0, hit.index).trim().split(/\s+/u).filter(Boolean);
  // "for £49": an amount is as large without the word before it.
  const from =
    isMoney(hit.text) || IN_WORDS.test(hit.text)
      ? words.length
      : words.findLastIndex((word) => !leadsTo(word)) + 1;
  const before = words.slice(0, from).join(" ");
  const behind = text.slice(hit.index + hit.text.length);
  const value = `${hit.text}${goesOn(hit.text, behind, from < words.length)}`;
  const rest = text.slice(hit.index + value.length);
  const after = rest.replace(/^[,:]\s*/u, "").trim();
  const isAlone = before === "" && after === "";
  const isTorn = OPEN.test(before) || /^[\p{L}\d)\]/–-]/u.test(rest) || isInside(before, value, after);
  if (isAlone || isTorn || before.length + after.length > MOST) return undefined;
  return { before: before.replace(/,$/u, ""), value: [...words.slice(from), value].join(" "), after };
}

/** "au samedi 2 janvier inclus": whether the last day counts is said with it. */
const INCLUSIVE =
  /^\s(?:inclus(?:ive|ivement|ief)?|inclusiv[eo]|included|einschließlich|incluid[oa]s?|compres[oaie]|incluído)(?=$|[\s,.])/iu;

/** A number, an hour or a day that ends or begins what others go on from: "6.,", "noon,", "und 3. April". */
const LISTED_BEFORE = new RegExp(`(?:\\d(?:\\.|st|nd|rd|th|er|º)?|(?<!\\p{L})(?:${NOON})),$`, "iu");
const LISTED_AFTER =
  /^(?:,\s*|,?\s*(?:and|or|as well as|und|oder|sowie|et|ou|puis|y|o|e|ed|en|of)\s+)(?:\p{L}{2,13}\.?,?\s)?\d{1,2}(?:\.|st|nd|rd|th|er|º)?(?=$|[\s,])(?!\s?(?:[£€$%]|am|pm|uhr|uur|h)(?!\p{L}))/iu;

/** Whether a value is one of several days, or stands within brackets or quotation marks. */
function isInside(before: string, value: string, rest: string): boolean {
  const isOpen = [before, value, rest].some((part) => !isBalanced(part));
  return isOpen || LISTED_BEFORE.test(before) || LISTED_AFTER.test(rest);
}

/** What belongs to a value behind it: of a bare number its unit, and what it counts where a word leads to it. */
function goesOn(value: string, behind: string, isLed: boolean): string {
  const isBare = /^[\d.,]*\d$/u.test(value);
  const counted = isBare ? (UNIT.exec(behind)?.[0] ?? (isLed ? countedBehind(behind) : "")) : "";
  return counted || (INCLUSIVE.exec(behind)?.[0] ?? "");
}

/** "120 kg", "85 km": a number and its unit are one value. */
const UNIT =
  /^\s(?:[kcmµ]?[gml]|k?W|[kMGT]?Wh|mAh|[kMGT]B|[cdkm]?m[²³]|km\/h|ha|dB|rpm|°\s?[CF]|[Vv]olts?|lb|oz|ft)(?![\p{L}\d²³/-])/u;

/** "with 240 grit": what a bare number counts stays beside it, where a word that leads to it does. */
function countedBehind(behind: string): string {
  const [, word = ""] = /^\s(\p{L}{3,})(?![\p{L}-])/u.exec(behind) ?? [];
  return word !== "" && !leadsTo(word) ? ` ${word}` : "";
}
