import type { Figure, Line, Story } from "../../../../story/schema.ts";
import { isCourse } from "./charts.ts";
import { isSaid, tokensOf } from "./tokens.ts";

type FigureLimits = { value: number; label: number };
type Shown = { value: string; label: string };

/** Figures that fit, in the story's order. */
export const figuresWithin = ({ figures }: Pick<Story, "figures">, limits: FigureLimits): Shown[] =>
  figures.filter((figure) => isWithin(figure, limits)).map(({ value, label }) => ({ value, label }));

const isWithin = ({ value, label }: Figure, limits: FigureLimits) =>
  value !== "" && value.length <= limits.value && label !== "" && label.length <= limits.label;

/** The figure that carries a picture. Other templates show prices and days. */
export function heroOf(story: Story, limits: FigureLimits): Shown | undefined {
  const kinds = new Map(story.facts.map(({ id, kind }) => [id, kind]));
  const figures = story.figures.filter(({ fact }) => {
    const kind = kinds.get(fact);
    return kind !== "price" && kind !== "when" && kind !== "where" && kind !== "contact";
  });
  return figuresWithin({ figures }, limits)[0];
}

const ABOUT =
  "(?:[~≈]|about |around |over |rund |etwa |über |environ |près de |unos |casi |plus de |más de )?";
const LARGE = "(?:million(?:s|en|es)?|millones|Mio\\.?|billions?|Milliarden)";
const UNITS = `(?:%|×|x|€|kg|t|km|m²|${LARGE})(?!\\p{L})`;
const LEADING = new RegExp(
  `^(?<value>${ABOUT}(?:[£$€] ?\\d[\\d.,]*(?: ?(?:k|m|bn|${LARGE}))?|\\d[\\d.,]* ?${UNITS}|\\d{1,3}(?:[.,' ]\\d{3})+))\\s+(?<label>\\p{L}.+)$`,
  "iu",
);
/** Beside figures that leave no doubt, a number of two digits is one too. */
const PLAIN = /^(?<value>\d{2,})\s+(?<label>\p{L}.+)$/u;
const TILE = { value: 16, label: 70, count: 4 };

type TiledPoint = { figure?: Shown; rest?: Line };

/**
 * Points of which most begin with a figure, such as the answers of a survey: the figures to be shown large,
 * and the points without one. Empty where they are a list of another kind.
 */
export function figuresOfPoints(points: readonly Line[]): TiledPoint[] {
  const isSure = points.filter(({ text }) => LEADING.test(text)).length > 1;
  const tiled = points.map((point): TiledPoint => {
    const found = LEADING.exec(point.text) ?? (isSure ? PLAIN.exec(point.text) : null);
    const { value = "", label = "" } = found?.groups ?? {};
    const isTile = value !== "" && value.length <= TILE.value && label.length <= TILE.label;
    return isTile ? { figure: { value, label } } : { rest: point };
  });
  const count = tiled.filter(({ figure }) => figure).length;
  return count > 1 && count <= TILE.count && count >= tiled.length / 2 ? tiled : [];
}

const PATH = { stops: 4, label: 24, value: 12 };

/** Earlier values of a series that ends with what was reached. */
export function pathOf({ series }: Story, reached: string) {
  if (!series || series.points.length < 2 || !isCourse(series)) return {};
  const last = series.points.at(-1);
  const before = series.points.slice(0, -1).slice(-PATH.stops);
  const stops = before.map(({ x, y }) => ({ label: x, value: y.toLocaleString("en-US") }));
  const isItsEnd = last && isSaid(last.y.toLocaleString("en-US"), tokensOf(reached));
  const isShort = stops.every(({ label, value }) => label.length <= PATH.label && value.length <= PATH.value);
  return isItsEnd && isShort && last.x.length <= PATH.label ? { path: stops, reached: last.x } : {};
}
