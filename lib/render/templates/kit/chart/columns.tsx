/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../place.tsx";
import { TextLines } from "../text-lines.tsx";
import { type ColumnPlan, type PlannedColumn, planColumns } from "./column-plan.ts";
import type { ChartOptions } from "./line.tsx";
import type { Series } from "./series.ts";
import { barPath, plot, px } from "./svg.ts";

/** Radius of a bar's end, in sizes of the type. */
const ROUND = 0.42;

/** Bars side by side. */
export function columnChart(context: RenderContext, series: Series, options: ChartOptions): Node {
  const { width, height, type } = options;
  const plan = planColumns(context, series, options);
  const bars = plan.columns.map((column) => columnPath(column, type));
  const body = [...gridLines(plan, width), ...bars, baseLine(plan, width)].join("");
  return (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      <picture
        src={plot(width, height, body)}
        style={{ position: "absolute", left: 0, top: 0, width, height }}
      />
      {plan.marks}
      {plan.columns.map(valueOn)}
      {plan.names}
    </div>
  );
}

function valueOn({ value }: PlannedColumn): Node | undefined {
  return (
    value && (
      <Place box={value.box}>
        <TextLines fitted={value.fitted} color={value.color} part="value" />
      </Place>
    )
  );
}

export function columnPath(column: PlannedColumn, type: number): string {
  const path = barPath(column, column.isDown ? "bottom" : "top", type * ROUND);
  return `<path d="${path}" fill="${column.color}"/>`;
}

const rule = ({ left }: ColumnPlan, width: number, y: number, color: string) =>
  `<path d="M${px(left)} ${Math.round(y) + 0.5}H${px(width)}" stroke="${color}" stroke-width="2"/>`;

export const gridLines = (plan: ColumnPlan, width: number): string[] =>
  plan.hasGrid
    ? plan.scale.ticks.map((tick) => rule(plan, width, plan.scale.at(tick), plan.colors.grid))
    : [];

export const baseLine = (plan: ColumnPlan, width: number): string =>
  rule(plan, width, plan.scale.zero, plan.colors.base);
