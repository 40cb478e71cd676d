import * as z from "zod/v4";
import { template } from "../../template.ts";
import { chartAlt, chartFields } from "../kit/chart/data.ts";
import { chartPage } from "../kit/chart/page.tsx";
import { partTexts, ring } from "../kit/chart/ring.tsx";
import { points, seriesOf } from "../kit/chart/series.ts";
import { fits } from "./fits.ts";

const DonutData = z.object({
  ...chartFields,
  points: points(1, 6, "The parts of the whole, clockwise from the top.", 0),
  show: z
    .enum(["value", "share"])
    .meta({ description: "Whether the parts are read as their values or as whole percent of the sum." })
    .default("value"),
});

/** Parts of a whole as one picture. */
export const chartDonut = template({
  id: "chart_donut",
  title: "Donut chart",
  about:
    "Parts of a whole as a ring, with the part that matters in its middle and every part by name and number.",
  version: 7,
  assetTypes: ["card", "og_image"],
  data: DonutData,
  needs: "shares that add up to 100 %",
  fits,
  sample: {
    kicker: "Channel mix 2026",
    headline: "Most first visits now start on social",
    title: "Where first visits come from",
    points: [
      { label: "Social", value: 62 },
      { label: "Search", value: 23 },
      { label: "Newsletter", value: 15 },
    ],
    suffix: "%",
    source: "Source: 1.2 million first visits, January to June 2026",
    cta: "Get the numbers",
    url: "https://beacon.app/mix",
  },
  draw(context, data) {
    const series = seriesOf(data, "largest", context.language);
    const { layout, root } = chartPage(context, data, (options) => ring(context, series, data.show, options));
    return { layout, pages: [root] };
  },
  altText(data, brand, _page, language) {
    const series = seriesOf(data, "largest", language);
    const texts = partTexts(series, data.show);
    return chartAlt(
      data,
      brand,
      series.points.map(({ label }, i) => `${label} ${texts[i] ?? ""}`),
      language,
    );
  },
});
