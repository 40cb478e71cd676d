import * as z from "zod/v4";
import { type RenderContext, template } from "../../template.ts";
import { suitsColumns } from "../kit/chart/bar-plan.ts";
import { barChart } from "../kit/chart/bars.tsx";
import { isLabelled } from "../kit/chart/column-plan.ts";
import { columnChart } from "../kit/chart/columns.tsx";
import { chartAlt, chartFields } from "../kit/chart/data.ts";
import type { ChartOptions } from "../kit/chart/line.tsx";
import { chartPage } from "../kit/chart/page.tsx";
import { points, type Series, seriesOf } from "../kit/chart/series.ts";
import { spell } from "../kit/chart/spell.ts";
import { fits } from "./fits.ts";

const LARGER = [1.5, 1.3, 1.15];

/** Few bars have names and values in larger type, as far as all of them have room. */
function largestType(context: RenderContext, series: Series, options: ChartOptions): ChartOptions {
  const larger = LARGER.map((by) => ({ ...options, type: Math.round(options.type * by) }));
  const fits = (one: ChartOptions) => suitsColumns(context, series, one) && isLabelled(context, series, one);
  return (series.points.length <= 6 ? larger.find(fits) : undefined) ?? options;
}

/** A comparison of a few numbers as one picture. */
export const chartBar = template({
  id: "chart_bar",
  title: "Bar chart",
  about: "A few numbers compared as bars: upright while their names are short, lying down when they are not.",
  version: 8,
  assetTypes: ["card", "og_image"],
  data: z.object({
    ...chartFields,
    points: points(1, 12, "The bars in the order they are drawn."),
    direction: z
      .enum(["auto", "upright", "lying"])
      .meta({ description: "Which way the bars run; auto decides by the length of their names." })
      .default("auto"),
  }),
  needs: "a series of at least two numbers",
  fits,
  sample: {
    kicker: "Where drafts wait",
    headline: "Approval takes longer than making it",
    supporting: "Hours that one launch picture spends in each step.",
    title: "Hours in each step",
    points: [
      { label: "Brief", value: 3.5 },
      { label: "Draft", value: 6 },
      { label: "Review", value: 14.5 },
      { label: "Fixes", value: 9 },
      { label: "Export", value: 2.25 },
    ],
    suffix: "h",
    source: "Source: survey of 214 marketing teams, spring 2026",
    cta: "See how it works",
    url: "https://beacon.app/flow",
  },
  draw(context, data) {
    const series = seriesOf(data, "largest", context.language);
    const { layout, root } = chartPage(context, data, (options) => {
      const shown = { ...largestType(context, series, options), isTight: true };
      const isUpright =
        data.direction === "upright" || (data.direction === "auto" && suitsColumns(context, series, shown));
      return (isUpright ? columnChart : barChart)(context, series, shown);
    });
    return { layout, pages: [root] };
  },
  altText(data, brand, _page, language) {
    const { points: all, unit } = seriesOf(data, "largest", language);
    return chartAlt(
      data,
      brand,
      all.map(({ label, value }) => `${label} ${spell(value, unit)}`),
      language,
    );
  },
});
