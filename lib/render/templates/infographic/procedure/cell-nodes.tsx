/** @jsxImportSource #template */
import { contrast, type Hex } from "../../../color.ts";
import { lineHeight } from "../../../fit.ts";
import type { Node, Style } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import { inkOn, type Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { inSize } from "../../kit/fit-largest.ts";
import { tick } from "../../kit/icons.ts";
import { Place } from "../../kit/place.tsx";
import { TextLines } from "../../kit/text-lines.tsx";
import { WeightedLines } from "../../kit/weighted-lines.tsx";
import type { InfographicStyle } from "../look.ts";
import { Card } from "../panel.tsx";
import { stressedSurface } from "../stressed.ts";
import { GAP, NUMERAL, numeralWidth, type SetCell, type StepTexts } from "./cell.ts";
import type { StepsSet } from "./grid.ts";
import { type StepDrawings, stepDrawing } from "./step-drawing.tsx";
import { cellSurface, type StepStyle, shapeColor } from "./step-style.ts";

export type CellDrawing = {
  steps: StepTexts;
  set: StepsSet;
  stepStyle: StepStyle;
  look: InfographicStyle;
  drawings: StepDrawings;
  /** The whole width that stripes take. */
  page: { x: number; width: number };
};

/** A step: what it stands on, its numeral, and its words. */
export function cellNodes(context: RenderContext, index: number, box: Box, drawing: CellDrawing): Node[] {
  const { set, stepStyle, look } = drawing;
  const cell = set.cells[index];
  if (!cell) return [];
  const usual = cellSurface(stepStyle, look, stripeAt(index, set.grid.columns));
  const isStressed = context.stressed === index + 1;
  const surface = isStressed ? stressedSurface(context, look, usual) : usual;
  return [
    ...ground(context, index, box, { surface, drawing }),
    content(context, cell, index, box, { surface, drawing }),
    ...stepDrawing(context, index, box, { ...drawing, surface }),
  ];
}

/** StepTexts side by side stand on one stripe. */
const stripeAt = (index: number, columns: number) => Math.floor(index / columns);

type On = { surface: Surface; drawing: CellDrawing };

/** What a step stands on. */
function ground(context: RenderContext, index: number, box: Box, { surface, drawing }: On): Node[] {
  const { stepStyle, look, page, set } = drawing;
  const { columns } = set.grid;
  const heavy = Math.max(2, Math.round(3 * context.unit));
  if (stepStyle.cell === "card" || stepStyle.cell === "plate")
    return [<Card context={context} look={look} box={box} color={surface.background} />];
  if (context.stressed === index + 1)
    return [<Place box={box} style={{ backgroundColor: surface.background }} />];
  if (stepStyle.cell === "stripe") {
    const isFirst = index % columns === 0;
    const stripe = { ...box, x: page.x, width: page.width };
    return isFirst ? [<Place box={stripe} style={{ backgroundColor: surface.background }} />] : [];
  }
  if (stepStyle.cell === "boxed")
    return [<Place box={outer(box, heavy)} style={{ border: `${heavy}px solid ${look.page.key}` }} />];
  const isHead = index < columns;
  const line = { ...box, height: isHead ? 2 * heavy : heavy };
  return [<Place box={line} style={{ backgroundColor: isHead ? look.page.key : look.page.line }} />];
}

/** Cells of a grid share their lines. */
const outer = ({ x, y, width, height }: Box, by: number): Box => ({
  x,
  y,
  width: width + by,
  height: height + by,
});

function content(
  context: RenderContext,
  cell: SetCell,
  index: number,
  box: Box,
  { surface, drawing }: On,
): Node {
  const { set, stepStyle, steps } = drawing;
  const { type, grid } = set;
  const isBlock = stepStyle.numeral === "block" && (steps.mark ?? "number") === "number";
  const left = isBlock ? 0 : Math.round(stepStyle.pad.x * type);
  const inner = { ...box, x: box.x + left, width: box.width - left };
  const style: Style = grid.isOver
    ? { flexDirection: "column", justifyContent: "center", gap: Math.round(GAP.over * type) }
    : { alignItems: "center", gap: Math.round(GAP.numeral * type) };
  return (
    <Place box={inner} style={style}>
      {numeralNode(context, index, inner.height, { surface, drawing })}
      <div style={{ flexDirection: "column", gap: Math.round(GAP.text * type), flexShrink: 0 }}>
        <WeightedLines
          context={context}
          fitted={cell.title}
          color={surface.ink}
          part={context.stressed === index + 1 ? "stressed" : "title"}
        />
        {cell.text && <TextLines fitted={cell.text} color={surface.muted} part="supporting" />}
      </div>
    </Place>
  );
}

/** The numeral of a step in the width of all, or the mark of a point. */
function numeralNode(context: RenderContext, index: number, height: number, { surface, drawing }: On): Node {
  const { set, stepStyle, steps } = drawing;
  const { type, grid } = set;
  const { mark = "number" } = steps;
  const width = numeralWidth(context, steps, grid, stepStyle, type);
  if (mark !== "number") {
    const square = { width, height: width, flexShrink: 0 } as const;
    if (mark === "tick") return <picture src={tick(surface.fill, surface.onFill)} style={square} />;
    return <div style={{ ...square, borderRadius: width / 2, backgroundColor: loud(surface) }} />;
  }
  const size = Math.round(type * grid.numeral);
  const fitted = inSize(context, `${index + 1}`, {
    typeStyle: NUMERAL,
    size: shapedSize(stepStyle, size),
    width: 4 * size,
  });
  const fill = shapeColor(context, surface);
  const shape = shapeOf(stepStyle, { width, height, fill });
  const isOnFill = stepStyle.numeral !== "figure";
  const color = isOnFill ? inkOn(fill) : loud(surface);
  return (
    <div
      style={{
        width,
        flexShrink: 0,
        height: lineHeight(NUMERAL, fitted.size),
        alignItems: "center",
        ...shape,
      }}
    >
      <TextLines fitted={fitted} color={color} part="index" align={isOnFill ? "center" : "left"} />
    </div>
  );
}

/** A numeral leaves the shape around it some room. */
const shapedSize = ({ numeral }: StepStyle, size: number) =>
  Math.round(numeral === "figure" ? size : size * 0.78);

function shapeOf(
  { numeral }: StepStyle,
  { width, height, fill: backgroundColor }: { width: number; height: number; fill: Hex },
): Style {
  if (numeral === "figure") return {};
  const fill = { backgroundColor, justifyContent: "center" } as const;
  if (numeral === "disc") return { ...fill, height: width, borderRadius: width / 2 };
  return { ...fill, height, borderRadius: 24 };
}

/** Contrast from which the brand's own shade is a numeral of this size. */
const LARGE = 3;

/** A large numeral may have the brand's colour as it is, which smaller type might not. */
const loud = ({ fill, accent, key, background }: Surface) =>
  [fill, accent].find((color) => contrast(color, background) >= LARGE) ?? key;
