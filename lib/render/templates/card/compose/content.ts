import { alike, type FactCell, factCells, inOneText } from "../../kit/fact-cells.ts";
import { factLines } from "../../kit/fact-lines.tsx";
import { figureIn } from "../../kit/headline-figure.ts";
import { hoursIn, isTimed } from "../../kit/hours.ts";
import { isPriceTable } from "../../kit/price-table.ts";
import { inARow } from "../../kit/story/clip.ts";
import { sentencesOf } from "../../kit/story/sentences.ts";
import type { Card } from "../data.ts";
import { dayParts, findDay } from "../dates.ts";
import { repeats } from "../repeats.ts";
import { pointCells } from "./points.ts";
import { pricedSentence, priceOf } from "./price.ts";

/** One thing that may stand as large as an image: a price, a share, a day. */
type BigFigure = {
  before: string;
  value: string;
  after: string;
  /** It stands before the headline. */
  isFirst: boolean;
  /** It is a part of the headline, which then has the other words. */
  isHeadline?: true;
  /** Its words are the whole headline: there is no other. */
  isSentence?: true;
};

/** A card as compositions see it: no text stands in it twice. */
export type CardContent = {
  kicker: string;
  headline: string;
  support: string;
  facts: readonly FactCell[];
  figure: BigFigure | undefined;
  action: { cta: string; url: string };
  /** The day stands on a leaf of a calendar, and needs no block of its own. */
  isLeafed: boolean;
};

/**
 * Texts of a card, each in one place. What is said elsewhere in the picture is left out. `isFigured` takes out the day
 * of an occasion, or the one price, to stand as large as an image.
 */
export function contentOf(card: Card, isFigured: boolean): CardContent {
  const points = pointCells(card.bullets);
  const { cells: rows, text } = withHours(saidOf(card, isPriceTable(points)));
  const facts = [...points, ...rows].filter(({ value }) => !repeats(value, card.headline));
  const support = apart(text, card.headline);
  const { figure, headline, ...found } = isFigured
    ? figureOf(card, facts)
    : { figure: undefined, cells: facts, headline: card.headline };
  const cells = alike(found.cells);
  const said = [card.headline, support, ...cells.map(({ value }) => value)].join("\n");
  return {
    kicker: repeats(card.kicker, said) ? "" : card.kicker,
    headline,
    support,
    facts: cells,
    figure,
    isLeafed: card.isLeafed === true,
    action: {
      cta: repeats(card.cta, said) ? "" : card.cta,
      url: said.includes(card.url) ? "" : card.url,
    },
  };
}

type SaidFacts = { cells: readonly FactCell[]; text: string };

/** The facts of the row and those that the text lists, and the text without them. Under names with prices a text stays one. */
function saidOf({ details, supporting }: Card, isUnderPrices: boolean): SaidFacts {
  const row = factCells(details);
  const prose = row ? row.note : inOneText(details);
  const listed = !isUnderPrices && (row || details === "") ? factLines(supporting) : undefined;
  const lines =
    (listed && hoursIn(listed.map(({ said, value }) => [said, value].filter(Boolean).join(" ")))) ??
    listed?.map(({ said, value }): FactCell => ({ label: value ? said : "", value: value || said }));
  const priced = lines || details !== "" ? undefined : pricedSentence(supporting);
  const rest = priced?.rest ?? (lines ? "" : supporting);
  const cells = [...(row?.cells ?? []), ...(priced?.facts ?? lines ?? [])];
  return { cells, text: [rest, prose].filter(Boolean).join(" ") };
}

/** "Sunday closed" beside rows of days and hours is one more of them. */
function withHours({ cells, text }: SaidFacts): SaidFacts {
  if (!isTimed(cells)) return { cells, text };
  const rows = [...cells];
  const kept: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const written = rows.map(({ label, value }) => `${label}: ${value}`);
    const row = hoursIn([...written, sentence.replace(/(?<!(?<!\p{L})\p{L})\.$/u, "")])?.at(-1);
    if (row) rows.push(row);
    else kept.push(sentence);
  }
  return { cells: rows, text: inARow(kept) };
}

/** A text without the sentences that the headline says. */
function apart(text: string, headline: string): string {
  const all = sentencesOf(text);
  const kept = all.filter((sentence) => !repeats(sentence, headline));
  return kept.length === all.length ? text : kept.join(/[。！？]/u.test(text) ? "" : " ");
}

type Figured = Pick<CardContent, "figure" | "headline"> & { cells: readonly FactCell[] };

/** Letters of a headline that keeps its size beside a large price. */
const NAME = 44;

/** What something costs stands after its name; without a label a number reads on into the headline: "10", "years of the park". */
const givenFigure = ({ intro, value, label, isPrice }: NonNullable<Card["stat"]>): BigFigure => ({
  before: intro ?? "",
  value,
  after: label,
  isFirst: !isPrice,
  ...(label === "" && !intro && !isPrice && { isHeadline: true }),
});

/** The day of an occasion, also where a sentence names it: it is to be seen, though not twice. None of several days is the day. */
function leadingDay(text: string, { headline, day = "" }: Card, facts: readonly FactCell[]) {
  const isOneOfSeveral = facts.filter(({ value }) => findDay(value)).length > 1;
  return isOneOfSeveral || repeats(day, headline) ? undefined : dayParts(text);
}

/** The number of an offer, the day or the price, which then stand nowhere else, or the figure at an end of the headline. */
function figureOf(card: Card, facts: readonly FactCell[]): Figured {
  const { stat, headline, day = "" } = card;
  if (stat) return { figure: givenFigure(stat), headline, cells: facts };
  const date = facts.find(({ value }) => day !== "" && value.includes(day));
  const found = leadingDay(date?.value ?? day, card, facts);
  if (found)
    return { figure: { ...found, isFirst: true }, headline, cells: facts.filter((cell) => cell !== date) };
  const priced = figureIn(headline) || headline.length > NAME ? undefined : priceOf(facts);
  // A price answers what its headline names.
  if (priced) return { figure: { ...priced.price, isFirst: false }, headline, cells: priced.others };
  const { before = "", figure: value = "", after = "" } = figureIn(headline) ?? {};
  if (value === "") return { figure: undefined, headline, cells: facts };
  // Between two words a figure makes the headline one sentence around it.
  if (before !== "" && after !== "")
    return { figure: { before, value, after, isFirst: true, isSentence: true }, headline: "", cells: facts };
  const figure = { before: "", value, after: "", isFirst: before === "", isHeadline: true as const };
  return { figure, headline: before || after, cells: facts };
}
