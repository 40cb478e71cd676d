/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { figure } from "../kit/art.ts";
import { Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { PhotoBox } from "../series/photo.tsx";
import { isDrawn, isShown, photoOf } from "./shown.ts";

/** A panel over the edges of the slides between, which goes on from one to the next. */
export type Ribbon = { box: Box; surface: Surface };

/** Shares of the ribbon: of its height for a drawing, and of the width for a number beside one. */
const SHARE = { drawing: 0.86, number: 0.52 };

/**
 * Where something stands on the ribbon. An ornament goes over the edge of two slides, one half on each; a drawing stands
 * whole on either: halves with a gap between them show nothing.
 */
type Stand = "right" | "over" | "from";

/** The ribbon of a slide between, and on it a photograph, or a number and a drawing. */
export function ribbonOn(
  context: RenderContext,
  { ribbon, marked }: { ribbon: Ribbon | undefined; marked: boolean },
  slides: readonly Slide[],
  index: number,
): Node[] {
  const slide = slides[index];
  if (!ribbon || !slide || slide.stat !== "") return [];
  const { box, surface } = ribbon;
  const photo = photoOf(context, slide);
  if (photo) return [<PhotoBox context={context} box={box} photo={photo} surface={surface} radius={0} />];
  const stand = standOf(context, slides, index, true);
  const parts = [
    <Place box={box} style={{ backgroundColor: surface.background, overflow: "hidden" }}>
      {detailOn(context, ribbon, index, stand) ??
        drawingOver(context, { ...ribbon, box: { ...box, x: 0, y: 0 } }, index, stand)}
    </Place>,
  ];
  if (marked) parts.push(numeral(context, ribbon, `${index + 1}`, stand));
  return parts;
}

/** Slides without a drawing of their own share one, in twos; one that is a title alone has it whole. */
export function standOf(
  context: RenderContext,
  slides: readonly Slide[],
  index: number,
  isMarked = false,
): Stand {
  const isBare = (i: number) => {
    const slide = slides[i];
    return (
      slide !== undefined &&
      !isShown(context, slide) &&
      !isDrawn(context, i) &&
      (isMarked || slide.body !== "")
    );
  };
  if (!isBare(index)) return "right";
  let first = index;
  while (isBare(first - 1)) first--;
  if ((index - first) % 2 === 1) return "from";
  return isBare(index + 1) ? "over" : "right";
}

/** Side of a drawing of which a detail is seen, in heights of the ribbon, and how much of its width is. */
const DETAIL = { side: 2.3, seen: 0.62 };
/** How far up the drawing is moved, in shares of what is hidden: each slide shows another part. */
const PARTS = [0.2, 0.75, 0.45, 0.95, 0.05];

/** A part of what the story is about, larger than the ribbon, on a slide that names nothing itself. */
function detailOn(
  context: RenderContext,
  { box, surface }: Ribbon,
  index: number,
  stand: Stand,
): Node | undefined {
  const { slideSubjects, subject, size } = context;
  if (!subject || slideSubjects?.[index]) return undefined;
  const side = Math.round(Math.min(DETAIL.side * box.height, size.width));
  const x = Math.round(stand === "from" ? -side * (1 - DETAIL.seen) : size.width - side * DETAIL.seen);
  const y = -Math.round((side - box.height) * (PARTS[index % PARTS.length] ?? 0));
  return (
    <Place box={{ x, y, width: side, height: side }}>
      <picture
        src={subjectAlone(context, subject, surface.background)}
        style={{ width: side, height: side }}
      />
    </Place>
  );
}

/** Of a drawing that goes over the edge: its largest side, in widths of the slide, and what is seen of it. */
const OVER_EDGE = { side: 0.86, seen: 0.68 };

/**
 * What the slide names, else by turns a part of what the story is about and an ornament of the brand: one drawing on every
 * slide says nothing. `share` of its field for a drawing.
 */
export function drawingOver(
  context: RenderContext,
  { box, surface }: Ribbon,
  index: number,
  stand: Stand,
  share: number = SHARE.drawing,
): Node {
  const { slideSubjects, subject, size } = context;
  const own = slideSubjects?.[index];
  const drawn = own ?? (index % 2 === 0 ? subject : undefined);
  const most = size.width * (drawn && !own ? OVER_EDGE.side : 0.62);
  const side = Math.round(Math.min(box.height * (drawn ? share : 1), most));
  const at = {
    x: Math.round(leftOf(context, side, own ? "whole" : drawn ? "part" : "ornament", stand)),
    y: box.y + Math.round((box.height - side) / 2),
    width: side,
    height: side,
  };
  const src = drawn
    ? subjectAlone(context, drawn, surface.background, own ? 0 : -8)
    : ornament(context, surface.art, index, stand);
  return (
    <Place box={at}>
      <picture src={src} style={{ width: side, height: side }} />
    </Place>
  );
}

function leftOf(
  { safe, size }: RenderContext,
  side: number,
  kind: "whole" | "part" | "ornament",
  stand: Stand,
) {
  if (kind === "ornament")
    return { right: size.width - side, over: size.width - side / 2, from: -side / 2 }[stand];
  const isLeft = stand === "from";
  if (kind === "whole") return isLeft ? safe.x : safe.x + safe.width - side;
  return isLeft ? side * (OVER_EDGE.seen - 1) : size.width - side * OVER_EDGE.seen;
}

/** Both halves of an ornament over an edge are of one kind. */
const ornament = ({ seed }: RenderContext, art: Ribbon["surface"]["art"], index: number, stand: Stand) =>
  figure(seed + (stand === "from" ? index - 1 : index), art);

/** The number of a slide, as tall as the ribbon, away from its drawing. */
function numeral(
  { unit, measureText, safe }: RenderContext,
  { box, surface }: Ribbon,
  text: string,
  stand: Stand,
): Node {
  const width = Math.round(safe.width * SHARE.number);
  const spec = {
    text,
    typeStyle: { ...FIGURE, leading: 0.94 },
    min: 60 * unit,
    max: 900 * unit,
    width,
    maxLines: 1,
  };
  const fitted = fitText(measureText, spec, box.height * 0.92);
  const isRight = stand === "from";
  const at: Box = { ...box, x: isRight ? safe.x + safe.width - width : safe.x, width };
  return (
    <Place box={at} style={{ alignItems: "center", justifyContent: isRight ? "flex-end" : "flex-start" }}>
      <TextLines fitted={fitted} color={surface.key} part="value" />
    </Place>
  );
}
