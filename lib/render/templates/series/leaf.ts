import { isAmountLead } from "../../../text/amount-lead.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { dayParts, MONTHS, writtenDay, writtenDays } from "../card/dates.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { isMoney } from "../kit/money.ts";
import { percentage } from "../kit/percentage.ts";
import { linesOf, type Slide } from "./data.ts";
import { comparisonIn } from "./opposed.ts";

/**
 * A slide as the leaf of a calendar: one figure, which is a day, an hour or an amount, with the weekday or the name of
 * the entry over it, its month or its unit beside it, and under it what is said of it. Without a figure its words are
 * the picture, under the name of the entry.
 */
export type Leaf = {
  over: string;
  figure: string;
  beside: string[];
  when: string;
  title: string;
  body: string;
};

type LeafKind = "day" | "hour" | "label" | "amount";
const KINDS: readonly LeafKind[] = ["day", "hour", "label", "amount"];
type LeafRead = { kind: LeafKind; leaf: Leaf };

/** Fewer figures of one kind are no course of events. */
const LEAST = 3;
/** Letters of the name of an entry, of an hour beside a day, and of the name before what else is said. */
const MOST = { label: 16, when: 26, name: 52, whole: 44 };

/**
 * The slides as leaves, where several of them have a day, an hour or an amount of what they name; else none.
 * @param hasAmounts whether a number that stands apart already is one too, where none of them is a share.
 */
export function leavesOf(slides: readonly Slide[], hasAmounts = false): (Leaf | undefined)[] {
  // A figure of one of two things that are compared would be read as that of both.
  if (comparisonIn(slides)) return slides.map(() => undefined);
  const isAmount = hasAmounts && slides.every(({ stat }) => percentage(stat) === undefined);
  const all = slides.map((slide) => readLeaf(slide) ?? (isAmount ? ofAmount(slide) : undefined));
  const figured = all.filter((one) => one !== undefined).filter(({ leaf: { figure } }) => figure !== "");
  const isCourse = KINDS.some((kind) => figured.filter((one) => one.kind === kind).length >= LEAST);
  const isNamed = figured.filter(({ kind }) => kind === "label").length >= LEAST;
  return all.map((one) => (isCourse && (isNamed || one?.leaf.figure) ? one?.leaf : undefined));
}

function readLeaf(slide: Slide): LeafRead | undefined {
  const { stat, photo, tag, title, body } = slide;
  if (photo || tag) return undefined;
  const lines = linesOf(slide);
  if (lines) {
    const said = { ...slide, body: [body, lines.join(SEPARATOR)].filter(Boolean).join(" ") };
    return stat ? undefined : (ofDay(said) ?? ofHour(said));
  }
  if (stat) return ofStat(slide);
  return ofDay(slide) ?? ofHour(slide) ?? ofLabel({ title, body });
}

/** A day that stands apart already. */
function ofStat({ stat, title, body }: Slide): LeafRead | undefined {
  const [name = "", ...more] = body === "" ? nameAndRest(title) : [title];
  const said = { title: capitalized(name), body: sentences([...more, body]) };
  const day = writtenDays(stat) === stat ? dayLeaf(stat) : undefined;
  if (day) return { kind: "day", leaf: { ...day, ...said } };
  return HOUR.test(`${stat} a`) ? { kind: "hour", leaf: leaf({ figure: spaced(stat), ...said }) } : undefined;
}

/** A number and what it counts; a price stands under the name of what it is for. */
function ofAmount({ stat, photo, tag, title, body, lines }: Slide): LeafRead | undefined {
  if (!stat || photo || tag || lines || (isMoney(stat) && !/^\p{Ll}/u.test(title))) return undefined;
  return { kind: "amount", leaf: leaf({ figure: spaced(stat), title, body }) };
}

