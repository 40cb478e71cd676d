/** @jsxImportSource #template */
import type { Layer } from "../../../film/motion.ts";
import type { Box, Shape } from "../../../sizes.ts";
import type { Subject } from "../../../subject/picture.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { inkAcross, subjectAlone } from "../../kit/subject/scene.ts";
import { underMark } from "../brand-mark.tsx";
import { besideDrawing, drawingSpot, filmLayout, type Spot } from "../layout.ts";
import type { Motif, MotifRoom } from "./motif.ts";

const PLACE: Record<Shape, Spot> = {
  wide: { x: 0.79, y: 0.5, r: 0.33 },
  square: { x: 0.74, y: 0.74, r: 0.24 },
  tall: { x: 0.66, y: 0.76, r: 0.28 },
  story: { x: 0.6, y: 0.77, r: 0.34 },
};

/** What the film is about, large in the brand's colours, in place of an ornament. */
export const subjectMotif = (subject: Subject): Motif => ({
  name: "subject",
  align: "left",
  ends: ({ wash }) => wash,
  between: ({ page }) => page,
  layers: (context, room = "end") => {
    const layout = filmLayout(context);
    const spot = layout ? drawingSpot(context, layout, room) : placeOf(context, room);
    return [subjectLayer(context, subject, { spot, surface: context.theme.wash })];
  },
  available,
});

/** Beside words to keep, on films that are not wide. */
const KEPT: Record<Shape, Spot> = {
  ...PLACE,
  square: { x: 0.83, y: 0.83, r: 0.14 },
  tall: { x: 0.78, y: 0.85, r: 0.17 },
  story: { x: 0.68, y: 0.945, r: 0.29 },
};

/** Under few words, on films that are not wide. */
const LARGE: Record<Shape, Spot> = {
  ...PLACE,
  square: { x: 0.64, y: 0.71, r: 0.29 },
  tall: { x: 0.62, y: 0.72, r: 0.36 },
  story: { x: 0.56, y: 0.73, r: 0.42 },
};
const PLACES: Record<MotifRoom, Record<Shape, Spot>> = { end: PLACE, large: LARGE, kept: KEPT };

const placeOf = ({ shape }: RenderContext, room: MotifRoom) => PLACES[room][shape];

type SubjectLayer = { spot: Spot; surface: Surface };

/** The subject around a spot, upright; it comes in and grows as long as it is seen. */
export function subjectLayer(
  context: RenderContext,
  subject: Subject,
  { spot: { x, y, r }, surface }: SubjectLayer,
): Layer {
  const { size, unit } = context;
  const side = 2 * Math.round(Math.min(size.width, size.height) * r);
  const box = {
    x: toEdge(context, subject, { x: Math.round(size.width * x) - side / 2, side }),
    y: Math.round(size.height * y) - side / 2,
    width: side,
    height: side,
  };
  const src = subjectAlone(context, subject, surface.background);
  // Over words it comes from above, so that it never lies on them.
  const from = y < 0.5 ? -1 : 1;
  return {
    name: "subject",
    box,
    node: <picture src={src} style={{ width: side, height: side }} />,
    enter: { kind: "glide", at: 0, seconds: 1, by: { y: from * Math.round(130 * unit) } },
    drift: { scale: 0.88, y: from * Math.round(22 * unit) },
  };
}

/** Beside words on the left, what is drawn begins where they do, and off the middle to the right it ends where they may. */
function toEdge(context: RenderContext, subject: Subject, { x, side }: { x: number; side: number }): number {
  const layout = filmLayout(context);
  const middle = x + side / 2;
  const { width } = context.size;
  if (context.shape === "wide" || layout?.align !== "left" || side > LARGEST * width) return x;
  const { start, end } = inkAcross(subject);
  const free = underMark(context);
  if (middle < LEFT * width) return Math.round(free.x - start * side);
  return middle > RIGHT * width ? Math.round(free.x + free.width - end * side) : x;
}
/** Of the width: a drawing that runs off an edge is larger, and one about the middle stands there. */
const LARGEST = 0.9;
const [LEFT, RIGHT] = [0.45, 0.55];

function available(context: RenderContext, room: MotifRoom = "end"): Box {
  const layout = filmLayout(context);
  if (layout) return besideDrawing(context, layout, room);
  const { size, unit, shape } = context;
  const { x, y, r } = placeOf(context, room);
  const radius = Math.min(size.width, size.height) * r;
  const free = underMark(context);
  const air = Math.round(30 * unit);
  if (shape === "wide") return { ...free, width: Math.round(size.width * x - radius) - air - free.x };
  return { ...free, height: Math.round(size.height * y - radius) - air - free.y };
}
