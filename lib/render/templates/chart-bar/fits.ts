import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { chartOf, highlightOf, isCharted, isCourse, isWhole } from "../kit/story/charts.ts";
import { comparedOf } from "../kit/story/compared.ts";
import { fitWithDetails } from "../kit/story/fit.ts";
import { sharesOf } from "../kit/story/shares.ts";
import { PRICED } from "../kit/story/valued.ts";

const MOST = 12;
/** Parts of a whole are seen as such in a ring. */
const SCORE = { parts: 0.8, course: 0.85, values: 0.93, compared: 0.99 };

/** A few numbers beside each other. */
export function fits(story: Story, pictures: Pictures) {
  const compared = comparedOf(story, pictures.brand);
  const series = story.series ?? compared?.series ?? sharesOf(story);
  if (!series || !isCharted(series) || series.points.length > MOST) return undefined;
  // What things cost is looked up, and not compared.
  const isPriceList = story.points.length > 0 && story.points.every(({ text }) => PRICED.test(text));
  if (isPriceList && !compared && !story.series) return undefined;
  const isLine = series.points.length > 2 && isCourse(series);
  const plain = isWhole(series) ? SCORE.parts : isLine ? SCORE.course : SCORE.values;
  const score = compared ? SCORE.compared : plain;
  const fit = fitWithDetails(story, score, {
    ...chartOf(story, series, pictures),
    ...(compared?.highlight ? { highlight: compared.highlight } : highlightOf(series)),
  });
  return { ...fit, tells: [...new Set([...fit.tells, ...series.facts])] };
}
