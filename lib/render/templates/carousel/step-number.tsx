/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import { otherColor } from "./other-color.ts";
import { drawingOver } from "./ribbon.tsx";
import { isDrawn } from "./shown.ts";
import { NUMERAL, numeralColor, type StepRooms } from "./step-field.ts";

/** A bar for each step, in design pixels. */
export const BAR = { height: 10, apart: 12, under: 38 };
/** Between a number and the bars on its line, in sizes of its type. */
const BESIDE = 0.16;
/** How high a digit is, and how far under the head of its line it begins, in sizes of its type. */
const DIGIT = { height: 0.72, top: 0.115 };
/** Of its size, the smallest number in a narrow room. */
const NARROW = 0.3;
/** Of the width, the most for a drawing beside a number. */
const DRAWING = 0.46;

/** Of the height, what a number has; whether fields hold nothing but numbers; and how many steps there are. */
type NumberedDeck = { share: number; isBare: boolean; count: number };

/** The number in its zone, on its field, and beside it the drawing of what the step names or how far one has come. */
export function numbered(
  context: RenderContext,
  { share, isBare, count }: NumberedDeck,
  rooms: StepRooms,
  { surface: page, index }: { surface: Surface; index: number },
): Node[] {
  const { zone } = rooms;
  const field = otherColor(context.theme, page);
  const surface = field ?? page;
  const drawing = isDrawn(context, index)
    ? drawingOver(context, { box: drawingZone(context, zone), surface }, index, {
        most: context.safe.width * DRAWING,
      })
    : undefined;
  const { box, fitted } = numeral(context, rooms, { text: `${index + 1}`, share });
  const foot = zone.y + box.y + (DIGIT.top + DIGIT.height) * fitted.size;
  const x = zone.x + box.x + box.width + Math.round(BESIDE * fitted.size);
  const line = { x, y: foot - barHeight(context), width: context.safe.x + context.safe.width - x };
  return [
    <Place box={zone} style={{ ...(field && { backgroundColor: field.background }) }}>
      <Place box={box}>
        <TextLines fitted={fitted} color={numeralColor(context, surface)} part="ornament" />
      </Place>
    </Place>,
    ...(drawing ? [drawing] : []),
    ...(isBare ? progress(context, line, surface, { index, count }) : []),
  ];
}

/** A drawing keeps to the margins. */
function drawingZone({ safe }: RenderContext, zone: Box): Box {
  const y = Math.max(zone.y, safe.y);
  return { ...zone, y, height: Math.min(zone.y + zone.height, safe.y + safe.height) - y };
}

/** A number is whole, keeps to the margins, and stands at the edge of its field beyond which its words begin. */
function numeral(
  { measureText, safe, size }: RenderContext,
  { form, zone }: StepRooms,
  { text, share }: { text: string; share: number },
): { fitted: FittedText; box: Box } {
  const isBeside = form === "left" || form === "right";
  const core = isBeside ? zone.height : size.height * share;
  const start = form === "right" ? 0 : safe.x - zone.x;
  const end = form === "left" ? zone.width : safe.x + safe.width - zone.x;
  const max = (core * NUMERAL.high) / DIGIT.height;
  const spec = { text, typeStyle: FIGURE, min: max * NARROW, max, width: end - start, maxLines: 1 };
  const fitted = fitText(measureText, spec);
  const digit = fitted.size * DIGIT.height;
  const air = core * NUMERAL.edge;
  const middle = (zone.height - digit) / 2;
  const top = isBeside ? middle : form === "foot" ? air : zone.height - air - digit;
  const box = {
    x: Math.round(form === "right" ? end - fitted.width : start),
    y: Math.round(top - DIGIT.top * fitted.size),
    width: fitted.width,
    height: fitted.height,
  };
  return { fitted, box };
}

const barHeight = ({ unit }: RenderContext): number => Math.max(3, Math.round(BAR.height * unit));

/** At the end of the words that is next to the field. */
export function barLine(context: RenderContext, { form, words }: StepRooms): Omit<Box, "height"> {
  return form === "foot" ? { ...words, y: words.y + words.height - barHeight(context) } : words;
}

/** A bar for each step, those that are done in full colour. */
export function progress(
  context: RenderContext,
  { x, y, width }: Omit<Box, "height">,
  surface: Surface,
  { index, count }: { index: number; count: number },
): Node[] {
  const { unit, look } = context;
  const apart = Math.round(BAR.apart * unit);
  const height = barHeight(context);
  const each = (width - apart * (count - 1)) / count;
  const rest = mix(surface.background, surface.ink, 0.2);
  return Array.from({ length: count }, (_, i) => (
    <Place
      box={{ x: Math.round(x + i * (each + apart)), y: Math.round(y), width: Math.round(each), height }}
      style={{
        backgroundColor: i <= index ? surface.ink : rest,
        borderRadius: Math.round((height / 2) * Math.min(1, look.corner)),
      }}
    />
  ));
}
