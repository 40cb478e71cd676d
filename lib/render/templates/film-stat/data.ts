import * as z from "zod/v4";
import { kept } from "../film/kept.ts";
import { timing } from "../film/wished-timing.ts";
import { shortAction } from "../film-story/fields.ts";
import { measure, points } from "../kit/chart/series.ts";
import { list, required, text } from "../kit/fields.ts";

const FilmStatItem = z.object({
  value: required(16, "The number as it is shown, with its unit: 62%, 3.1×, €1,2 Mio."),
  label: text(44, "What the number counts, in a few words."),
});

const FilmStatSeries = z
  .object({
    kind: z
      .enum(["bars", "line"])
      .meta({ description: "Bars compare a few things, a line shows a course over time." })
      .default("bars"),
    points: points(2, 8, "The bars, or the course from left to right."),
    ...measure,
    title: text(44, "What is measured, above the chart."),
    source: text(90, "Where the numbers come from."),
  })
  .optional()
  .meta({ description: "Numbers to show as a chart that grows." });

export const FilmStatData = z.object({
  kicker: text(50, "A few words above the headline, for example which report this is."),
  headline: required(70, "What the numbers say, in one line."),
  supporting: text(80, "One short sentence under the headline."),
  stats: list(FilmStatItem, 1, 3, "The numbers. The first is the hero, with a scene of its own."),
  series: FilmStatSeries,
  ...shortAction,
  ...kept,
  ...timing,
});

export type FilmStat = z.output<typeof FilmStatData>;
export type FilmStatItem = FilmStat["stats"][number];
export type FilmStatSeries = NonNullable<FilmStat["series"]>;
