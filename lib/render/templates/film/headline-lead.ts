import { isBalanced } from "../../../text/balanced.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { DAY_NAME } from "../../../text/weekdays.ts";
import { DATE_PATTERNS, findDay, isSpan, writtenDay } from "../card/dates.ts";
import { clauses } from "../kit/clauses.ts";
import { figureIn } from "../kit/headline-figure.ts";
import { sentencesIn } from "../kit/story/clip.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { dayFirst } from "./day-first.ts";
import { valueApart } from "./value-apart.ts";

/** The beginning of a headline that stops an eye, and what reads on after it. */
export type HeadlineLead = { lead: string; rest: string };

/** A shorter headline is large as it is. */
const SHORT = 26;
/** Letters of a beginning, and the words that it needs. */
const LEAD = { least: 8, most: 48, words: 2 };
/** A day behind the words and the weekday that lead to it. */
const LEADS =
  "(?:(?:between|zwischen(?: dem)?|entre(?: el| le)?|tra il|tussen|on|from|at|since|until|till|by|am|ab|vom|von|seit|bis(?: zum)?|le|les|du|dès(?: le)?|à partir du|jusqu[’']au|el|los|del|desde el|hasta el|il|dal|dall[’']|fino al|op|vanaf|van|tot|em|no(?: dia)?|de|a partir de|até)\\s+)?";
const NAMED_DAY = `(?:${DAY_NAME})\\.?,?\\s+`;
const WEEKDAY = `(?:${NAMED_DAY})?`;
/** "5 et 6 décembre", "14.–16. Mai", "14 au lundi 17 mai": the first of several days. */
const FIRST =
  "(?:\\d{1,2}\\.?\\s?(?:et|and|und|y|e|en|&|to|bis|au|al|tot|a|até|[–-])\\s?(?:(?:the|dem|den|le|el|il)\\s)?(?:\\p{L}{3,12}\\.?,?\\s+)?)?";
const DAYS = DATE_PATTERNS.map(
  (day) => new RegExp(`[,:]?\\s+(?=${LEADS}(?:${WEEKDAY})${FIRST}(?:${day}))`, "iu"),
);
/** "… starts", "… is", "… und": what stands before a day may not end with it. */
const OPEN = new Prefiltered(
  /(?<!\p{L})(?:is|are|was|were|will|be|starts?|begins?|opens?|closes?|ends?|runs?|launch(?:es|ing)?|starting|beginning|opening|ending|running|arrives?|comes?|and|or|the|a|our|from|ist|sind|war|wird|startet|starten|beginnt|beginnen|gilt|gelten|öffnet|schließt|endet|sucht|suchen|findet|finden|kommt|und|oder|der|die|das|est|sont|a lieu|ont lieu|commence|ouvre|ferme|et|ou|les?|la|es|son|será|empieza|abre|cierra|y|o|el|è|sono|sarà|inizia|apre|e|il|zijn|begint|opent|en|of|de|é|são|começa|no|na|em|ao|a partir|à partir|a partire|as of|as from|from)$/iu,
);

/**
 * A long headline as what it is and what is said of it: its question, its first clause, else what stands before its day.
 * Whole where it has no beginning that stands alone.
 */
export function headlineLead(headline: string): HeadlineLead {
  const whole = { lead: headline, rest: "" };
  if (headline.length <= SHORT) return whole;
  const splits = [asked, begunByDay, dated, parted].map((split) => split(headline));
  return splits.find((split) => split !== undefined && stands(split)) ?? whole;
}

function stands({ lead, rest }: HeadlineLead): boolean {
  const isLong = lead.length >= LEAD.least && lead.length <= LEAD.most;
  return (
    isLong &&
    rest.length > 1 &&
    lead.split(/\s+/u).length >= LEAD.words &&
    !OPEN.test(lead) &&
    isBalanced(lead) &&
    isBalanced(rest)
  );
}

/** "Ever wanted to climb? Our course starts in May" */
function asked(headline: string): HeadlineLead | undefined {
  const [lead = "", ...rest] = sentencesIn(headline);
  return rest.length > 0 ? { lead, rest: rest.join(" ") } : undefined;
}

const DAYS_FIRST = DATE_PATTERNS.map(
  (day) => new RegExp(`^(?<lead>${LEADS}${NAMED_DAY}(?:${day})),?\\s+(?<rest>\\p{L}.*)$`, "iu"),
);
/** "Am Samstag, 12. Dezember machen wir die Werkstatt auf": a day that is first stays with its weekday, and with its year. */
function begunByDay(headline: string): HeadlineLead | undefined {
  const found = DAYS_FIRST.flatMap((pattern): HeadlineLead[] => {
    const { lead = "", rest = "" } = pattern.exec(headline)?.groups ?? {};
    return lead === "" ? [] : [{ lead, rest }];
  });
  return found.toSorted((a, b) => b.lead.length - a.lead.length)[0];
}

/** "Winter concert on Saturday 12 December": a day at the beginning leads to the rest. */
function dated(headline: string): HeadlineLead | undefined {
  const found = DAYS.map((day) => day.exec(headline)).filter((hit) => hit !== null);
  const [first] = found.toSorted((a, b) => a.index - b.index);
  return first && split(headline, first.index, first.index + first[0].length);
}

/** "…, The Salt Road, are on Saturday": what stands between two commas belongs to the words before it. */
const APPOSED =
  /^[^,]{2,50},\s(?:is|are|was|were|will|has|have|starts?|begins?|opens?|ist|sind|war|wird|findet|finden|beginnt|est|sont|aura|a lieu|commence|es|son|será|empieza|è|sono|sarà|inizia|zijn|begint|é|são|começa)(?!\p{L})/iu;