/** What follows a day: its hours, and behind a colon what happens then. */
const AFTER_DAY = /^(?:,\s*(?<when>.*?))??\s?(?:[:：–—]\s+(?<rest>\S.*))?$/u;

/** "Samedi 5 décembre, 10 h 30 : atelier de reliure": a day, its hour, and what happens. */
function ofDay({ title, body }: Slide): LeafRead | undefined {
  const day = writtenDays(title);
  if (day === "" || !title.startsWith(day)) return undefined;
  const { when = "", rest = "" } = AFTER_DAY.exec(title.slice(day.length))?.groups ?? { when: NO_HOUR };
  const said = [rest, body].filter(Boolean);
  const set = dayLeaf(day);
  if (!set || when.length > MOST.when || said.length === 0) return undefined;
  const [name = "", ...more] = rest ? [...nameAndRest(rest), body] : nameAndRest(body);
  const about = { title: capitalized(name), body: sentences(more) };
  return { kind: "day", leaf: { ...set, when, ...about } };
}
const NO_HOUR = "x".repeat(MOST.when + 1);

/** A day as its number, with the weekday over it and the month and the year beside it; of several the first leads. */
function dayLeaf(day: string): Leaf | undefined {
  const parts = dayParts(day);
  if (parts)
    return leaf({ over: parts.before, figure: parts.value, beside: [inMonth(parts.after)].filter(Boolean) });
  const { over = "", figure = "", month = "", to = "" } = DAYS.exec(day)?.groups ?? {};
  return figure ? leaf({ over, figure, beside: [inMonth(month), to].filter(Boolean) }) : undefined;
}
/** "27 March and 3 April". */
const DAYS =
  /^(?<over>\p{L}*)\.?,?\s?(?<figure>\d{1,2})(?<month>.*?)\s(?<to>(?:and|und|et|y|e|en|to|bis|au|al?|tot|até|[–-])\s.*)$/iu;

const inMonth = (after: string) =>
  after.replace(/^(?:st|nd|rd|th|er|º)(?!\p{L})|^[.\s]*(?:de|of)\s+/iu, "").trim();
const spaced = (hour: string) => hour.replace(/\s/gu, "\u00a0");

/** "10.30 Tours in small groups". */
const HOUR =
  /^(?<hour>\d{1,2}(?:[.:]\d{2}(?: ?(?:Uhr|uur|am|pm|h))?| ?h(?: ?\d{2})?| ?(?:Uhr|uur|am|pm)))(?:\s[–—-]|\s?:)?\s+(?<rest>\p{L}.*)$/iu;

function ofHour({ title, body }: Slide): LeafRead | undefined {
  const { hour, rest = "" } = HOUR.exec(title)?.groups ?? {};
  if (!hour || /^(?:to|bis|à|al?|tot|até)\s\d/iu.test(rest)) return undefined;
  const [name = "", ...more] = nameAndRest(rest);
  return {
    kind: "hour",
    leaf: leaf({ figure: spaced(hour), title: capitalized(name), body: sentences([...more, body]) }),
  };
}

/** "April: 71 lambs from 46 ewes": a name with the amount of what is said of it. */
function ofLabel({ title, body }: Pick<Slide, "title" | "body">): LeafRead | undefined {
  const isName = title.length <= MOST.label && title.split(/\s+/u).length <= 2 && !/\d/u.test(title);
  if (!isName || body === "") return undefined;
  const day = writtenDay(body);
  const set = day !== "" && body.startsWith(day) ? dayLeaf(day) : undefined;
  if (set) {
    const said = body.slice(day.length).replace(/^[\s,.:]+|(?<![.\d]\d?[ap]\.m)\.$/gu, "");
    return {
      kind: "label",
      leaf: { ...set, over: `${title}: ${set.over}`, title: capitalized(said) },
    };
  }
  return { kind: "label", leaf: amountLeaf(title, body) };
}

