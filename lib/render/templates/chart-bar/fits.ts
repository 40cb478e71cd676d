import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { chartOf, isCharted, isCourse } from "../kit/story/charts.ts";
import { fitWithDetails } from "../kit/story/fit.ts";
import { sharesOf } from "../kit/story/shares.ts";

const MOST = 12;

/** A few numbers beside each other. */
export function fits(story: Story, pictures: Pictures) {
  const series = story.series ?? sharesOf(story);
  if (!series || !isCharted(series) || series.points.length > MOST) return undefined;
  const isLine = series.points.length > 2 && isCourse(series);
  return fitWithDetails(story, isLine ? 0.85 : 0.93, chartOf(story, series, pictures));
}
