import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { chartOf, isCharted, isCourse } from "../kit/story/charts.ts";
import { fitWithDetails } from "../kit/story/fit.ts";

const MOST = 24;

/** How one number moved over time. */
export function fits(story: Story, pictures: Pictures) {
  const { series } = story;
  const isLong = series && series.points.length > 2 && series.points.length <= MOST;
  if (!isLong || !isCourse(series) || !isCharted(series)) return undefined;
  return fitWithDetails(story, 0.95, chartOf(story, series, pictures));
}
