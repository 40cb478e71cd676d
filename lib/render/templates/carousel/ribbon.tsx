/** @jsxImportSource #template */
import { type Hex, mix } from "../../color.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { PhotoBox } from "../series/photo.tsx";
import { photoOf } from "./shown.ts";

/** A panel over the edges of the slides between, which goes on from one to the next. */
export type Ribbon = { box: Box; surface: Surface };

/** Share of the ribbon's height that a drawing takes. */
const DRAWING = 0.86;
/** Of the width: the widest drawing, and one beside a number. */
const WIDEST = 0.62;
const BESIDE = 0.46;

/** The ribbon of a slide between, and on it a photograph, or the numbers of all slides and what this one names. */
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
  const drawing = drawingOver(context, ribbon, index, marked ? { most: context.safe.width * BESIDE } : {});
  // A band with nothing on it looks like a picture that is missing.
  if (!marked && !drawing) return [];
  return [
    <Place box={box} style={{ backgroundColor: surface.background }} />,
    ...(marked
      ? numerals(context, ribbon, {
          count: slides.length,
          index,
          isDrawn: context.slideSubjects !== undefined,
        })
      : []),
    ...(drawing ? [drawing] : []),
  ];
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

/** More numbers in a row would be small. */
const MOST = 5;
/** Of the ink, on the numbers of the slides before and after. */
const QUIET = 0.28;
/** Share of the width that a number takes beside a drawing. */
const ALONE = 0.5;

/** Size of a digit in widths of its cell, and the share of that which it may fill: wide digits would run into each other. */
const DIGIT = { size: 1.34, share: 0.86 };

type Turn = { count: number; index: number; isDrawn: boolean };

/** The numbers of all slides in a row, that of this one in full colour: swiping counts on. Among drawings its own alone. */
function numerals(context: RenderContext, ribbon: Ribbon, { count, index, isDrawn }: Turn): Node[] {
  const { safe } = context;
  const { box, surface } = ribbon;
  const isRow = !isDrawn && count > 1 && count <= MOST;
  const shown = isRow ? Array.from({ length: count }, (_, i) => i) : [index];
  const width = Math.round(isRow ? safe.width / count : safe.width * ALONE);
  const quiet = mix(surface.background, surface.ink, QUIET);
  return shown.map((i, place) => {
    const at = { ...box, x: safe.x + place * width, width };
    const isOwn = i === index;
    return numeral(
      context,
      at,
      `${i + 1}`,
      isOwn ? { color: surface.key, part: "value" } : { color: quiet, part: "ornament" },
    );
  });
}

type NumeralStyle = { color: Hex; part: string };

function numeral(
  { unit, measureText }: RenderContext,
  box: Box,
  text: string,
  { color, part }: NumeralStyle,
): Node {
  const spec = {
    text,
    typeStyle: { ...FIGURE, leading: 0.94 },
    min: 60 * unit,
    // A lone digit is never too wide to be set: its size follows from its cell.
    max: Math.max(60 * unit, box.width * DIGIT.size),
    width: box.width * DIGIT.share,
    maxLines: 1,
  };
  const fitted = fitText(measureText, spec, box.height * 0.92);
  return (
    <Place box={box} style={{ alignItems: "center", justifyContent: "flex-start" }}>
      <TextLines fitted={fitted} color={color} part={part} />
    </Place>
  );
}
