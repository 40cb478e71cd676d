import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { chartOf, isWhole } from "../kit/story/charts.ts";
import { fitWithDetails } from "../kit/story/fit.ts";
import { sharesOf } from "../kit/story/shares.ts";

const MOST = 6;

/** The parts of a whole. */
export function fits(story: Story, pictures: Pictures) {
  const series = story.series ?? sharesOf(story);
  if (!series || series.points.length > MOST || !isWhole(series)) return undefined;
  return fitWithDetails(story, 0.96, chartOf(story, series, pictures));
}
