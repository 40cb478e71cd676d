/** @jsxImportSource #template */
import { fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../place.tsx";
import { TextLines } from "../text-lines.tsx";
import { SMALL, STRONG } from "../type-styles.ts";
import { chartType } from "./axis.tsx";
import type { ChartOptions } from "./line.tsx";

/** Draws a chart into exact pixels. */
export type ChartDraw = (options: ChartOptions) => Node;
type PlateCaptions = { title: string; source: string };

/** A chart with what it measures above it and where its numbers come from below it. */
export function captioned(
  context: RenderContext,
  { title, source }: PlateCaptions,
  surface: Surface,
  available: Box,
  draw: ChartDraw,
): Node[] {
  const { measureText, unit } = context;
  const type = roomyType(context, available);
  const minimum = context.smallest;
  const line = { width: available.width, maxLines: available.height > 330 * unit ? 2 : 1 };
  const heading = fitText(measureText, {
    ...line,
    text: title,
    typeStyle: STRONG,
    min: type,
    max: Math.max(type, 30 * unit),
  });
  const small = { typeStyle: SMALL, min: minimum, max: Math.max(minimum, 17 * unit) };
  const note = fitText(measureText, { ...line, ...small, text: source });
  const head = title ? heading.height + Math.round(22 * unit) : 0;
  const foot = source ? note.height + Math.round(18 * unit) : 0;
  const box = { ...available, y: available.y + head, height: Math.max(1, available.height - head - foot) };
  return [
    title !== "" && (
      <Place box={{ ...available, height: heading.height }}>
        <TextLines fitted={heading} color={surface.ink} part="caption" />
      </Place>
    ),
    <Place box={box}>{draw({ surface, width: box.width, height: box.height, type })}</Place>,
    source !== "" && (
      <Place box={{ ...available, y: available.y + available.height - note.height, height: note.height }}>
        <TextLines fitted={note} color={surface.muted} part="source" />
      </Place>
    ),
  ].filter((node) => node !== false);
}

/** Lines of type in the height and ems in the width of a chart that has room; type larger than this shouts. */
const ROOM = { across: 34, down: 17, largest: 29 };

/** The type of a chart's names and values: it grows with the room of the chart. */
function roomyType(context: RenderContext, { width, height }: Box): number {
  const grown = Math.min(width / ROOM.across, height / ROOM.down, ROOM.largest * context.unit);
  return Math.max(chartType(context), Math.round(grown));
}

/** A raised sheet of paper. */
export function Paper({ context, box }: { context: RenderContext; box: Box }): Node {
  const { unit, theme } = context;
  return (
    <Place
      box={box}
      style={{
        borderRadius: Math.round(28 * unit),
        backgroundColor: theme.sheet.background,
        boxShadow: `0 ${Math.round(20 * unit)}px ${Math.round(52 * unit)}px rgba(10, 10, 30, 0.10)`,
      }}
    />
  );
}

export function inset(box: Box, by: number): Box {
  const p = Math.round(by);
  return { x: box.x + p, y: box.y + p, width: box.width - 2 * p, height: box.height - 2 * p };
}
