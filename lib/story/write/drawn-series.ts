import { capitalize, unstop, wordCount } from "../../copy/text.ts";
import { isRemarked, toNumber } from "../read/series.ts";
import { tailPoint } from "../read/series-tail.ts";
import type { Series } from "../schema.ts";
import type { Block, Headline } from "./block.ts";
import { COLON } from "./inner-lists.ts";
import type { Material } from "./material.ts";

/** What a chart of the series shows is not said beside it once more. */

const NUMBER = /\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g;
const LEAST = 3;

/** "1 240" and "1'240" are one number. */
const grouped = (text: string) => text.replace(/(?<![\d.,])(\d{1,3})['’ \u00a0\u202f](?=\d{3}(?!\d))/g, "$1");
const numbersIn = (text: string): number[] => (grouped(text).match(NUMBER) ?? []).map(toNumber);
const cardOf = (b: Block) => b.pieces[0]?.card ?? "";
const firstFact = (b: Block | undefined) => b?.pieces[0]?.facts[0] ?? "";

function drawnIn({ points }: Series): (value: number) => boolean {
  const drawn = new Set(points.flatMap(({ x, y }) => [...numbersIn(x), y]));
  return (value) => drawn.has(value);
}

/** "per £100 of sales" before its parts is of the headline; another number is of something else. */
const sumOf = ({ points }: Series) => Math.round(points.reduce((sum, { y }) => sum + y, 0) * 100) / 100;

/** "On-time trains: January 81%, March 91%": the values of a series are drawn, and what they are of is its headline. */
export function seriesHead(block: Block, { reading: { series } }: Material): Headline | undefined {
  const [piece] = block.pieces;
  const [, head = "", list = ""] = COLON.exec(piece?.card ?? "") ?? [];
  if (!piece || !series || wordCount(head) < 2) return undefined;
  const values = numbersIn(list);
  // A later sentence may add the last of them.
  const isDrawn = values.length >= LEAST && values.every(drawnIn(series));
  return isDrawn && numbersIn(head).every((one) => one === sumOf(series))
    ? { text: capitalize(unstop(head.trim())), facts: piece.facts, rest: [], block, label: "" }
    : undefined;
}

/** "Where does it go? Of £20, £9 pays for …": the values are drawn, and the question is what they answer. */
export const answersWithSeries = (news: Block, { reading: { series } }: Material): boolean =>
  series !== null && series.facts[0] === firstFact(news);

/** "1,206 so far in 2026.", "£7 is left.": a sentence that adds the last value of a series, which its chart shows. */
export function addsToSeries(b: Block, { reading: { series } }: Material): boolean {
  const isFromSeries = series?.facts.slice(1).includes(firstFact(b)) ?? false;
  if (!series || !isFromSeries || isRemarked(cardOf(b))) return false;
  const [value, ...others] = numbersIn(cardOf(b));
  const isLast = value === series.points.at(-1)?.y && others.length === 0;
  return isLast || tailPoint(cardOf(b), cardOf(b)) !== undefined;
}

/** A sentence with so many values of a series tells what its chart shows. */
export function tellsSeries(text: string, { points }: Series): boolean {
  const said = new Set(numbersIn(text));
  return points.filter(({ y }) => said.has(y)).length >= LEAST;
}

/** "10p to fundraising and 6p to costs": what a headline left of the sentence that a chart shows. */
export function isLeftOfSeries(text: string, h: Headline, { reading: { series } }: Material): boolean {
  if (!series || series.facts[0] !== firstFact(h.block)) return false;
  const said = numbersIn(text);
  return said.length > 0 && said.every(drawnIn(series));
}
