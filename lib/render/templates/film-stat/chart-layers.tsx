/** @jsxImportSource #template */
import type { Layer, Move } from "../../film/motion.ts";
import type { Child, Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { type Bar, planBars } from "../kit/chart/bar-plan.ts";
import { axisLine, barShape } from "../kit/chart/bars.tsx";
import { type PlannedColumn, planColumns } from "../kit/chart/column-plan.ts";
import { baseLine, columnPath, gridLines } from "../kit/chart/columns.tsx";
import { type ChartOptions, course, fade, grid, type LinePlan, planLine } from "../kit/chart/line.tsx";
import type { Series } from "../kit/chart/series.ts";
import { plot } from "../kit/chart/svg.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";

/** A chart in two: what is there from the beginning, and what grows. In pixels of the chart. */
export type Growing = { still: Node; layers: Layer[] };

/** Seconds: start of the first bar, delay of each next one, length of each, and length of a whole line. */
const FIRST = 0.25;
const STEP = 0.09;
const GROWTH = 0.75;
const COURSE = 1.2;

type DrawnChart = { width: number; height: number; body: string; children: Child };

function Sheet({ width, height, body, children }: DrawnChart): Node {
  return (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      <picture
        src={plot(width, height, body)}
        style={{ position: "absolute", left: 0, top: 0, width, height }}
      />
      {children}
    </div>
  );
}

/** Bars side by side rise from their axis one after the other, each with its value on it. */
export function growingColumns(context: RenderContext, series: Series, options: ChartOptions): Growing {
  const { width, height, type } = options;
  const plan = planColumns(context, series, options);
  const body = [...gridLines(plan, width), baseLine(plan, width)].join("");
  const still = (
    <Sheet width={width} height={height} body={body}>
      {plan.marks}
      {plan.names}
    </Sheet>
  );
  const layers = plan.columns.map((column, i): Layer => {
    const box = around([column, column.value?.box]);
    const move: Move = { kind: column.isDown ? "drop" : "unveil", at: FIRST + i * STEP, seconds: GROWTH };
    return {
      name: `bar ${i + 1}`,
      box,
      node: cut(options, box, columnPath(column, type), column),
      enter: move,
    };
  });
  return { still, layers };
}

/** Bars under each other are uncovered from their axis on, each with its value behind it. */
export function growingBars(context: RenderContext, series: Series, options: ChartOptions): Growing {
  const { width, height, type } = options;
  const plan = planBars(context, series, options);
  const still = (
    <Sheet width={width} height={height} body={axisLine(plan)}>
      {plan.bars.map(({ words }) => words && label(words.name, "tick"))}
    </Sheet>
  );
  const layers = plan.bars.map((bar, i): Layer => {
    const value = bar.words?.value;
    const box = around([bar.box, value?.box]);
    const move: Move = { kind: bar.isLeft ? "fade" : "wipe", at: FIRST + i * STEP, seconds: GROWTH };
    return {
      name: `bar ${i + 1}`,
      box,
      node: cut(options, box, barShape(bar, type), { value }),
      enter: move,
    };
  });
  return { still, layers };
}

/** A line is drawn from left to right, then the value of the point that matters pops up. */
export function growingLine(context: RenderContext, series: Series, options: ChartOptions): Growing {
  const { width, height } = options;
  const plan = planLine(context, series, options);
  const still = (
    <Sheet width={width} height={height} body={grid(plan)}>
      {plan.marks}
      {plan.names}
    </Sheet>
  );
  const box = courseBox(plan, options);
  const line: Layer = {
    ...{ name: "line", box, node: cut(options, box, fade(plan) + course(plan), {}) },
    enter: { kind: "wipe", at: FIRST, seconds: COURSE },
  };
  const { pill, at } = plan;
  const value: Layer = {
    name: "value",
    box: { x: Math.round(at.x), y: Math.round(at.y), width: pill.width, height: pill.height },
    node: pill.draw(0, 0),
    enter: { kind: "pop", at: FIRST + COURSE - 0.15, seconds: 0.5 },
  };
  return { still, layers: [line, value] };
}

/** The plot, enlarged by the line's own width and its points. */
function courseBox({ plot: { x, y, height } }: LinePlan, { width, type }: ChartOptions): Box {
  const edge = Math.ceil(type * 0.8);
  return around([{ x: x - edge, y: y - edge, width: width - x + 2 * edge, height: height + 2 * edge }]);
}

type ChartLabel = NonNullable<PlannedColumn["value"]> | NonNullable<Bar["words"]>["value"];

const label = ({ fitted, box, color }: ChartLabel, part: string): Node => (
  <Place box={box}>
    <TextLines fitted={fitted} color={color} part={part} />
  </Place>
);

/** The part of a chart's drawing that a layer shows, and the value on it. */
function cut(
  { width, height }: ChartOptions,
  box: Box,
  body: string,
  { value }: { value?: ChartLabel | undefined },
): Node {
  const whole = { position: "absolute", left: -box.x, top: -box.y, width, height } as const;
  return (
    <div style={{ position: "relative", width: box.width, height: box.height, overflow: "hidden" }}>
      <picture src={plot(width, height, body)} style={whole} />
      {value &&
        label({ ...value, box: { ...value.box, x: value.box.x - box.x, y: value.box.y - box.y } }, "value")}
    </div>
  );
}

/** The smallest box of whole pixels around others. */
function around(boxes: readonly (Box | undefined)[]): Box {
  const known = boxes.filter((box) => box !== undefined);
  const x = Math.floor(Math.min(...known.map((box) => box.x)));
  const y = Math.floor(Math.min(...known.map((box) => box.y)));
  const right = Math.ceil(Math.max(...known.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...known.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}
