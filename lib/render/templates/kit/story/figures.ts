import type { Figure, Story } from "../../../../story/schema.ts";
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