function parted(headline: string): HeadlineLead | undefined {
  const [lead, rest] = clauses(headline) ?? [];
  return lead && rest && !APPOSED.test(rest) ? { lead: lead.replace(/[,:;]$/u, ""), rest } : undefined;
}

const split = (text: string, end: number, start: number): HeadlineLead => ({
  lead: text.slice(0, end),
  rest: text.slice(start),
});

/** The same, and a beginning that only goes on to its day: "La recogida será" of "La recogida será entre el 12 y el 20 de octubre". */
export function beforeDay(headline: string): HeadlineLead {
  const split = headlineLead(headline);
  const { before = "", value = "", after = "" } = valueApart(headline) ?? {};
  const isSplit =
    split.rest !== "" ||
    headline.length <= SHORT ||
    after !== "" ||
    before.length < LEAD.least ||
    !isDay(value);
  return isSplit ? split : { lead: before, rest: value };
}

const isDay = (value: string) => isSpan(value) || findDay(value) !== undefined;

/** The same with a name that stands alone: "La recogida". Whole where only a verb leads to the day. */
export function nameAndRest(headline: string): HeadlineLead {
  const named = dayFirst(headline) ?? begun(headline) ?? apposed(headline);
  if (named) return named;
  const { lead, rest } = beforeDay(headline);
  const name = lead.replace(IS, "");
  return rest !== "" && OPEN.test(name) ? { lead: headline, rest: "" } : { lead: name, rest };
}

/** A shorter headline stays whole, in letters. */
const LONG = 60;
const BEGINS =
  /\s(?<verb>starts?|begins?|startet|beginnt|commence|débute|empieza|comienza|inizia|comincia|begint|começa)$/iu;

/** "Our next course for beginners starts on Wednesday 13 January 2027 and runs for six Wednesdays": what begins, and its day. */
function begun(headline: string): HeadlineLead | undefined {
  const { lead = "", rest = "" } = (headline.length > LONG ? dated(headline) : undefined) ?? {};
  const verb = BEGINS.exec(lead)?.groups?.verb ?? "";
  const name = lead.slice(0, lead.length - verb.length).trim();
  return verb !== "" && name.split(/\s+/u).length >= LEAD.words
    ? { lead: name, rest: `${verb} ${rest}` }
    : undefined;
}

/** "Auditions for our spring play, The Salt Road, are on Saturday 16 January": what it is with its name, and its day. */
function apposed(headline: string): HeadlineLead | undefined {
  const { lead = "", rest = "" } = dated(headline) ?? {};
  const name = /^(?<name>[^,]{8,40},\s[^,]{2,30}),\s\p{Ll}+$/u.exec(lead)?.groups?.name ?? "";
  return name !== "" && OPEN.test(lead) ? { lead: name, rest } : undefined;
}

/** Whether the lines under a name say the day on which it begins: how often it takes place then was said before. */
const saysBeginning = (headline: string, details: string): boolean => {
  const day = writtenDay(begun(headline)?.rest ?? "");
  return day !== "" && isSaid(day, tokensOf(details));
};

/** The name of what a film was about, for its end: its beginning where the other lines there say the rest. */
export function titleOf(headline: string, details = ""): string {
  const { lead, rest } = nameAndRest(headline);
  if (saysBeginning(headline, details)) return lead;
  return rest !== "" && details !== "" && isSaid(rest, tokensOf(`${lead} ${details}`)) ? lead : headline;
}

/** What only joins a name to its day. */
const IS =
  /,?\s(?:(?:starting|beginning|beginnend|startend|débutant|commençant|à partir|empezando|comenzando|a partir|partendo|con inizio|com início|is|are|will be|takes place|ist|sind|wird|findet|finden|est|sont|aura lieu|a lieu|es|son|será|serán|se celebra|tiene lugar|è|sono|sarà|si svolge|si terrà|zijn|vindt plaats|é|são|realiza-se|decorre)(?:\s(?:on|from|statt))?|:)$/iu;

/** "48,200 parcels delivered": a number that begins a clause, and what it counts. */
const COUNTED =
  /^(?<figure>[€£$₹]?\d[\d.,'’]*\d\s?(?:%|€|£|×|\+)?|\d+\s?(?:%|€|£|×))\s+(?<after>\p{Ll}[^\d]{3,40})$/u;

/** The figure that a beginning is about, with the words before it and behind it. */
export function figureOf(lead: string) {
  const counted = COUNTED.exec(lead)?.groups;
  if (counted?.figure && counted.after) return { before: "", figure: counted.figure, after: counted.after };
  return figureIn(lead) ?? ordinalIn(lead);
}

/** "We repaired our 500th bicycle", "unser 500. Rad": the number of what has come, with who counts it before it. */
const ORDINAL =
  /^(?<before>(?:.*\s)?(?:our|unser(?:e[ns]?)?|notre|nuestr[oa]|il nostro|la nostra|onze|ons|[oa] noss[oa]))\s(?<figure>\d{2,3}(?:st|nd|rd|th|ste|de|e|ème|º|ª|\.[ºª]?))\s(?<after>\p{L}[^\d]{2,40})$/iu;
function ordinalIn(lead: string) {
  const { before = "", figure = "", after = "" } = ORDINAL.exec(lead)?.groups ?? {};
  return figure === "" ? undefined : { before, figure, after };
}

/** Fewer figures are no list. */
const LEAST_FIGURES = 2;

/** "48,200 parcels delivered, 96% on time, 31 tonnes saved": each figure by itself; else the headline alone. */
export function figuresApart(headline: string): string[] {
  const parts = headline.split(/,\s+(?:(?:and|und|et|y|e|en)\s)?/u);
  const isList = parts.length > LEAST_FIGURES && parts.every((part) => /^\D?\d.*\p{L}/u.test(part));
  return isList ? parts : [headline];
}
