import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact, Span } from "../schema.ts";
import { DAY_MS } from "../values/right-dates.ts";
import type { Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import {
  AFTERWARDS,
  aroundIn,
  aroundOf,
  type DatedBrief,
  type DueDate,
  LOOKS_BACK_DAYS,
  sentenceOf,
  within,
  yearIn,
} from "./dated-brief.ts";
import { isDue } from "./due-words.ts";
import { looksAhead } from "./looks-ahead.ts";
import { endsWithLast, looksBack } from "./looks-back.ts";
import { isReckoned } from "./reckoned.ts";

/** The day, or the later one of those that "5/1/2020" may mean. */
function dayOf({ keys }: Value, today: Date, around: string): Date | undefined {
  const days = keys.map((key) => dayOfKey(key, today, around));
  return days.every((day) => day !== undefined) ? days.sort((a, b) => +b - +a)[0] : undefined;
}

/** Noon of the day, so that no change of clocks moves it; undefined where the calendar has no such day. */
function dayOfKey(key: string, today: Date, around: string): Date | undefined {
  const [, month, day, own] = /^date:(\d+)-(\d+)(?:-(\d{4}))?$/.exec(key) ?? [];
  const year = own ?? yearIn(around);
  if (!month) return undefined;
  const at = (y: number) => new Date(Date.UTC(y, Number(month) - 1, Number(day), 12));
  if (year) return at(Number(year));
  const [last] = [0, 1].map((back) => at(today.getUTCFullYear() - back)).filter((one) => one <= today);
  const isRecent = last !== undefined && today.getTime() - last.getTime() <= LOOKS_BACK_DAYS * DAY_MS;
  return isRecent ? last : at(today.getUTCFullYear() + 1);
}

/** "Du 1er mars au 15 novembre, 12 000 personnes ont visité …": what was in the days that open a sentence. */
function behind({ quote }: Fact, around: string): string {
  const opens = around.trimStart().startsWith(quote.trim());
  const rest = opens ? around.trimStart().slice(quote.trim().length) : "";
  const clause = /^\s*,/.test(rest) ? (rest.split(/[.;:!?]\s/)[0] ?? "") : "";
  return IS_NOW.test(clause) ? "" : clause;
}
/** Words of a clause that tells what is so or will be. */
const IS_NOW =
  /(?<!\p{L})(?:is|are|will|can|(?<!(?:\d|many|most|some|all|both|lots|dozens|hundreds|thousands) of )you|your|ist|sind|wird|werden|kann|können|est|sont|sera|seront|peut|es|son|será|serán|puede|è|sono|sarà|può|zijn|wordt|worden|kan|kunt|é|são|será|pode)(?!\p{L})/iu;

/** "May 43 · June 41 · July 38": months with their values are a series, whichever of them look like days. */
const isSeries = (words: string, language: string): boolean =>
  valuesIn(words, language).filter(({ kind }) => kind === "month").length > 2;

/** "2026, to 20 November - 7,400": a row of a table by years, which counts what has been. */
const YEAR_ROW =
  /^\s*(?:[-•*]\s+)?(?:19|20)\d{2}(?!\d)[^\n]*?(?:[:–—-]|\s)\s*[^\s\d]?\d[\d.,]*[^\n\d]{0,12}$/u;
const FEWEST_ROWS = 3;

function isRowOfYears({ span }: Fact, brief: string): boolean {
  const line = brief.slice(brief.lastIndexOf("\n", span.start - 1) + 1).split("\n", 1)[0] ?? "";
  return YEAR_ROW.test(line) && brief.split("\n").filter((one) => YEAR_ROW.test(one)).length >= FEWEST_ROWS;
}

/** A date this many years ago is history, and no typing error, unless its sentence invites or names an end. */
const HISTORY_YEARS = 3;
/** "Abrimos el 16 de octubre de 2017 con 23 socios y hoy somos 512": what is so today is set against it. */
const TODAY =
  /(?<!\p{L})(?:today|now(?:adays)?|heute|inzwischen|aujourd['’]hui|hoy|oggi|vandaag|inmiddels|hoje)(?!\p{L})/iu;

/** "6 April 2025 to 5 April 2026": a year of accounts is looked back on; nothing else that is dated lasts so long. */
const PERIOD_DAYS = 300;
const isLongPeriod = ([from, to, ...more]: readonly Date[]): boolean =>
  from !== undefined &&
  to !== undefined &&
  more.length === 0 &&
  to.getTime() - from.getTime() > PERIOD_DAYS * DAY_MS;

/** "verkauft zwischen Mittwoch, 18., und Samstag, 21. November", "Found on Tuesday": when what is called back was bought, or what waits for its owner was found. */
const SOLD_OR_FOUND = new Prefiltered(
  /(?<!\p{L})(?:sold|bought|delivered|found|lost|verkauft|gekauft|ausgeliefert|gefunden|verloren|vendue?s?|achetée?s?|livrée?s?|trouvée?s?|perdue?s?|vendid[oa]s?|comprad[oa]s?|entregad[oa]s?|encontrad[oa]s?|perdid[oa]s?|vendut[oaie]|acquistat[oaie]|consegnat[oaie]|trovat[oaie]|pers[oaie]|verkocht|gekocht|geleverd|gevonden|entregues?|achad[oa]s?) (?:\p{L}+ ){0,3}(?:between|from|on|in|zwischen|vom|von|am|im|entre|du|le|en|el|tra|fra|dal|il|tussen|van|op|de|em|a) [^;!?]*$/iu,
);
const FOUND_WITHIN = 80;
const tellsOfSaleOrFind = ({ span }: Fact, brief: string): boolean =>
  SOLD_OR_FOUND.test(brief.slice(Math.max(0, span.start - FOUND_WITHIN), span.end));

/** "… ha vinto la medaglia d'oro, premiazione a Trento sabato 13 novembre": a day behind the clause that it belongs to. */
function clauseBefore({ quote }: Fact, around: string): string {
  const before = around.slice(0, Math.max(0, around.indexOf(quote)));
  return /,\s*$/.test(before) && !isDue(quote) ? before : "";
}

/** "Raffle results, Saturday 14 November", "Ergebnis vom Sonntag, 22. November": how it went that day. */
const RESULT =
  /^\W*(?:[\p{L}’'-]+ ){0,3}(?:results?|scores?|winners?|\p{L}*ergebnis(?:se)?|gewinner|résultats?|gagnants?|compte[- ]rendu|resultados?|ganador(?:es)?|risultat[oi]|vincitori|uitslag(?:en)?|winnaars?|vencedor(?:es)?)(?! ?['’]| (?:day|night|evening|show|announce))(?:[ ,:–-]+[\p{L}’']+){0,6}[ ,:–-]+\d/iu;

/** "The numbers so far (January to 20 November)", "hasta ahora": what is counted up to a day of these weeks. */
const SO_FAR =
  /(?<!\p{L})(?:so far|to date|year to date|until now|up to now|bisher(?:ige[nrs]?)?|bis jetzt|bislang|jusqu['’](?:ici|à (?:présent|maintenant|ce jour))|à ce jour|hasta (?:ahora|hoy|la fecha|el momento)|finora|fino a(?:d)? (?:oggi|ora)|até (?:agora|hoje|à data|ao momento)|tot (?:nu toe|nog toe|op heden|dusver))(?!\p{L})/iu;

/** "Notre collecte du week-end dernier (21 et 22 novembre)": a day right behind the words that look back to it. */
const isDayOfLast = ({ span }: Fact, brief: string): boolean =>
  endsWithLast(brief.slice(Math.max(0, span.start - FOUND_WITHIN), span.start));

/** "Busiest day: 19 September", "Jour record : 3 octobre": the day of a figure that no other has reached. */
const RECORD =
  /(?<!\p{L})(?:busiest|best|hottest|coldest|wettest|longest|slowest|biggest|record|top|peak) (?:day|night|evening|weekend|week|shift|session|match|game)(?!\p{L})|(?<!\p{L})(?:stärkster|bester|vollster|heißester|längster) (?:tag|abend)|rekordtag|(?:meilleure?|plus (?:grosse|grande|belle)) (?:journée|soirée)|jour (?:record|de pointe|le plus \p{L}+)|día (?:récord|más \p{L}+|con más \p{L}+)|mejor día|giorno (?:record|più \p{L}+)|drukste (?:dag|avond)|recorddag|dia (?:recorde|mais \p{L}+)/iu;

/** "Our 2026 in numbers" over a list: its entries tell what has been. */
function isEntryOfReport(fact: Fact, { reading, brief }: DatedBrief): boolean {
  const isEntry = reading.items.some((id) => {
    const item = reading.facts.find((one) => one.id === id);
    return item !== undefined && item.span.start <= fact.span.start && item.span.end >= fact.span.end;
  });
  return isEntry && brief.slice(0, fact.span.start).split("\n").some(isReckoned);
}

const reportsOf = (fact: Fact, about: DatedBrief): boolean => {
  const sentence = sentenceOf(fact, about.brief);
  return (RECORD.test(sentence) && !IS_NOW.test(sentence)) || isEntryOfReport(fact, about);
};

/** "A thank-you after our concert on", "Bilder von unserem Fest am": what comes behind a day tells of it. "Thank-you evening on" is a day to come. */
const COMES_AFTER = new Prefiltered(
  /(?<!\p{L})(?:(?:thank[- ]?you|thanks|dank(?:eschön)?|remerciements?|agradecimientos?|ringraziament[oi]|bedankje|agradecimentos?)(?: [\p{L}’']+){0,4}? (?:after|following|nach|après|después de|tras|dopo|na|depois d[aoe]s?|após)|(?:pictures|photos|impressions|memories|bilder|fotos?(?:['’]s)?|eindrücke|impressionen|images|souvenirs|imágenes|recuerdos|immagini|imagens) (?:from|of|von|de|dell[ae]|del|van|da|do) (?:our|unser\p{L}*|notre|nuestr[oa]|nostr[oa]|ons|onze|noss[oa])) (?:[\p{L}’'-]+,? ){0,8}$/iu,
);
const comesAfter = ({ span, quote }: Fact, brief: string): boolean => {
  const before = brief.slice(Math.max(0, span.start - FOUND_WITHIN), span.start);
  return COMES_AFTER.test(`${before}${quote.split(/\d/u)[0] ?? ""}`);
};

const tellsOfThePast = (fact: Fact, around: string, brief: string): boolean =>
  looksBack(fact.quote) ||
  SO_FAR.test(sentenceOf(fact, brief)) ||
  isDayOfLast(fact, brief) ||
  (RESULT.test(around) && !IS_NOW.test(around)) ||
  looksBack(clauseBefore(fact, around)) ||
  isReckoned(around) ||
  (!isDue(sentenceOf(fact, brief)) && comesAfter(fact, brief)) ||
  looksBack(behind(fact, around)) ||
  tellsOfSaleOrFind(fact, brief);

/** A stretch of a fact, where it stands in the brief. */
const shifted = ({ start, end }: Span, fact: Fact): Span => ({
  start: fact.span.start + start,
  end: fact.span.start + end,
});

/** "Come on 5 October", read in November. */
export function pastIn(fact: Fact, { reading, today, brief }: DatedBrief): DueDate[] {
  if (fact.kind !== "when") return [];
  const sentence = sentenceOf(fact, brief);
  const values = valuesIn(fact.quote, reading.language);
  const isAhead = ({ kind, span }: Value) =>
    kind === "date" && looksAhead(aroundIn(shifted(span, fact), brief), reading.language);
  const isInvited = isDue(sentence) || values.some(isAhead);
  // News of what has happened may invite all the same: "New: offline maps. Meet us on 1 May".
  if (AFTERWARDS.has(reading.occasion) && !isInvited) return [];
  if (isSeries(aroundOf(fact, reading.facts), reading.language) || isRowOfYears(fact, brief)) return [];
  if (tellsOfThePast(fact, aroundOf(fact, reading.facts), brief)) return [];
  if (!isInvited && reportsOf(fact, { reading, today, brief })) return [];
  const now = new Date(`${today}T12:00:00Z`);
  const dates = values.flatMap((value) => {
    const day = value.kind === "date" && !value.weak ? dayOf(value, now, sentence) : undefined;
    return day ? [{ value, day }] : [];
  });
  const isHistory = (day: Date) => {
    const years = now.getUTCFullYear() - day.getUTCFullYear();
    return years >= HISTORY_YEARS && (!isInvited || TODAY.test(sentence));
  };
  // Of "from 5 October to 12 December" the end counts. A day is over everywhere a day later.
  const isPast = ({ day }: { day: Date }) => now.getTime() - day.getTime() > DAY_MS && !isHistory(day);
  const [first] = dates;
  if (isLongPeriod(dates.map(({ day }) => day))) return [];
  return first && dates.every(isPast)
    ? [
        {
          kind: "past",
          ...within(fact, first.value.span.start, first.value.text.replace(/(?<=\p{L})\.$/u, "")),
        },
      ]
    : [];
}
