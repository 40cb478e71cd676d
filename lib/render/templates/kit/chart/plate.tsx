/** @jsxImportSource #template */
import { fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { Stage } from "../../../template.ts";
import { SMALL, STRONG } from "../lettering.ts";
import { Place } from "../place.tsx";
import { Words } from "../words.tsx";
import { chartType, leastType } from "./axis.tsx";
import type { ChartOptions } from "./line.tsx";

/** Draws a chart into exact pixels. */
export type ChartDraw = (options: ChartOptions) => Node;
type Captions = { title: string; source: string };

/** A chart with what it measures above it and where its numbers come from below it. */
export function captioned(
  stage: Stage,
  { title, source }: Captions,
  surface: Surface,
  room: Box,
  draw: ChartDraw,
): Node[] {
  const { ruler, unit } = stage;
  const type = chartType(stage);
  const least = leastType(stage);
  const line = { width: room.width, maxLines: room.height > 330 * unit ? 2 : 1 };
  const heading = fitText(ruler, { ...line, text: title, lettering: STRONG, min: type, max: 27 * unit });
  const small = { lettering: SMALL, min: least, max: Math.max(least, 17 * unit) };
  const note = fitText(ruler, { ...line, ...small, text: source });
  const head = title ? heading.height + Math.round(22 * unit) : 0;
  const foot = source ? note.height + Math.round(18 * unit) : 0;
  const box = { ...room, y: room.y + head, height: Math.max(1, room.height - head - foot) };
  return [
    title !== "" && (
      <Place box={{ ...room, height: heading.height }}>
        <Words fitted={heading} color={surface.ink} part="caption" />
      </Place>
    ),
    <Place box={box}>{draw({ surface, width: box.width, height: box.height, type })}</Place>,
    source !== "" && (
      <Place box={{ ...room, y: room.y + room.height - note.height, height: note.height }}>
        <Words fitted={note} color={surface.muted} part="source" />
      </Place>
    ),
  ].filter((node) => node !== false);
}

/** A raised sheet of paper. */
export function Paper({ stage, box }: { stage: Stage; box: Box }): Node {
  const { unit, theme } = stage;
  return (
    <Place
      box={box}
      style={{
        borderRadius: Math.round(28 * unit),
        backgroundColor: theme.sheet.ground,
        boxShadow: `0 ${Math.round(20 * unit)}px ${Math.round(52 * unit)}px rgba(10, 10, 30, 0.10)`,
      }}
    />
  );
}

export function inset(box: Box, by: number): Box {
  const p = Math.round(by);
  return { x: box.x + p, y: box.y + p, width: box.width - 2 * p, height: box.height - 2 * p };
}
