import type { Story } from "../../../../story/schema.ts";
import { isBalanced } from "../../../../text/balanced.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { own } from "../../../../text/own.ts";
import { dayOf } from "./begins.ts";

/** A long headline without the words for its day, which a row of facts shows. */

/** Words that lead to a day, by language. */
const LEADS: Record<string, string> = {
  en: "from|since|as of|starting(?: on)?|on|until|till|by|between",
  de: "ab(?: dem)?|seit(?: dem)?|am|vom|von|bis(?: zum)?|zwischen(?: dem)?",
  fr: "à partir du|dès le|depuis le|du|le|jusqu[’']au|entre le",
  es: "a partir del|desde el|del|el|hasta el|entre el",
  it: "a partire dal?|dal|da|il|fino al?|tra il",
  nl: "vanaf|sinds|op|van|tot(?: en met)?|tussen",
  pt: "a partir de|desde|de|no dia|em|até(?: ao?)?|entre",
};
/** German and Dutch put the verb second: without the day at its beginning a sentence would open with it. */
const VERB_SECOND = new Set(["de", "nl"]);
/** "… is on Tuesday": the verb says nothing without its day. */
const IS =
  /(?:\s(?:and|und|et|y|e|en))?\s(?:(?:will )?runs?|läuft|dauert|dure|dura|loopt|duurt|is|are|will be|takes? place|ist|sind|est|sont|a lieu|ont lieu|es|son|será|è|sono|sarà|zijn|é|são)$/iu;
/** "… start on Tuesday": from then on, which the day alone does not say. */
const STARTS =
  /\s(?:(?:will )?(?:start|begin)s?|gelten|gilt|startet|starten|beginnt|beginnen|commence(?:nt)?|débute(?:nt)?|empiezan?|comienzan?|inizian?o?|comincian?o?|begint|começam?)$/iu;
/** "7 December 8am until Friday 11 December": the first half of a span. */
const SPANS =
  /^,?\s*(?:\d{1,2}(?:[.:h]\d{2})?\s?(?:[ap]\.?m\.?|h|uhr|uur)?,?\s+)?(?:until|till?|to|through|bis|jusqu[’']|au|hasta|al|fino|tot|t\/m|até)(?!\p{L})/iu;
/** "on Saturdays from 6 March 2027": another day limits it. Hours limit the day alone. */
const LIMITED =
  /^,?\s*(?:from|since|as of|starting(?: on)?|ab(?: dem)?|seit(?: dem)?|vom|à partir du|dès(?: le)?|depuis(?: le)?|du|a partir del?|desde(?: el)?|a partire dal?|dal|vanaf|sinds|a partir d[eo])\s+(?:\p{L}+,?\s+)?(?:\d{1,2}(?:\.|st|nd|rd|th|er)?\s+(?:de\s+)?(?!uur|uhr|heures?|horas?|ore|until|till|to|bis|tot)\p{L}{3,}|\p{Lu}\p{L}{2,}\s+\d{1,2}(?!\d|[.:]))/iu;
/** "on 7 December, when the heating …": more is said of the day. */
const OF_DAY =
  /^,?\s*(?:when|where|which|wenn|wo|an dem|als|quand|où|date à laquelle|cuando|quando|wanneer|waarop|and|und|et|y|e|en|or|oder|to|bis|au|al|tot|às|at|um|à|a las|alle|om)(?!\p{L})/iu;

const MORE = [OF_DAY, SPANS, LIMITED];

const LONG = 40;
const LEAST = { letters: 10, words: 2 };
const isTitle = (text: string) =>
  text.length >= LEAST.letters && text.split(/\s+/u).length >= LEAST.words && isBalanced(text);

/** What stands before the words for a day, and behind them; undefined where nothing leads to the day, or more is said of it. */
function around(
  headline: string,
  date: string,
  leads: string,
): { opening: string; rest: string } | undefined {
  const at = date === "" ? -1 : headline.indexOf(date);
  const before = headline.slice(0, Math.max(0, at));
  const lead = new RegExp(`(?:^|\\s)(?:${leads})\\s+$`, "iu").exec(before)?.[0];
  const behind = headline.slice(at + date.length);
  if (at < 0 || lead === undefined || MORE.some((said) => said.test(behind))) return undefined;
  return {
    opening: before.slice(0, before.length - lead.length).replace(/[,\s]+$/u, ""),
    rest: behind.replace(/^[\s,]+/u, ""),
  };
}

/**
 * "The branch is closed from 7 to 16 December while the heating is replaced" without from when till when.
 * Undefined for short headlines, for others without the day of the story, and where no title would be left.
 */
export function headlineWithoutDay(headline: string, { when, spoken }: Story): string | undefined {
  const leads = own(LEADS, spoken);
  const parts =
    headline.length > LONG && leads !== undefined ? around(headline, when?.date ?? "", leads) : undefined;
  if (!parts) return undefined;
  const { opening, rest } = parts;
  if (opening === "" && VERB_SECOND.has(spoken)) return undefined;
  if (rest === "" && STARTS.test(opening)) return undefined;
  const said = rest === "" ? opening.replace(IS, "") : [opening, rest].filter(Boolean).join(" ");
  return isTitle(said) ? capitalized(said) : undefined;
}

/** The fit with the shorter headline where that one shows the day in its row, else with the whole one. */
export function fitWithoutDay<
  W extends { headline: string },
  F extends { data: { details?: string } } | undefined,
>(words: W, story: Story, fitOf: (words: W) => F): F {
  const headline = headlineWithoutDay(words.headline, story);
  const fit = headline === undefined ? undefined : fitOf({ ...words, headline });
  return fit?.data.details?.includes(dayOf(story)) ? fit : fitOf(words);
}
