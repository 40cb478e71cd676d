import { ASSET_TYPES } from "../../../asset-types.ts";
import { productName } from "../../../copy/brand.ts";
import { ideas } from "../../../copy/judge/ideas.ts";
import { clip } from "../../../copy/text.ts";
import type { Brand } from "../../../copy/types.ts";
import { namesDay } from "../../../text/named-days.ts";
import type { AssetType } from "../../../vocab.ts";
import type { FactKind } from "../../kinds.ts";
import type { Fact, HeldBack, Reading } from "../../schema.ts";
import type { ValueKind } from "../../values/value.ts";
import { valuesIn } from "../../values/values.ts";
import { contradictionsIn } from "../contradictions.ts";
import { unclearDatesIn } from "../due-dates.ts";
import { hasWeight, quotedNews, shareOf, unclearIn } from "../held-back.ts";
import { openClaimsIn } from "../open-claims.ts";
import { isSpecific } from "../specifics.ts";
import { undatedEvent } from "../undated-event.ts";
import { unsureSpans } from "../undecided/unsure-spans.ts";
import type { Topic } from "./wordings.ts";

/** Something that only the author of a brief knows. `about` are the words the question quotes. */
export type Gap = {
  id: string;
  topic: Topic;
  about: string;
  options?: string[];
  /** What the calendar has for a date that is asked about. */
  calendar?: { date: string; day: string };
};

export type GapInput = {
  reading: Reading;
  brief: string;
  brand: Brand;
  assetType?: AssetType | undefined;
  today?: string | undefined;
};

/** Facts that need another one to be about. */
const DETAILS: ReadonlySet<FactKind> = new Set(["link", "contact", "where", "when", "who"]);
/** More of a brief than this may not be unclear. */
const MOST_UNCLEAR = 0.15;
const MAX_OPTIONS = 4;
/** Numbers without which an infographic is only a list. */
const FIGURES = 2;

const quote = (words: string) => `“${words.replace(/\s+/g, " ").trim()}”`;

/** The id of a question about a stretch of the brief, which finds the stretch again. */
export const unclearId = ({ span }: Pick<HeldBack, "span">) => `unclear_${span.start}`;

const unclearGap = (held: HeldBack): Gap => ({
  id: unclearId(held),
  topic: "unclear",
  about: quote(held.quote),
});

const MORE = 2;
const OFFERED: ReadonlySet<ValueKind> = new Set(["money", "percent", "factor"]);

/** "Half price pizza on Tuesdays from 5 pm" is mostly a time, and says what it is the time of. */
function tellsMore({ quote: words }: Fact, language: string): boolean {
  const values = valuesIn(words, language);
  const offered = values.filter(({ kind }) => OFFERED.has(kind));
  const rest = values.reduceRight(
    (text, { span }) => `${text.slice(0, span.start)} ${text.slice(span.end)}`,
    words,
  );
  return ideas(rest).length + offered.length >= MORE;
}

function missingSubject({ reading, brand }: GapInput): Gap[] {
  const said = reading.facts.filter(({ from }) => from === "brief");
  const isAbout = said.some((fact) => !DETAILS.has(fact.kind) || tellsMore(fact, reading.language));
  if (isAbout && isSpecific(reading)) return [];
  const quoted = quotedNews(reading);
  if (quoted) return [{ id: "quoted", topic: "unclear", about: quote(quoted) }];
  const isNamed = reading.about !== "" && reading.about !== productName(brand);
  // "Our open day is on Saturday 28 November": what takes place, and when.
  if (isNamed && reading.when?.date) return [];
  if (said.length > 0 && isNamed) return [{ id: "claim", topic: "claim", about: quote(reading.about) }];
  const { features } = brand.offer;
  const options = features.length > 1 ? { options: features.slice(0, MAX_OPTIONS) } : {};
  return [{ id: "subject", topic: "subject", about: "", ...options }];
}

const gap = (topic: Topic, about = ""): Gap[] => [{ id: topic, topic, about }];

type Has = (...kinds: FactKind[]) => boolean;

function missingOfOffer({ offer, prices, facts }: Reading, has: Has): Gap[] {
  const priced = Boolean(offer?.value) || has("price") || prices.length > 0;
  if (!priced && !facts.some(hasNumber)) return gap("terms");
  return offer?.ends || offer?.terms || has("when", "condition") ? [] : gap("ends");
}

