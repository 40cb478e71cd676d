/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import type { Slide } from "../series/data.ts";
import { PhotoBox } from "../series/photo.tsx";
import { photoOf } from "./shown.ts";

/** A panel over the edges of the slides between, which goes on from one to the next. */
export type Ribbon = { box: Box; surface: Surface };

/** Share of the ribbon's height that a drawing takes. */
const DRAWING = 0.86;
/** Of the width: the widest drawing. */
const WIDEST = 0.62;

/** The ribbon of a slide between, and on it a photograph, or what the slide names. */
export function ribbonOn(
  context: RenderContext,
  ribbon: Ribbon | undefined,
  { slide, index }: { slide: Slide; index: number },
): Node[] {
  if (!ribbon || slide.stat !== "") return [];
  const { box, surface } = ribbon;
  const photo = photoOf(context, slide);
  if (photo) return [<PhotoBox context={context} box={box} photo={photo} surface={surface} radius={0} />];
  const drawing = drawingOver(context, ribbon, index);
  // A band with nothing on it looks like a picture that is missing.
  return drawing ? [<Place box={box} style={{ backgroundColor: surface.background }} />, drawing] : [];
}

/** `share` of the field's height; `most` pixels across. */
type DrawingSize = { share?: number; most?: number };

/** What a slide names, on the right of its field. */
export function drawingOver(
  context: RenderContext,
  { box, surface }: Ribbon,
  index: number,
  { share = DRAWING, most = context.size.width * WIDEST }: DrawingSize = {},
): Node | undefined {
  const { slideSubjects, safe } = context;
  const own = slideSubjects?.[index];
  if (!own) return undefined;
  const side = Math.round(Math.min(box.height * share, most));
  const y = box.y + Math.round((box.height - side) / 2);
  return (
    <Place box={{ x: Math.round(safe.x + safe.width - side), y, width: side, height: side }}>
      <picture src={subjectAlone(context, own, surface.background)} style={{ width: side, height: side }} />
    </Place>
  );
}