/** No sum, but a day, an hour, a year or a place in a row. */
const NO_AMOUNT = `(?:${MONTHS}|[ap]\\.?m|Uhr|h|o[’']clock|to|bis|and|und|et)`;
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,:/+#-])(?<figure>[£$€] ?\\d[\\d.,]*(?<![.,])|\\d{1,3}(?:[.,\\u00a0 ]?\\d{3})*(?:[.,]\\d{1,2})?(?: ?[€%])?)(?![\\p{L}\\d:/]|[.,]\\d|\\s?${NO_AMOUNT}(?!\\p{L}))(?:\\s(?<unit>\\p{Ll}{3,11})(?!\\p{L}))?`,
  "u",
);
/** Words that are no unit of a number. */
const NO_UNIT =
  /^(?:from|of|in|for|are|were|have|has|each|per|with|and|und|von|aus|für|pro|sind|waren|pour|par|dans|de|del|des|sont|por|para|con|son|per|di|sono|van|voor|zijn|com|são)$/iu;

function amountLeaf(label: string, body: string): Leaf {
  const found = AMOUNT.exec(body);
  const { figure = "", unit = "" } = found?.groups ?? {};
  const first = /^.*?[^\d][.!?](?=\s+\p{Lu}|$)/su.exec(body)?.[0] ?? body;
  if (!found || found.index >= first.length)
    return leaf({ over: label, ...(body.length <= MOST.whole ? { title: body } : inSentences(body)) });
  const counted = /^[£$€]|[€%]$/u.test(figure) || NO_UNIT.test(unit) ? "" : unit;
  const led = [figure, counted].filter(Boolean).join(" ");
  const beside = counted ? [counted] : [];
  const own = behindAmount(body, found);
  if (own !== undefined) return leaf({ figure, beside, title: label, body: own });
  // What begins with the amount goes on from it.
  const said = found.index === 0 ? body.slice(led.length).trim() : body;
  return leaf({ over: label, figure, beside, ...inSentences(said) });
}

/** What is said behind "Try 400 microns." of the one that the amount is for; undefined where other words are of it. */
function behindAmount(body: string, { 0: amount, index }: RegExpExecArray): string | undefined {
  const rest = body.slice(index + amount.length);
  return isAmountLead(body.slice(0, index)) && /^(?:\.|$)/u.test(rest)
    ? rest.replace(/^[.\s]+/u, "")
    : undefined;
}

/** The first sentence, and the others under it. */
function inSentences(said: string): { title: string; body: string } {
  const [, first = said, rest = ""] = /^(.*?[^\d.][.!?])\s+(\p{Lu}.*)$/su.exec(said) ?? [];
  return { title: first.replace(/(?<!\.)\.$/u, ""), body: rest };
}

/** "“Salt in bread, cheese and ham”, with tasting": a title is torn at no comma of its own. */
const OPENED = /["“„«]/u;
const CLOSED = /["“„«][^"”“»]+["”“»]/u;

/** "Atelier de reliure, adultes, 10 places": the name, and what else is to be known. */
function nameAndRest(said: string): string[] {
  const { name, rest } =
    /^(?<name>["“„«][^"”“»]{3,}["”“»]|[^,;.]{3,}?)(?:[,;]\s+|\.\s+(?=[\p{Lu}\d]))(?<rest>\S.*)$/su.exec(said)
      ?.groups ?? {};
  const isWhole = name !== undefined && (OPENED.test(name) ? CLOSED.test(name) : true);
  return name && rest && isWhole && name.length <= MOST.name
    ? [name, capitalized(rest)]
    : [said.replace(/(?<!\.)\.$/u, "")];
}

const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, i, all) => (i < all.length - 1 && !/[.!?…]$/u.test(part) ? `${part}.` : part))
    .join(" ");

const leaf = (said: Partial<Leaf>): Leaf => ({
  over: "",
  figure: "",
  beside: [],
  when: "",
  title: "",
  body: "",
  ...said,
});
