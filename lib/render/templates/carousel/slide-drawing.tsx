/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Subject } from "../../subject/picture.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { LEAST_DRAWING } from "./deck.tsx";

/** Share of the width that a drawing takes beside the number or the price of its slide, and of that a lone one. */
export const DRAWN = { beside: 0.6, alone: 0.72 };

/** What the slide names, on the right of the room that its words leave; nothing where it would be small. */
export function drawingOf(
  context: RenderContext,
  subject: Subject | undefined,
  surface: Surface,
  { x, y, width, height }: Box,
  share = DRAWN.beside,
): Node[] {
  const side = Math.round(Math.min(height, width * share));
  if (!subject || side < LEAST_DRAWING * context.unit) return [];
  const box = { x: x + width - side, y: y + Math.round((height - side) / 2), width: side, height: side };
  return [
    <Place box={box}>
      <picture
        src={subjectAlone(context, subject, surface.background)}
        style={{ width: side, height: side }}
      />
    </Place>,
  ];
}
