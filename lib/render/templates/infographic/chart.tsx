/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { leastType } from "../kit/chart/axis.tsx";
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
import type { Look } from "./look.ts";
import { Card, headed, padOf } from "./panel.tsx";

type Chart = NonNullable<Infographic["chart"]>;

/** Size of names and marks on a page that is read close up. */
const smallType = (stage: Stage) => Math.max(leastType(stage), Math.round(14.5 * stage.unit));

export function chartBlock(stage: Stage, data: Chart, look: Look, isSparse: boolean): Block {
  const { unit } = stage;
  const draw = (box: Box) => {
    const { node, room } = headed(stage, data.title, look.panel, inset(box, padOf(stage, box)));
    const options = { surface: look.panel, width: room.width, height: room.height, type: smallType(stage) };
    return [
      <Card stage={stage} look={look} box={box} />,
      node,
      <Place box={room}>{chartOf(stage, data, options)}</Place>,
    ].filter((one) => one !== undefined);
  };
  const ideal = { line: 330, donut: 230, bar: Math.max(250, data.points.length * 15 + 90) }[data.kind];
  const most = (isSparse ? 640 : 430) * unit;
  return { key: "chart", least: 165 * unit, ideal: ideal * unit, most, appetite: 4, draw };
}

function chartOf(stage: Stage, data: Chart, options: ChartOptions): Node {
  if (data.kind === "line") return lineChart(stage, seriesOf(data, "last"), options);
  if (data.kind === "bar") {
    const series = seriesOf(data, "largest");
    const isUpright = suitsColumns(stage, series, options) || data.points.length > 12;
    return (isUpright ? columnChart : barChart)(stage, series, options);
  }
  return ring(stage, seriesOf(data, "largest"), "value", options);
}
