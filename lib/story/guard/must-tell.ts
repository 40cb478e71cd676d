import { ideas } from "../../copy/judge/ideas.ts";
import { sentences } from "../../copy/sentences.ts";
import { writtenOut } from "../../text/shorthand.ts";
import { isAnnouncementOf } from "../announcement-words.ts";
import type { FactKind } from "../kinds.ts";
import { prohibitionsToReaders } from "../read/prohibitions.ts";
import type { Fact, Reading, Span } from "../schema.ts";
import type { Value, ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { isFormerPrice } from "./prices.ts";

/** One thing that a post has to tell: the words that tell it, and the fact they come from. */
export type Need = { fact: Fact; kind: FactKind; words: string; values: Value[] };

/** Id of the subject's name among the facts a post needs. */
export const SUBJECT = "about";

const VALUES_OF: Partial<Record<FactKind, ValueKind[]>> = {
  price: ["money", "percent"],
  when: ["date", "month", "time", "ordinal", "weekday"],
  promo_code: ["promo_code"],
  contact: ["phone", "email"],
  link: ["link"],
  condition: [
    "number",
    "money",
    "percent",
    "date",
    "month",
    "ordinal",
    "weekday",
    "time",
    "duration",
    "measure",
  ],
};

/** A price list is shown as a list; a post need not repeat it. */
const MAX_PRICES = 3;

const isDay = ({ kind }: Value) => kind === "date" || kind === "ordinal";

/** "1 Tag" is as well said by "einen Tag". */
const isOne = ({ kind, keys }: Value) =>
  (kind === "duration" || kind === "measure") && keys.includes("raw:1");

/** The values of a fact that carry what its kind is about. A date makes its weekday needless. */
function valuesOf(kind: FactKind, words: string, language: string): Value[] {
  const kinds = VALUES_OF[kind] ?? [];
  const all = valuesIn(writtenOut(words, language), language).filter(
    (value) => kinds.includes(value.kind) && !value.weak && !isOne(value),
  );
  if (kind === "price") return all.filter((value) => !isFormerPrice(words, value));
  return all.some(isDay) ? all.filter((value) => value.kind !== "weekday") : all;
}

/** "9-1" are hours where the slot of the occasion holds them. */
function valuesOfSlot(kind: FactKind, words: string, language: string): Value[] {
  const values = valuesOf(kind, words, language);
  return kind === "when" && !values.length
    ? valuesIn(words, language).filter((value) => value.kind === "number")
    : values;
}

/** The named fact that holds these words, or the first one named. */
function holderOf(words: string, ids: readonly string[], facts: readonly Fact[]): Fact | undefined {
  const named = facts.filter(({ id }) => ids.includes(id));
  return named.find(({ quote }) => quote.includes(words)) ?? named[0];
}

function needsOfSlots({ facts, when, offer, language }: Reading): Need[] {
  const wanted: [FactKind, string | undefined, string[] | undefined][] = [
    ["when", when?.date, when?.facts],
    ["when", when?.time, when?.facts],
    ["where", when?.place, when?.facts],
    ["price", offer?.value, offer?.facts],
    ["when", offer?.ends, offer?.facts],
    ["promo_code", offer?.code, offer?.facts],
    ["condition", offer?.terms, offer?.facts],
  ];
  const isSaid = (words: string) =>
    facts.some(({ from, quote, says }) => from === "brief" && `${quote}\n${says}`.includes(words));
  return wanted.flatMap(([kind, words = "", ids = []]) => {
    // "Online" is where a webinar takes place, and a brief need not say so.
    const isGiven = kind !== "where" || isSaid(words);
    const fact = words && isGiven ? holderOf(words, ids, facts) : undefined;
    return fact ? [{ fact, kind, words, values: valuesOfSlot(kind, words, language) }] : [];
  });
}

const ALWAYS: FactKind[] = ["promo_code", "condition", "contact", "link"];

/** The kinds of facts a post needs where no slot of the reading says it already. */
function kindsLeft({ facts, when, offer }: Reading): FactKind[] {
  const prices = facts.filter(({ kind }) => kind === "price").length;
  return [
    ...ALWAYS,
    ...(when?.date || when?.time ? [] : (["when"] as const)),
    ...(when?.place ? [] : (["where"] as const)),
    ...(offer?.value || prices > MAX_PRICES ? [] : (["price"] as const)),
  ];
}

function needsOfFacts(reading: Reading): Need[] {
  const kinds = kindsLeft(reading);
  return (
    reading.facts
      // What the brand says of itself everywhere is no news.
      .filter(({ kind, from }) => kinds.includes(kind) && from === "brief")
      .flatMap((fact) =>
        sayingsOf(fact).map((words) => ({
          fact: { ...fact, quote: words },
          kind: fact.kind,
          words,
          values: valuesOf(fact.kind, words, reading.language),
        })),
      )
  );
}

/** "Closing date: 31 January. Pieces of 30 minutes. Free to enter.": each of several conditions may be missed by itself. */
const sayingsOf = ({ kind, quote }: Fact): string[] => {
  const all = kind === "condition" ? sentences(quote) : [];
  return all.length > 1 ? all : [quote];
};

/** News may hold its own date, price, telephone number or code; a quotation or a proof tells others' values. */
function needsOfNews(reading: Reading, known: readonly Need[]): Need[] {
  const kinds = (["when", "price", "contact", "promo_code"] as const).filter(
    (kind) => !known.some((need) => need.kind === kind),
  );
  return reading.facts
    .filter(({ kind, from }) => (kind === "news" || kind === "change") && from === "brief")
    .flatMap((fact) =>
      kinds.map((kind) => ({
        fact,
        kind,
        words: fact.quote,
        values: valuesOf(kind, fact.quote, reading.language),
      })),
    )
    .filter(({ values }) => values.length > 0)
    .filter(({ kind, values }, _, all) => kind !== "when" || !isBackground(values, all));
}

/** "Renewed in August": beside a day, a month alone is no date to come. */
const isBackground = (values: readonly Value[], all: readonly Need[]): boolean =>
  values.every(({ kind }) => kind === "month") &&
  all.some((need) => need.kind === "when" && need.values.some(isDay));

/** What readers must not do: "Do not put it in a dishwasher." */
const needsOfProhibitions = ({ facts, language }: Reading): Need[] =>
  facts
    .filter(({ from }) => from === "brief")
    .flatMap((fact) =>
      prohibitionsToReaders(fact.quote, language).map((words) => ({
        fact,
        kind: "condition" as const,
        words,
        values: [],
      })),
    );

/** Blanks and signs between an author's "the thing to get across is that" and the statement. */
const NEAR = 3;

/** "The thing to get across is that …": the statements that the author calls the point, beside the words that say so. */
export function pointsOf({ wishes, facts }: Reading): Fact[] {
  const isBeside = (wish: Span, { span }: Fact) =>
    Math.abs(span.start - wish.end) <= NEAR || Math.abs(span.end - wish.start) <= NEAR;
  return wishes
    .filter(({ rule }) => rule === "emphasis")
    .flatMap(({ span, value }) => {
      const words = ideas(value);
      return facts.find((one) => one.from === "brief" && isBeside(span, one) && saysAll(one, words)) ?? [];
    });
}
const saysAll = ({ quote }: Fact, words: readonly string[]): boolean => {
  const said = new Set(ideas(quote));
  return words.length > 2 && words.every((word) => said.has(word));
};

const needsOfPoint = (reading: Reading): Need[] =>
  pointsOf(reading).map((fact) => ({ fact, kind: "news", words: fact.quote, values: [] }));

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** "Foodbank of the Old Port" as the last words of a brief: who signs it, which the account and the picture say. */
const isSignature = (fact: Fact, name: string, facts: Reading["facts"]): boolean =>
  bare(fact.quote) === bare(name) &&
  facts.length > 1 &&
  facts.every(({ from, span }) => from !== "brief" || span.end <= fact.span.end);

/** The subject as the brief names it; a name that it does not mention is the brand's, which every post carries. */
function subjectOf({ about, facts }: Reading): Need[] {
  const name = about.trim().toLowerCase();
  const at = facts.find(({ quote, from }) => from === "brief" && quote.toLowerCase().includes(name));
  const isSender = facts.some(({ from, quote }) => from === "name" && bare(quote) === bare(name));
  if (!name || !at || isSignature(at, name, facts) || (isSender && isAnnouncementOf(name, at.quote)))
    return [];
  const start = at.span.start + at.quote.toLowerCase().indexOf(name);
  const span = { start, end: start + name.length };
  const fact: Fact = { id: SUBJECT, kind: "news", says: about, quote: about, from: "brief", span };
  return [{ fact, kind: "news", words: about, values: [] }];
}

const FORBIDDEN: [FactKind, RegExp][] = [
  ["price", /price|cost|preis|kosten|prix|tarif|precio/i],
  ["when", /date|time|when|datum|uhrzeit|fecha|hora/i],
  ["where", /place|where|address|location|ort|adresse|lieu|lugar/i],
  ["link", /link|url|website/i],
  ["contact", /phone|contact|e-?mail|telefon|kontakt|teléfono/i],
  ["promo_code", /code|coupon/i],
];

/** Whether the words of a wish name a kind of fact. */
export const isKindOf = (kind: FactKind, value: string) =>
  value === kind || FORBIDDEN.some(([k, words]) => k === kind && words.test(value));

/** "Don't mention the price" takes the price out of what a post needs. */
const isForbidden = ({ kind, words }: Need, { wishes }: Reading): boolean =>
  wishes.some(
    ({ rule, value }) =>
      (rule === "leave_out_kind" && isKindOf(kind, value)) ||
      (rule === "leave_out_words" && value !== "" && words.toLowerCase().includes(value.toLowerCase())),
  );

/** Everything a post has to tell, with its words and values. */
export function needsOf(reading: Reading): Need[] {
  const slots = needsOfSlots(reading);
  const known = [
    ...slots,
    ...needsOfFacts(reading),
    ...needsOfPoint(reading),
    ...needsOfProhibitions(reading),
  ];
  const all = [...subjectOf(reading), ...known, ...needsOfNews(reading, known)];
  return all.filter((need) => !isForbidden(need, reading));
}

/**
 * The facts that a post may not leave out: price, date, time, place, code, condition, contact, link and the
 * subject's name, which has the id `about`. Wishes of the author take facts out.
 */
export const mustTell = (reading: Reading): Fact[] => [
  ...new Map(needsOf(reading).map(({ fact }) => [fact.id, fact])).values(),
];
