/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { minTypeSize } from "../kit/chart/axis.tsx";
import { suitsColumns } from "../kit/chart/bar-plan.ts";
import { barChart } from "../kit/chart/bars.tsx";
import { columnChart } from "../kit/chart/columns.tsx";
import { type ChartOptions, lineChart } from "../kit/chart/line.tsx";
import { inset } from "../kit/chart/plate.tsx";
import { ring } from "../kit/chart/ring.tsx";
import { seriesOf } from "../kit/chart/series.ts";
import { Place } from "../kit/place.tsx";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";
import { Card, headed, padOf } from "./panel.tsx";

type InfographicChart = NonNullable<Infographic["chart"]>;

/** Size of names and marks on a page that is read close up. */
const smallType = (context: RenderContext) => Math.max(minTypeSize(context), Math.round(14.5 * context.unit));

export function chartBlock(
  context: RenderContext,
  data: InfographicChart,
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  const { unit } = context;
  const draw = (box: Box) => {
    const { node, available } = headed(context, data.title, look.panel, inset(box, padOf(context, box)));
    const options = {
      surface: look.panel,
      width: available.width,
      height: available.height,
      type: smallType(context),
    };
    return [
      <Card context={context} look={look} box={box} />,
      node,
      <Place box={available}>{chartOf(context, data, options)}</Place>,
    ].filter((one) => one !== undefined);
  };
  const ideal = { line: 330, donut: 230, bar: Math.max(250, data.points.length * 15 + 90) }[data.kind];
  const maximum = (isSparse ? 640 : 430) * unit;
  return { key: "chart", minimum: 165 * unit, ideal: ideal * unit, maximum, growShare: 4, draw };
}

function chartOf(context: RenderContext, data: InfographicChart, options: ChartOptions): Node {
  if (data.kind === "line") return lineChart(context, seriesOf(data, "last"), options);
  if (data.kind === "bar") {
    const series = seriesOf(data, "largest");
    const isUpright = suitsColumns(context, series, options) || data.points.length > 12;
    return (isUpright ? columnChart : barChart)(context, series, options);
  }
  return ring(context, seriesOf(data, "largest"), "value", options);
}
