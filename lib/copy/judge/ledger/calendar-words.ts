import { allMatches } from "../matches.ts";

const DAY_NAMES = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
export const MONTH_NAMES =
  "january february march april may june july august september october november december".split(" ");

const DAY = /(?<!\p{L})(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|urs|nes|ur)?(?:day)?s?(?!\p{L})/giu;
const MONTH =
  /(?<!\p{L})(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,6})?(?!\p{L})/giu;

/** Days of the week that a text names, in full ("thursday"); short forms count. English. */
export const weekdaysIn = (text: string): string[] =>
  allMatches(DAY, text, /mon|tue|wed|thu|fri|sat|sun/i).flatMap(
    (m) => DAY_NAMES.find((d) => d.startsWith((m[1] ?? "").toLowerCase())) ?? [],
  );

/** Months that a text names, in full. Without `anyCase` only with a capital, so that "may" and "march" stay verbs. */
export const monthsIn = (text: string, anyCase = false): string[] =>
  allMatches(MONTH, text, /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i)
    .filter((m) => anyCase || /^\p{Lu}/u.test(m[0]))
    .flatMap((m) => {
      const word = m[0].toLowerCase();
      return (
        MONTH_NAMES.find((name) => name.startsWith(word) || (word === "sept" && name === "september")) ?? []
      );
    });
