import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { keyOf } from "../../copy/keys.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { certainlyFor, surelyFor } from "../addressee/addressee.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { headsPricesOrTimes } from "../read/headed-lines.ts";
import { MADE_THINGS } from "../read/job-labels.ts";
import { namesPartOfPost } from "../read/prohibition-words.ts";
import { valuesOf } from "../read/values.ts";
import type { Fact, Reading } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { listedFacts } from "../write/groups.ts";
import { isOfAlikeEntries } from "./alike-entries.ts";

/** What stands around a short line tells more of its reader than its few words do. */

type Around = { reading: Reading; brief: string; isDoubted: (words: string) => boolean };

const FEWEST = 3;
/** Share of the other lines that are clearly for readers. */
const MOST = 0.5;

/** Its own words ask for nothing. */
const asksNothing = ({ quote }: Fact): boolean => matchesIn(MAKER_WORDS, quote).length === 0;

/** And they do not surely speak to others. */
const isInnocent = (fact: Fact, { language }: Reading): boolean =>
  asksNothing(fact) && surelyFor(fact.quote.trim(), language) === undefined;

const areMostlyClear = (others: readonly Fact[], isDoubted: Around["isDoubted"]): boolean =>
  others.length >= FEWEST - 1 &&
  others.filter(({ quote }) => !isDoubted(quote.trim())).length >= MOST * others.length;

/** "The owners have to agree" among other entries of a list that are for readers. */
function isEntryAmongClear(fact: Fact, { reading, isDoubted }: Around): boolean {
  const listed = listedFacts(reading);
  const others = reading.facts.filter(({ id, from }) => from === "brief" && id !== fact.id && listed.has(id));
  return listed.has(fact.id) && areMostlyClear(others, isDoubted);
}

