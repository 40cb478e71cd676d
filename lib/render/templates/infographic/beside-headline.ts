import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { aroundFigure } from "./around-figure.ts";
import type { Stats } from "./priced-together.ts";

/** A page without the number that its headline shows large between its words, and tells whole. */
export function besideHeadline<P extends { headline: string; stats: Stats }>(page: P): P {
  const { figure = "" } = aroundFigure(page) ?? {};
  if (figure === "") return page;
  const shown = tokensOf(figure).numbers;
  const headline = tokensOf(page.headline);
  const isShown = ({ before = "", value, label, note, earlier }: Stats[number]) =>
    !note &&
    !earlier &&
    [...tokensOf(value).numbers].some((number) => shown.has(number)) &&
    isSaid(`${before} ${value} ${label}`, headline);
  return { ...page, stats: page.stats.filter((stat) => !isShown(stat)) };
}
