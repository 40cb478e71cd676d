/** @jsxImportSource #template */
import * as z from "zod/v4";
import type { Node } from "../../jsx-runtime.ts";
import { type Stage, template } from "../../template.ts";
import { chartAlt, chartFields } from "../kit/chart/data.ts";
import { donutChart } from "../kit/chart/donut.tsx";
import { legend, shares } from "../kit/chart/legend.tsx";
import type { ChartOptions } from "../kit/chart/line.tsx";
import { chartPage } from "../kit/chart/page.tsx";
import { points, type Series, seriesOf } from "../kit/chart/series.ts";
import { spell } from "../kit/chart/spell.ts";

const DonutData = z.object({
  ...chartFields,
  points: points(1, 6, "The parts of the whole, clockwise from the top.", 0),
  show: z
    .enum(["value", "share"])
    .describe("Whether the parts are read as their values or as whole percent of the sum.")
    .default("value"),
});
type Show = z.output<typeof DonutData>["show"];

/** Parts of a whole as one picture. */
export const chartDonut = template({
  id: "chart_donut",
  title: "Donut chart",
  about:
    "Parts of a whole as a ring, with the part that matters in its middle and every part by name and number.",
  version: 1,
  assetTypes: ["card", "og_image"],
  data: DonutData,
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
  draw(stage, data) {
    const series = seriesOf(data, "largest");
    const { layout, root } = chartPage(stage, data, (options) => ring(stage, series, data.show, options));
    return { layout, pages: [root] };
  },
  altText(data, brand) {
    const series = seriesOf(data, "largest");
    const texts = numbers(series, data.show);
    return chartAlt(
      data,
      brand,
      series.points.map(({ label }, i) => `${label} ${texts[i] ?? ""}`),
    );
  },
});

const numbers = (series: Series, show: Show) =>
  show === "share" ? shares(series) : series.points.map(({ value }) => spell(value, series.unit));

/** The ring beside its legend, or above it in rooms that are taller than wide. */
function ring(
  stage: Stage,
  series: Series,
  show: Show,
  { surface, width, height, type }: ChartOptions,
): Node {
  const isRow = width > height * 1.12;
  const gap = Math.round(type * (isRow ? 2 : 1.6));
  const side = Math.round(isRow ? Math.min(height, width * 0.48) : Math.min(width * 0.84, height * 0.58));
  const room = isRow ? { width: width - side - gap, height } : { width, height: height - side - gap };
  const key = legend(stage, series, { ...room, surface, least: type, most: type * 1.5, values: show });
  const hero = series.points[series.hero];
  const centre = { value: numbers(series, show)[series.hero] ?? "", label: hero?.label ?? "" };
  const spare = isRow ? 0 : Math.max(0, height - side - gap - key.height);
  return (
    <div
      style={{
        width,
        height,
        flexDirection: isRow ? "row" : "column",
        alignItems: "center",
        justifyContent: "flex-start",
        paddingTop: Math.round(spare / 3),
        gap: gap + Math.round(spare / 3),
      }}
    >
      {donutChart(stage, series, { surface, side, type, centre })}
      {key.node}
    </div>
  );
}
