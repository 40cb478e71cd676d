import { contrast, type Hex } from "../../color.ts";
import { isPaper } from "../../look/dress.ts";
import { isOverDrawing } from "../../look/looks.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { panelOn } from "../kit/panel-on.ts";

/**
 * Where the number of a step stands. `field`: on a field of colour over the words. `side`: over the words, at
 * the right margin. `foot`: under the words. `beside`: on wide slides.
 */
export type StepForm = "field" | "side" | "foot" | "beside";

/** What a number stands in, and what is left to the words. Pixels. */
export type StepRooms = { zone: Box; words: Box };

/** In design pixels. */
const GAP = 46;
/** Of the width of a wide slide, what words take beside the number. */
const BESIDE = 0.62;
/** A number in a colour that is closer to its ground than this is not seen from afar. */
const SEEN = 1.7;

/** The directions of a brand keep apart: each has its numbers at one place. */
export function stepFormOf({ shape, look, theme }: RenderContext): StepForm {
  if (shape === "wide") return "beside";
  if (isOverDrawing(look)) return "foot";
  return look.page === "full" || look.variant === 1 || !panelOn(theme) ? "side" : "field";
}

/** The rooms of number and words, where the number has so much of the height. */
export function stepRooms(context: RenderContext, inside: Box, form: StepForm, share: number): StepRooms {
  const { size, unit } = context;
  const gap = Math.round(GAP * unit);
  const end = inside.y + inside.height;
  const height = Math.round(size.height * share);
  if (form === "beside") return roomsBeside(context, inside);
  if (form === "foot") {
    const zone = { x: 0, y: end - height, width: size.width, height };
    return { zone, words: { ...inside, height: zone.y - gap - inside.y } };
  }
  const y = inside.y === context.safe.y ? 0 : inside.y;
  const top = y + height + gap;
  return { zone: { x: 0, y, width: size.width, height }, words: { ...inside, y: top, height: end - top } };
}

function roomsBeside({ size, unit }: RenderContext, inside: Box): StepRooms {
  const width = Math.round(inside.width * BESIDE);
  const x = inside.x + width + Math.round(GAP * unit);
  return {
    words: { ...inside, width },
    zone: { x, y: 0, width: size.width - x, height: size.height },
  };
}

/** The second colour of the brand, else another one that is seen on the ground. */
export function numeralColor({ theme }: RenderContext, { background, key }: Surface): Hex {
  const [first, second, ...others] = theme.brandColors;
  const wanted = [second, theme.accent, first, ...others].filter((color) => color !== undefined);
  const seen = wanted.filter((color) => contrast(color, background) >= SEEN);
  return seen.find((color) => !isPaper(color)) ?? seen[0] ?? key;
}
