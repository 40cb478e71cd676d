import * as z from "zod/v4";
import { template } from "../../template.ts";
import { chartAlt, chartFields } from "../kit/chart/data.ts";
import { lineChart } from "../kit/chart/line.tsx";
import { chartPage } from "../kit/chart/page.tsx";
import { points, seriesOf } from "../kit/chart/series.ts";
import { spell } from "../kit/chart/spell.ts";
import { fits } from "./fits.ts";

/** A course over time as one picture. */
export const chartLine = template({
  id: "chart_line",
  title: "Line chart",
  about: "How one number moved over time, as a line over a fading area with the latest value pointed out.",
  version: 6,
  assetTypes: ["card", "og_image"],
  data: z.object({
    ...chartFields,
    points: points(1, 24, "The course from left to right, one point for each day, week, month or year."),
  }),
  needs: "a series of at least three numbers over time",
  fits,
  sample: {
    kicker: "First half, in numbers",
    headline: "Reach has tripled since January",
    figure: { value: "3.1×", label: "more people a month see what small teams publish" },
    title: "People reached a month",
    points: [
      { label: "Jan", value: 41_200 },
      { label: "Feb", value: 48_900 },
      { label: "Mar", value: 46_100 },
      { label: "Apr", value: 68_400 },
      { label: "May", value: 91_300 },
      { label: "Jun", value: 127_800 },
    ],
    source: "Source: Beacon accounts, January to June 2026",
    cta: "Read the report",
    url: "https://beacon.app/report",
  },
  draw(context, data) {
    const series = seriesOf(data, "last", context.language);
    const { layout, root } = chartPage(context, data, (options) => lineChart(context, series, options));
    return { layout, pages: [root] };
  },
  altText(data, brand, _page, language) {
    const { points: all, unit } = seriesOf(data, "last", language);
    return chartAlt(
      data,
      brand,
      all.map(({ label, value }) => `${label} ${spell(value, unit)}`),
      language,
    );
  },
});
