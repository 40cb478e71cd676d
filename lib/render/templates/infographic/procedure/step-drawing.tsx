/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { Subject } from "../../../subject/picture.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../../kit/place.tsx";
import { subjectOn } from "../../kit/subject/scene.ts";
import { drawingEdge, GAP, NUMERAL } from "./cell.ts";
import type { StepsSet } from "./grid.ts";
import type { StepStyle } from "./step-style.ts";

/** What the steps of a page name, in their order. */
export type StepDrawings = readonly (Subject | undefined)[];

/** Fewer drawings on a page look like a mistake. */
const FEWEST = 2;

/** What steps name, where enough of them do that it looks intended; else nothing. */
export function stepDrawings(
  { slideSubjects = [] }: Pick<RenderContext, "slideSubjects">,
  count: number,
): StepDrawings {
  const own = slideSubjects.slice(0, count);
  const drawn = own.filter(Boolean).length;
  return drawn >= FEWEST && drawn * 2 >= count ? own : [];
}

type DrawnStep = { drawings: StepDrawings; set: StepsSet; stepStyle: StepStyle; surface: Surface };

/** Where the middle of a drawing stands in its cell: beside the words, or beside the numeral over them. */
function middleOf({ height }: Box, { type, grid, cells }: StepsSet, index: number): number {
  if (!grid.isOver) return height / 2;
  const numeral = grid.numeral * NUMERAL.leading * type;
  const content = numeral + GAP.over * type + (cells[index]?.words ?? 0);
  return (height - content + numeral) / 2;
}

/** What a step names, on the right of its cell. */
export function stepDrawing(
  context: RenderContext,
  index: number,
  box: Box,
  { set, stepStyle, surface, drawings }: DrawnStep,
): Node[] {
  const subject = drawings[index];
  const { type, grid } = set;
  const side = Math.round(grid.drawing * type);
  if (!subject || side === 0) return [];
  const x = Math.round(box.x + box.width - side - drawingEdge(grid, stepStyle) * type);
  const y = Math.round(box.y + middleOf(box, set, index) - side / 2);
  const src = subjectOn(context, subject, {
    ...{ width: side, height: side },
    ...{ ground: surface.background, place: "middle" },
  });
  return [
    <Place box={{ x, y, width: side, height: side }}>
      <picture src={src} style={{ width: side, height: side }} />
    </Place>,
  ];
}
