import { contrast, type Hex } from "../../color.ts";
import { isPaper } from "../../look/dress.ts";
import { isOverDrawing } from "../../look/looks.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";

/**
 * Where the field with the number of a step stands: over its words or under them, and on wide slides beside them. It
 * changes sides from one step to the next, so that the slides have a rhythm.
 */
export type StepForm = "head" | "foot" | "left" | "right";

/** What a number stands in, and what is left to the words. Pixels. */
export type StepRooms = { form: StepForm; zone: Box; words: Box };

/** Between the field and the words, in design pixels. */
const GAP = 56;
/** Of the width of a wide slide, what words take beside the number. */
const BESIDE = 0.62;
/** Of its field, how high a number is where the field is not higher for want of words, and what is free beside the words and beyond it. */
export const NUMERAL = { high: 0.86, edge: 0.07, beyond: 0.06 };
/** Of the height, the highest field. */
const MOST = 0.62;
/** A number in a colour that is closer to its ground than this is not seen from afar. */
const SEEN = 1.7;

/** The directions of a brand keep apart: each begins on its own side. A logo on a wide slide keeps its corner. */
export function stepFormOf({ shape, look, isSigned }: RenderContext, index: number): StepForm {
  const isOdd = index % 2 === 1;
  if (shape === "wide") return isOdd && isSigned ? "left" : "right";
  return isOdd === isOverDrawing(look) ? "head" : "foot";
}

/** The rooms of number and words, where the number has so much of the height, and its field so many pixels more. */
export function stepRooms(
  context: RenderContext,
  inside: Box,
  form: StepForm,
  { share, more = 0 }: { share: number; more?: number },
): StepRooms {
  if (form === "left" || form === "right") return roomsBeside(context, inside, form);
  const { size, unit, safe } = context;
  const gap = Math.round(GAP * unit);
  const end = inside.y + inside.height;
  const core = size.height * share;
  const y = inside.y === safe.y ? 0 : inside.y;
  // A number keeps to the margins, however far its field goes beyond them.
  const margin = form === "foot" ? size.height - end : inside.y - y;
  const least = Math.round(core + Math.max(0, margin - core * NUMERAL.beyond));
  const height = Math.max(least, Math.min(least + more, Math.round(size.height * MOST)));
  if (form === "foot") {
    const zone = { x: 0, y: size.height - height, width: size.width, height };
    return { form, zone, words: { ...inside, height: zone.y - gap - inside.y } };
  }
  const top = y + height + gap;
  return {
    form,
    zone: { x: 0, y, width: size.width, height },
    words: { ...inside, y: top, height: end - top },
  };
}

function roomsBeside({ size, unit }: RenderContext, inside: Box, form: "left" | "right"): StepRooms {
  const width = Math.round(inside.width * BESIDE);
  const across = size.width - inside.x - width - Math.round(GAP * unit);
  const isLeft = form === "left";
  return {
    form,
    words: { ...inside, x: isLeft ? inside.x + inside.width - width : inside.x, width },
    zone: { x: isLeft ? 0 : size.width - across, y: 0, width: across, height: size.height },
  };
}

/** The second colour of the brand, else another one that is seen on the ground. */
export function numeralColor({ theme }: RenderContext, { background, key }: Surface): Hex {
  const [first, second, ...others] = theme.brandColors;
  const wanted = [second, theme.accent, first, ...others].filter((color) => color !== undefined);
  const seen = wanted.filter((color) => contrast(color, background) >= SEEN);
  return seen.find((color) => !isPaper(color)) ?? seen[0] ?? key;
}
