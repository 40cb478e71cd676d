/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../place.tsx";
import { TextLines } from "../text-lines.tsx";
import { type Bar, type BarPlan, planBars } from "./bar-plan.ts";
import type { ChartOptions } from "./line.tsx";
import type { Series } from "./series.ts";
import { barPath, plot, px } from "./svg.ts";

/** Radius of a bar's end, in sizes of the type. */
const ROUND = 0.4;

/** Bars under each other. */
export function barChart(context: RenderContext, series: Series, options: ChartOptions): Node {
  const { width, height, type } = options;
  const plan = planBars(context, series, options);
  const picture = plot(
    width,
    height,
    [...plan.bars.map((bar) => barShape(bar, type)), axisLine(plan)].join(""),
  );
  return (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      <picture src={picture} style={{ position: "absolute", left: 0, top: 0, width, height }} />
      {plan.bars.map(words)}
    </div>
  );
}

export function barShape({ box, isLeft, color }: Bar, type: number): string {
  return `<path d="${barPath(box, isLeft ? "left" : "right", type * ROUND)}" fill="${color}"/>`;
}

export function axisLine({ axis, colors }: BarPlan): string {
  if (!axis) return "";
  return `<path d="M${px(axis.x)} ${px(axis.from)}V${px(axis.to)}" stroke="${colors.base}" stroke-width="2"/>`;
}

function words({ words: labels }: Bar): Node[] {
  if (!labels) return [];
  const parts = [
    { ...labels.name, part: "tick" },
    { ...labels.value, part: "value" },
  ];
  return parts.map(({ fitted, box, color, part }) => (
    <Place box={box}>
      <TextLines fitted={fitted} color={color} part={part} />
    </Place>
  ));
}