const LABEL = /^[\s•*–-]*(?<label>\p{Lu}[\p{L}\d’' -]{1,40})\s?[:：]\s?\S/u;
/** "Prices – jumpers £3, coats £6", "Dates: 20-21 March": what is said, and no part of a picture. */
const OF_FACTS =
  /^(?:prices?|dates?|preise?|daten|prix|tarifs?|precios?|fechas?|prezzi|prezzo|prij(?:s|zen)|data|preços?|datas?)$/iu;
const TITLE = /^(?:title|titel|titre|título|titolo)$/iu;
/** "Bring – boots, a torch": a dash parts the label from its entry where other lines are so as well. */
const DASHED = /^[\s•*]*(?<label>\p{Lu}[\p{L}\d’' -]{1,40}?)\s[–—-]\s\S/u;
const labelIn = (line: string): string => (LABEL.exec(line) ?? DASHED.exec(line))?.groups?.label ?? "";

/** "Direttrice: Paola Zanardi" among "Quando:", "Dove:", "Programma:": a form that tells of one thing. */
function isOfForm({ quote }: Fact, { reading: { language, occasion }, brief }: Around): boolean {
  const labels = new Set(brief.split("\n").map(labelIn).filter(Boolean));
  const label = labelIn(quote);
  // An occasion has a title, and only a picture has a caption. A line for the tone is a wish by itself.
  const isForWriter = [...labels].some(
    (one) =>
      !TITLE.test(one) &&
      !OF_FACTS.test(one) &&
      keyOf(one) !== "tone" &&
      namesPartOfPost(one.toLowerCase(), language),
  );
  const least = occasion === "hiring" ? 2 : FEWEST;
  const isCertain = certainlyFor(quote.trim(), language) !== undefined;
  return label !== "" && !isForWriter && !isCertain && labels.has(label) && labels.size >= least;
}

const YES =
  /^[\s•*–-]*(?:yes|ja|oui|sí|sì|sim)(?:,? (?:please|bitte|merci|gracias|grazie|graag|por favor))?\s?[:：–—-]\s/imu;
const NO =
  /^[\s•*–-]*(?:(?:sorry|leider|désolé|lo siento|mi dispiace|helaas|desculpe),? )?(?:no|nein|non|nee|não)(?:,? (?:thanks|danke|merci|gracias|grazie|dank je|obrigad[oa]))?\s?[:：–—-]\s/imu;
const IS_YES_OR_NO = [YES, NO];

/** "Yes please – clean clothes", "Sorry, no – odd socks": what is taken and what is not. */
const isYesOrNo = ({ quote }: Fact, { brief }: Around): boolean =>
  IS_YES_OR_NO.some((form) => form.test(quote)) && IS_YES_OR_NO.every((form) => form.test(brief));

/** "Ce qu'on reprend" as the first line over both: what they are of. */
const isHeadOfYesAndNo = ({ quote }: Fact, { brief, reading: { language } }: Around): boolean =>
  brief.trim().split("\n", 1)[0]?.trim() === quote.trim() &&
  IS_YES_OR_NO.every((form) => form.test(brief)) &&
  certainlyFor(quote.trim(), language) === undefined;

const BEFORE_AFTER: Record<string, [title: RegExp, rows: RegExp]> = {
  en: [/^before (?:and|&) after/iu, /(?<!\p{L})before:.*(?<!\p{L})after:/isu],
  de: [/^vorher (?:und|&) nachher/iu, /(?<!\p{L})vorher:.*(?<!\p{L})nachher:/isu],
  fr: [/^avant (?:et|&) après/iu, /(?<!\p{L})avant ?:.*(?<!\p{L})après ?:/isu],
  es: [/^antes y después/iu, /(?<!\p{L})antes:.*(?<!\p{L})después:/isu],
  it: [/^prima e dopo/iu, /(?<!\p{L})prima:.*(?<!\p{L})dopo:/isu],
  nl: [/^voor en na/iu, /(?<!\p{L})voor:.*(?<!\p{L})na:/isu],
  pt: [/^antes e depois/iu, /(?<!\p{L})antes:.*(?<!\p{L})depois:/isu],
};

/** "Before and after of the Marguerite." over what was before and what is after: a title, and no order for a form. */
export function isBeforeAfter(
  { quote }: Fact,
  { reading, brief }: Pick<Around, "reading" | "brief">,
): boolean {
  const [title, rows] = own(BEFORE_AFTER, reading.language) ?? [];
  return title?.test(quote.trim()) === true && rows?.test(brief) === true;
}

const ROW = /^\s*\S.*\d/u;
const HEADING = /^[^\n]{4,90}[:：]\s*$/u;

/** "Openingstijden rond de feestdagen:" as the first line, over rows of days and hours. */
function isHeadOfRows({ quote }: Fact, { brief }: Around): boolean {
  const [first = "", ...under] = brief.trim().split("\n");
  return (
    HEADING.test(first) && first.includes(quote.trim()) && under.slice(0, FEWEST).every((l) => ROW.test(l))
  );
}

/** "Openingstijden:", "Prices are the same as last year:" right over lines with times or prices, whatever their few words are like. */
function isHeadOfValues({ quote }: Fact, { brief }: Around): boolean {
  const lines = brief.split("\n").map((line) => line.trim());
  const at = lines.indexOf(quote.trim());
  const rest = lines.slice(at + 1);
  const end = rest.indexOf("");
  const under = rest.slice(0, end < 0 ? rest.length : end);
  return (
    at >= 0 &&
    /[:：]$/u.test(quote.trim()) &&
    under.length > 1 &&
    under.every((line) => valuesOf(line).some(({ kind }) => kind === "price" || kind === "when"))
  );
}

/** "Leaving the island 9.00 / 13.15 / 17.45": a row of a timetable. */
const TIMES = /(?:\d{1,2}[.:]\d{2}\D{1,12}){2,}\d{1,2}[.:]\d{2}/u;
/** "ab Do 7.1. wieder wie immer" among other rows with numbers: a line of hours or of figures. */
function isRowAmongRows({ quote }: Fact, { brief, reading: { language } }: Around): boolean {
  const words = quote.trim();
  const paragraph = brief.split(/\n\s*\n/).find((one) => one.includes(words)) ?? "";
  const lines = paragraph.split("\n").filter((line) => line.trim() !== "");
  const own = lines.find((line) => line.includes(words));
  const rows = lines.filter((line) => /\d/u.test(line) && line.trim().length <= LONGEST_ROW);
  return (
    own !== undefined &&
    rows.includes(own) &&
    rows.length > FEWEST &&
    certainlyFor(words, language) === undefined
  );
}
const LONGEST_ROW = 90;

const isRowOfTimes = ({ quote }: Fact): boolean => TIMES.test(quote);

/** Words of notes for the maker, which a title has none of. */
const OF_NOTES =
  /(?<!\p{L})(?:infos?|information|details?|notes?|notiz\p{L}*|material|brief|teaser|trailer|entwurf|draft|angaben|eckdaten|éléments?|renseignements|datos|dati|gegevens|dados|elementos|please|bitte|merci|por favor|per favore|graag)(?!\p{L})/iu;
const MADE = new Prefiltered(`(?<!\\p{L})(?:${MADE_THINGS})(?!\\p{L})`, "iu");
const MOST_WORDS = 14;

/** "Scheduled maintenance, Frankfurt and Warsaw.": the first line of a brief without an order in it names the news. */
function isTitleLine({ quote }: Fact, { brief, reading: { language } }: Around): boolean {
  const words = quote.trim();
  const [first = "", ...more] = brief.trim().split("\n");
  return (
    first.startsWith(words) &&
    first.trim().length - words.length < 2 &&
    more.some((line) => line.trim() !== "") &&
    isTitle(words, language)
  );
}

const isTitle = (words: string, language: string): boolean =>
  /^[\p{Lu}\d]/u.test(words) &&
  !words.endsWith("?") &&
  words.split(/\s+/).length <= MOST_WORDS &&
  !OF_NOTES.test(words) &&
  !MADE.test(words) &&
  !(language === "en" && isImperative(words));

/** "Clarinet service before the concert season. €65 flat: …": the same as the first sentence of a brief that orders nothing. */
function isTitleSentence({ quote }: Fact, { brief, reading }: Around): boolean {
  const ordersNothing = reading.wishes.length === 0 && reading.heldBack.length === 0;
  const words = quote.trim();
  return (
    ordersNothing &&
    brief.trim().startsWith(words) &&
    reading.facts.filter(({ from }) => from === "brief").length > FEWEST &&
    !hasVerb(words) &&
    isTitle(words, reading.language)
  );
}

/** "December is when we see the most fake invoices. Five things every office can do:": why a brief without orders lists its steps. */
function opensSteps(fact: Fact, { brief, reading }: Around): boolean {
  const ordersNothing = reading.wishes.length === 0 && reading.heldBack.length === 0;
  const opens = brief.trim().startsWith(fact.quote.trim()) && hasVerb(fact.quote);
  return ordersNothing && opens && reading.steps.length >= FEWEST && !isImperative(fact.quote);
}

/** "Job: Head Brewer (full-time, Kilkenny)" as the first line of a brief. */
const VACANCY =
  /^(?:job|vacancy|position|role|stelle|stellenangebot|offre d['’]emploi|poste|empleo|puesto|oferta de empleo|lavoro|posizione|vacature|vaga|emprego)\s?[:：]\s/iu;

const isVacancy = ({ quote }: Fact, { reading, brief }: Around): boolean =>
  reading.occasion === "hiring" && VACANCY.test(quote.trim()) && brief.trim().startsWith(quote.trim());

/** "Le 12 mois : …" beside "Le 24 mois : …": a line whose label differs from another's in its number alone. */
const NUMBERED_LABEL = /^[\s•*–-]*(?<label>[^:：.!?\n]{2,40}?)\s?[:：]\s/u;
const twinOf = (line: string): string => {
  const label = NUMBERED_LABEL.exec(line)?.groups?.label ?? "";
  return /\d/.test(label) ? label.replace(/\d+/gu, "0").toLowerCase() : "";
};

function isTwin({ quote }: Fact, { brief }: Around): boolean {
  const twin = twinOf(quote);
  return twin !== "" && brief.split("\n").filter((line) => twinOf(line) === twin).length > 1;
}

/** Lists, forms and rows around the words of a fact tell that it is for readers, and nothing in it says otherwise. */
export const isAmongAlike = (fact: Fact, around: Around): boolean =>
  isVacancy(fact, around) ||
  headsPricesOrTimes(fact.quote, around.brief) ||
  isOfAlikeEntries(fact, around) ||
  (asksNothing(fact) &&
    [isOfForm, isYesOrNo, isHeadOfYesAndNo, isHeadOfValues, isRowAmongRows, isTwin].some((is) =>
      is(fact, around),
    )) ||
  (isInnocent(fact, around.reading) &&
    (isEntryAmongClear(fact, around) ||
      isHeadOfRows(fact, around) ||
      isRowOfTimes(fact) ||
      isTitleLine(fact, around) ||
      isTitleSentence(fact, around) ||
      opensSteps(fact, around)));
