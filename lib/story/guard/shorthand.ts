import { urls } from "../../copy/text.ts";
import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Story } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { doubt, type Finding } from "./finding.ts";
import type { Slot } from "./slots.ts";

/** Notes of every language borrow these. */
const BORROWED = "tb[acd]|asap|eod|fyi|btw|n/a";

/** Words of notes that nothing published has, in small letters. Short forms that are usual in print are none. */
const NOTES: Record<string, string> = {
  en: "tues|weds|thurs?|approx|incl|excl|pls|plz|thx|tmrw|tmw|b4|ppl|govt|appts?|wks?|yrs?|thru|cd|shd|wld|abt|btwn|esp|avail|resp|mtgs?",
  de: "vllt|evtl|ggf|bzgl|wg|vorauss|mgl|od|n\\. ?n|o\\. ?g|s\\. ?[ou]",
  fr: "qqn?|qqch|bcp|pdt|tjrs?|càd",
  es: "xq|pq|tb|tmb|aprox|dcto|pdte",
  it: "xché|xké|nn|cmq|qlc|appr",
  nl: "ivm|mbt|dmv|evt|nvt|vlgs|obv|ipv",
  pt: "vcs?|tbm?|pq|aprox|hj|qd|blz",
};

const EN_DAY = "mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun";
const DE_DAY = "mo|di|mi|do|fr|sa|so";
/** Short days in small letters, where the language writes days with a capital. Alone they are other words as well. */
const DAYS: Record<string, string> = {
  en: `(?:${EN_DAY})(?: ?[-–/&+] ?| (?:to|and|or|till) )(?:${EN_DAY})|(?<=(?:by|until|till|next|this) )(?:tue|wed|fri)|(?:mon|wed|fri|sat|sun)(?= \\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm))`,
  de: `(?:${DE_DAY}) ?[-–/+] ?(?:${DE_DAY})|(?:${DE_DAY})(?= \\d{1,2}(?:[:.]\\d{2})? ?(?:uhr|h)(?!\\p{L}))`,
};

const BEFORE = "(?<![\\p{L}\\p{N}&/@#_-])";
const AFTER = "(?![\\p{L}\\p{N}@_]|[-.]\\p{L})";

const patternOf = remembered((language) => {
  const words = [BORROWED.toLowerCase(), own(NOTES, language), own(DAYS, language)].filter(Boolean).join("|");
  // "w/ Ana" is with; English alone has it.
  const slashed = language === "en" ? `|${BEFORE}w/o?(?= ?\\p{L})` : "";
  return new Prefiltered(`${BEFORE}(?:${words}|TB[ACD]|Approx|Aprox)${AFTER}${slashed}`, "gu");
});

/** Addresses as blanks, so that the places of all other words stay. */
const withoutAddresses = (text: string): string =>
  urls(text).reduce((out, url) => out.replace(url, " ".repeat(url.length)), text);

/** Shorthand of notes in words that a model has written. Quotations and source code stay as they are. */
export function checkShorthand(
  slots: readonly Slot[],
  { by, spoken }: Pick<Story, "by" | "spoken">,
): Finding[] {
  if (by === "house") return [];
  return slots
    .filter(({ name }) => name !== "quotation")
    .flatMap(({ name, text }) =>
      matchesIn(patternOf(spoken), withoutAddresses(text))
        .slice(0, 1)
        .map(({ 0: words, index }) =>
          doubt(name, "shorthand", `“${words}” is shorthand of notes; readers need it written out.`, {
            start: index,
            end: index + words.length,
          }),
        ),
    );
}