const numbersIn = (words: string, language: string) =>
  valuesIn(words, language).filter(({ weak, kind }) => !weak && kind !== "name");

const hasNumber = ({ quote: words }: Fact) => /\p{N}/u.test(words);

const MAX_NAMED = 50;
const MAX_CLOSED = 90;

/** What takes place, in the words of the brief: a brand does not take place. */
function namedOccasion({ reading, brand }: GapInput): string {
  if (reading.about && ![productName(brand), brand.name].includes(reading.about)) return reading.about;
  const first = reading.facts.find(({ from }) => from === "brief")?.quote ?? reading.about;
  return clip(first.replace(/[.!?。！？]+\s*$/u, ""), MAX_NAMED);
}

/** The first sentence of a brief tells what is closed. */
const closedIn = ({ reading }: GapInput): string =>
  clip(
    (reading.facts.find(({ from }) => from === "brief")?.quote ?? reading.about).replace(
      /[.!?。！？]+\s*$/u,
      "",
    ),
    MAX_CLOSED,
  );

/** What an occasion cannot do without. */
function missingTerms(input: GapInput): Gap[] {
  const { reading } = input;
  const { facts, occasion, when } = reading;
  const has: Has = (...kinds) => facts.some(({ kind, from }) => from === "brief" && kinds.includes(kind));
  switch (occasion) {
    case "event":
      return when?.date || has("when") ? [] : gap("when", quote(namedOccasion(input)));
    case "closing":
      return when?.date || has("when") || facts.some(({ quote: words }) => namesDay(words))
        ? []
        : [{ id: "when", topic: "closed", about: quote(closedIn(input)) }];
    case "offer":
      return missingOfOffer(reading, has);
    case "incident":
      return has("who", "where", "figure") || facts.some(hasNumber) ? [] : gap("affected");
    default:
      return undatedEvent(reading) ? gap("when", quote(namedOccasion(input))) : [];
  }
}

function missingProof({ reading, assetType }: GapInput): Gap[] {
  if (assetType === undefined || ASSET_TYPES[assetType].content !== "figures") return [];
  const { facts, figures, series, rows, prices, steps } = reading;
  const counted = facts.flatMap(({ quote: words }) => numbersIn(words, reading.language));
  const enough =
    series !== null ||
    Math.max(counted.length, figures.length, rows.length, prices.length, steps.length) >= FIGURES;
  return enough ? [] : gap("proof");
}

/** Days that readers would get wrong. Without the day of today none is. */
const untimely = ({ reading, brief, today }: GapInput): Gap[] =>
  today
    ? unclearDatesIn({ reading, brief, today }).map(({ kind, quote: words, span, ...more }) => ({
        id: unclearId({ span }),
        topic: kind,
        about: quote(words),
        ...more,
      }))
    : [];

/** Claims to be the best or the only one that the brand does not make itself. */
const unproved = (input: GapInput): Gap[] =>
  openClaimsIn(input).map(({ quote: words, span }) => ({
    id: unclearId({ span }),
    topic: "claimed",
    about: quote(words),
  }));

/** What its author doubts or has not decided. */
const doubted = ({ reading, brief }: GapInput): Gap[] =>
  unsureSpans(reading, brief).map(({ quote: words, span }) => ({
    id: unclearId({ span }),
    topic: "unsure",
    about: quote(words),
  }));

/** What a brief leaves open, what weighs most first. */
export function gapsIn(input: GapInput): Gap[] {
  const { reading, brief } = input;
  const unclear = unclearIn(reading.heldBack, brief);
  const weighty = unclear.filter((held) => hasWeight(held.quote, reading.language));
  const longest = unclear.toSorted((a, b) => b.quote.length - a.quote.length).slice(0, 1);
  const bulk = shareOf(unclear, brief) > MOST_UNCLEAR ? longest : [];
  return [
    ...contradictionsIn(reading, brief).map(({ first, second }) => ({
      id: "which",
      topic: "which" as const,
      about: `${quote(first)} / ${quote(second)}`,
      options: [first, second],
    })),
    ...weighty.map(unclearGap),
    ...untimely(input),
    ...missingSubject(input),
    ...doubted(input),
    ...unproved(input),
    ...missingTerms(input),
    ...bulk.filter((held) => !weighty.includes(held)).map(unclearGap),
    ...missingProof(input),
  ];
}
