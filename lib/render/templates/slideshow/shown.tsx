/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { block } from "../film/lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import { PhotoBox } from "../series/photo.tsx";
import type { SlideAlign } from "./reel.ts";

/** The area that the words leave. */
export function shownBox({ shape, unit }: RenderContext, available: Box, words: Box): Box {
  const gap = Math.round((shape === "wide" ? 64 : 40) * unit);
  if (shape === "wide") {
    const x = words.x + words.width + gap;
    return { ...available, x, width: available.x + available.width - x };
  }
  return { ...available, height: words.y - gap - available.y };
}

type ShownValue = { surface: Surface; box: Box; align: SlideAlign; at: number };

/** A number as large as it goes: at the right edge beside words, else right over them. */
export function valueLayers(
  { unit, measureText, shape }: RenderContext,
  text: string,
  { surface, box, align, at }: ShownValue,
): Layer[] {
  const digits = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(text) ? 1.12 : 0.94 };
  const spec = { text, typeStyle: digits, min: 70 * unit, max: 420 * unit, width: box.width, maxLines: 1 };
  const fitted = fitText(measureText, spec, box.height);
  const isWide = shape === "wide";
  const spare = { x: box.width - Math.ceil(fitted.width), y: box.height - fitted.height };
  return block(fitted, {
    name: "value",
    part: "value",
    color: surface.key,
    align: isWide ? "left" : align,
    at: {
      x: isWide ? box.x + spare.x : box.x,
      y: box.y + Math.round(spare.y * (isWide ? 0.5 : 1)),
      width: box.width,
    },
    cue: { kind: "pop", at, seconds: 0.6 },
  });
}

type Pictured = { photo: Photo; surface: Surface; box: Box; available: Box; at: number };

/** How far a picture keeps moving after it came in, in design pixels, as if the film panned past it. */
const PAN = 26;

/** A picture that slides in and drifts on. On wide frames it bleeds over the right edge. */
export function photoLayer(context: RenderContext, { photo, surface, box, available, at }: Pictured): Layer {
  const { size, safe, unit, shape } = context;
  const isWide = shape === "wide";
  const over = Math.round(34 * unit);
  const wide = {
    x: box.x,
    y: safe.y,
    width: size.width - box.x + over,
    height: available.y + available.height - safe.y,
  };
  const place = isWide ? wide : box;
  const look = { photo, surface, radius: Math.round(30 * unit), fromLeft: isWide };
  return {
    name: "photo",
    box: place,
    node: <PhotoBox context={context} box={{ ...place, x: 0, y: 0 }} {...look} />,
    enter: { kind: "from-right", at, seconds: 0.8, distance: Math.round(140 * unit) },
    drift: { x: Math.round(PAN * unit) },
  };
}
