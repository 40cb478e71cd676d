import type { Figure, Line, Story } from "../../../../story/schema.ts";
import { IN_NUMBERS } from "../../../../text/in-numbers.ts";
import { inNumerals, numeralsOf } from "../../../../text/numerals.ts";
import { isReadingTime } from "../../../../text/reading-time.ts";
import { type FigureShape, figureShape } from "../figure-shape.ts";
import { isCourse } from "./charts.ts";
import { LARGE, UNIT } from "./figured.ts";
import { isSaid, type Tokens, tokensOf } from "./tokens.ts";

type FigureLimits = { value: number; label: number };
type Shown = { value: string; label: string };

/** Figures that fit, in the story's order. */
export const figuresWithin = ({ figures, facts }: Partial<Story>, limits: FigureLimits): Shown[] =>
  (figures ?? [])
    .map(withLarge)
    .filter((figure) => isWithin(figure, limits) && !isCounter(figure, facts))
    .map(({ value, label }) => ({ value, label }));

const LARGE_FIRST = new RegExp(`^(?<large>${LARGE})\\s+(?<rest>\\p{L}.*)$`, "iu");

/** "9,4" over "milioni di fatture" is another number than 9.4 million. */
function withLarge(figure: Figure): Figure {
  const { large, rest } = LARGE_FIRST.exec(figure.label)?.groups ?? {};
  return large && rest ? { ...figure, value: `${figure.value} ${large}`, label: rest } : figure;
}

/** "1 take it away, 2 note what it ate, 3 ring us": the numbers count the steps and are none of their own. */
export function isCounter({ value, fact }: Figure, facts: Story["facts"] = []): boolean {
  const { quote = "", says = "" } = facts.find(({ id }) => id === fact) ?? {};
  return /^\d$/.test(value) && [quote, says].some((text) => COUNTING.test(text));
}
const COUNTING = /(?<![\d.,])1[.)]? \p{L}.*(?<![\d.,])2[.)]? \p{L}/su;

const isWithin = ({ value, label }: Figure, limits: FigureLimits) =>
  value !== "" &&
  value.length <= limits.value &&
  label !== "" &&
  label.length <= limits.label &&
  !isReadingTime(value, `${value} ${label}`);

/** The figure that carries a picture. Other templates show prices and days. */
export function heroOf(story: Story, limits: FigureLimits): Shown | undefined {
  const kinds = new Map(story.facts.map(({ id, kind }) => [id, kind]));
  const figures = story.figures.filter(({ fact }) => {
    const kind = kinds.get(fact);
    return kind !== "price" && kind !== "when" && kind !== "where" && kind !== "contact";
  });
  const shown = figuresWithin({ figures }, limits);
  return leading(shown, story.headline.text) ?? shown[0];
}

type SaidNumber = { before?: string; value: string; label: string };

/** The number of the headline, else the largest change, else the first that can be drawn. */
export function leading<T extends SaidNumber>(figures: readonly T[], headline: string): T | undefined {
  const spoken = tokensOf(headline);
  const weights = figures.map((figure) => (isOfHeadline(figure, spoken) ? 3 : weightOf(figureShape(figure))));
  const most = Math.max(0, ...weights);
  return most > 0 ? figures[weights.indexOf(most)] : undefined;
}

const isOfHeadline = ({ value }: SaidNumber, { numbers }: Tokens) => {
  const own = [...tokensOf(value).numbers];
  return own.length > 0 && own.every((number) => numbers.has(number));
};

/** A share so small is a sliver of its ring, which shows nothing. */
const SLIVER = 0.05;

/** A change weighs more the larger it is. */
function weightOf(shape: FigureShape | undefined): number {
  if (shape?.kind === "share" && shape.share < SLIVER) return 0;
  if (shape?.kind !== "pair") return shape ? 1 : 0;
  return 2 - Math.min(shape.from, shape.to) / Math.max(shape.from, shape.to);
}

const ABOUT =
  "(?:[~≈]|about |around |over |rund |etwa |über |environ |près de |unos |casi |plus de |más de )?";
const UNITS = `(?:%|×|x|€|kg|t|km|m²|m³|km²|${UNIT}|${LARGE})(?![\\p{L}²³])`;
const LEADING = new RegExp(
  `^(?<value>${ABOUT}(?:\\d{1,3}(?:[.,' \\u00a0\\u202f]\\d{3})+ ?${UNITS}|[£$€₹] ?\\d[\\d.,]*(?: ?(?:k|m|bn|${LARGE}))?|\\d[\\d.,]* ?${LARGE}(?: ?${UNIT})?(?!\\p{L})|\\d[\\d.,]* ?${UNITS}|\\d{1,3}(?:[.,' ]\\d{3})+))\\s+(?<label>\\p{L}.+)$`,
  "iu",
);
/** Beside figures that leave no doubt, a number of two digits is one too. */
const PLAIN = /^(?<value>\d{2,})\s+(?<label>\p{L}.+)$/u;
/** In a list in which each line opens with a number, one of a single digit is a figure too: "9 courses taught". */
const SMALL = /^(?<value>\d(?:[.,]\d+)?)\s+(?<label>\p{L}.+)$/u;
const OPENS = /^(?:[£$€₹] ?)?\d/u;
const TILE = { value: 16, label: 110, count: 6 };

type TiledPoint = { figure?: Shown; rest?: Line };

/** The number that a line begins with, and what it counts; undefined where it is not short, or the day of a month. */
export function openingFigure(line: string): Shown | undefined {
  const { value = "", label = "" } = (LEADING.exec(line) ?? PLAIN.exec(line))?.groups ?? {};
  const isTile = value !== "" && value.length <= TILE.value && label.length <= TILE.label;
  return isTile ? { value, label } : undefined;
}

/**
 * Points of which most begin with a figure, such as the answers of a survey: the figures to be shown large, as many as
 * have a place, and the other points. Empty where they are a list of another kind.
 */
export function figuresOfPoints(points: readonly Line[], headline = ""): TiledPoint[] {
  const isAnnounced = points.length > 1 && IN_NUMBERS.test(headline);
  const isSure = isAnnounced || points.filter(({ text }) => LEADING.test(text)).length > 1;
  const isEach = isSure && points.every(({ text }) => OPENS.test(text));
  let count = 0;
  const tiled = points.map((point): TiledPoint => {
    const found =
      LEADING.exec(point.text) ??
      (isSure ? PLAIN.exec(point.text) : null) ??
      (isEach ? SMALL.exec(point.text) : null);
    const { value = "", label = "" } = found?.groups ?? {};
    const isTile = value !== "" && value.length <= TILE.value && label.length <= TILE.label;
    if (isTile) count += 1;
    return isTile && count <= TILE.count ? { figure: { value, label } } : { rest: point };
  });
  return count > 1 && count >= tiled.length / 2 ? tiled : [];
}

const PATH = { stops: 4, label: 24, value: 12 };

/** Earlier values of a series that ends with what was reached. */
export function pathOf({ series, spoken }: Story, reached: string) {
  if (!series || series.points.length < 2 || !isCourse(series)) return {};
  const last = series.points.at(-1);
  const before = series.points.slice(0, -1).slice(-PATH.stops);
  const written = (y: number) => inNumerals(`${y}`, numeralsOf(spoken));
  const stops = before.map(({ x, y }) => ({ label: x, value: written(y) }));
  const isItsEnd = last && isSaid(written(last.y), tokensOf(reached));
  const isShort = stops.every(({ label, value }) => label.length <= PATH.label && value.length <= PATH.value);
  return isItsEnd && isShort && last.x.length <= PATH.label ? { path: stops, reached: last.x } : {};
}
