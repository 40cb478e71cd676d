import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { matchesIn } from "../values/matches.ts";
import { isKnown, keysImpliedBy, type Value } from "../values/value.ts";
import { doubt, type Finding } from "./finding.ts";
import type { Slot } from "./slots.ts";
import type { Sources } from "./sources.ts";
import { type AnalysedText, type Sentence, sentenceAt } from "./text.ts";

/** Words for a length of time, in the languages of briefs. */
const LENGTHS = {
  day: "day|tag|jour|día|giorno|dia|dag",
  week: "week|woche|semaine|semana|settimana",
  month: "month|monat|mois|mes|mese|mês|maand",
  quarter: "quarter|quartal|trimestre|kwartaal",
  year: "year|jahr|année|an|año|anno|ano|jaar",
};
const THIS = "this|diese[nrsm]?|cette|cet|ce|esta|este|quest[oa]|deze|dit|nesta|neste|desta|deste";
const LAST =
  "last|letzte[nrsm]?|vorige[nrsm]?|vergangene[nrsm]?|afgelopen|la pasada|el pasado|lo scorso|la scorsa";
const LAST_AFTER = "dernière?|passée?|pasad[oa]|scors[oa]|passad[oa]";
const EACH = "a|an|per|each|every|pro|je|jede[nrsm]?|par|por|al|alla|a la|à|cada|ogni|elke";

/** Whether a length of time is the present one, the one before, or each: "this week", "last year", "a month". */
const PATTERNS = once(() =>
  Object.entries(LENGTHS).flatMap(([length, words]): [string, RegExp][] => [
    [
      `this ${length}`,
      new Prefiltered(
        `(?<!\\p{L})(?:(?:${THIS}) (?:${words})|quest[’']${words.split("|")[4]})(?!\\p{L})`,
        "giu",
      ),
    ],
    [
      `last ${length}`,
      new Prefiltered(
        `(?<!\\p{L})(?:(?:${LAST}) (?:${words})|(?:${words}) (?:${LAST_AFTER}))(?!\\p{L})`,
        "giu",
      ),
    ],
    [`each ${length}`, new Prefiltered(`(?<!\\p{L})(?:${EACH}) (?:${words})(?!\\p{L})`, "giu")],
  ]),
);
const TODAY = /(?<!\p{L})(?:today|heute|aujourd[’']hui|hoy|oggi|hoje|vandaag)(?!\p{L})|今日|本日/giu;
const PARTS = /[,;:]\s|\s[–—-]\s|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s/giu;
const IS_AMOUNT = /^(?:number|money|percent|measure|factor)$/;

/** Few texts have any of these words, and no time span is said without one. */
const ANY = once(
  () => new Prefiltered(`(?<!\\p{L})(?:${Object.values(LENGTHS).join("|")})(?!\\p{L})|${TODAY.source}`, "iu"),
);

type SpanWords = { span: string; at: number };

const placesIn = (text: string): SpanWords[] =>
  ANY().test(text)
    ? [...PATTERNS(), ["today", TODAY] as const].flatMap(([span, words]) =>
        matchesIn(words, text).map((m) => ({ span, at: m.index })),
      )
    : [];

/** "24 days (last year it was 31)": words in brackets with a number of their own are said of no other part of the sentence. */
const BRACKETED = /\([^()]*\d[^()]*\)/gu;

function withinBrackets(text: string, at: number): boolean {
  return matchesIn(BRACKETED, text).some(({ index, 0: said }) => index <= at && at < index + said.length);
}

/** The time spans of a value: those of its part of the sentence, or of the whole sentence where that has none. */
function spansOf(value: Value, text: AnalysedText): string[] {
  const sentence = sentenceAt(text, value.span.start);
  if (!sentence) return [];
  const all = placesIn(sentence.text);
  if (all.length < 1) return [];
  const at = value.span.start - sentence.span.start;
  const ends = matchesIn(PARTS, sentence.text).map(({ index }) => index);
  const [start, end] = [ends.findLast((one) => one < at) ?? -1, ends.find((one) => one >= at) ?? Infinity];
  const near = all.filter((one) => one.at > start && one.at < end);
  const open = all.filter((one) => !withinBrackets(sentence.text, one.at));
  return (near.length > 0 ? near : open).map(({ span }) => span);
}

const isAmount = ({ kind, weak, keys }: Value) => IS_AMOUNT.test(kind) && !weak && !keys.includes("free");

const hasAmount = ({ values }: AnalysedText, { span }: Sentence) =>
  values.some((value) => isAmount(value) && value.span.start >= span.start && value.span.end <= span.end);

/** "Our week in numbers: this week we counted": a sentence without amounts is about those of the others. */
const spansOfHeadings = (text: AnalysedText): string[] =>
  text.sentences.flatMap((one) => (hasAmount(text, one) ? [] : placesIn(one.text).map(({ span }) => span)));

const hasDay = ({ values }: AnalysedText) => values.some(({ kind }) => kind === "date" || kind === "weekday");

/** Words that are also a call ("book today") or a price's, and say something only beside another span. */
const isLoose = (span: string) => span === "today" || span.startsWith("each");

/** The sources of a story, with the time spans of their headings. */
export type TimedSources = {
  brief: AnalysedText;
  texts: readonly AnalysedText[];
  headings: readonly string[];
};

export function timedSources({ brief, brand }: Sources): TimedSources {
  const texts = [brief, ...brand];
  return { brief, texts, headings: texts.flatMap(spansOfHeadings) };
}

/** "490 t this week" where the source counts 490 t since March: an amount with a time span that it does not have there. */
export function checkTimeSpans(
  text: AnalysedText,
  slot: Slot,
  { brief, texts, headings }: TimedSources,
): Finding[] {
  return text.values.filter(isAmount).flatMap((value) => {
    const claimed = spansOf(value, text);
    if (claimed.length === 0 || claimed.some((span) => headings.includes(span))) return [];
    const homes = texts.flatMap((source) =>
      source.values
        .filter((other) => isKnown(value, keysImpliedBy(other)))
        .map((other) => ({ given: spansOf(other, source), hasDay: hasDay(source) })),
    );
    const given = homes.flatMap((home) => home.given);
    if (homes.length === 0 || claimed.some((span) => given.includes(span))) return [];
    const isOpen =
      given.length === 0 && (claimed.every(isLoose) || homes.some((home) => home.hasDay && !isSince(brief)));
    const says = `The brief does not say “${value.text}” of the same time: ${claimed[0]}.`;
    return isOpen ? [] : [doubt(slot.name, "binding", says, value.span)];
  });
}

/** An amount that has grown since a day is that of no week. */
const SINCE =
  /(?<!\p{L})(?:since|so far|to date|in total|seit|bisher|insgesamt|depuis|jusqu[’']ici|au total|desde|hasta ahora|en total|dal|finora|in totale|até agora|sinds|tot nu toe)(?!\p{L})/iu;
const isSince = ({ text }: AnalysedText) => SINCE.test(text);
