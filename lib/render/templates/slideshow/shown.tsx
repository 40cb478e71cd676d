/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, Stage } from "../../template.ts";
import { block } from "../film/lines.tsx";
import { FIGURE } from "../kit/lettering.ts";
import { PhotoBox } from "../series/photo.tsx";
import type { Align } from "./reel.ts";

/** What the words leave of the room. */
export function shownBox({ shape, unit }: Stage, room: Box, words: Box): Box {
  const gap = Math.round((shape === "wide" ? 64 : 40) * unit);
  if (shape === "wide") {
    const x = words.x + words.width + gap;
    return { ...room, x, width: room.x + room.width - x };
  }
  return { ...room, height: words.y - gap - room.y };
}

type Value = { surface: Surface; box: Box; align: Align; at: number };

/** A number as large as it goes: at the right edge beside words, else right over them. */
export function valueLayers(
  { unit, ruler, shape }: Stage,
  text: string,
  { surface, box, align, at }: Value,
): Layer[] {
  const digits = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(text) ? 1.12 : 0.94 };
  const wish = { text, lettering: digits, min: 70 * unit, max: 420 * unit, width: box.width, maxLines: 1 };
  const fitted = fitText(ruler, wish, box.height);
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

type Pictured = { photo: Photo; surface: Surface; box: Box; room: Box; at: number };

/** How far a picture goes on moving once it is there, in design pixels: the film seems to pan past it. */
const PAN = 26;

/** A picture that slides in and pans on. On wide frames it takes more than the room: up to the right edge and over it. */
export function photoLayer(stage: Stage, { photo, surface, box, room, at }: Pictured): Layer {
  const { size, safe, unit, shape } = stage;
  const isWide = shape === "wide";
  const over = Math.round(34 * unit);
  const wide = {
    x: box.x,
    y: safe.y,
    width: size.width - box.x + over,
    height: room.y + room.height - safe.y,
  };
  const place = isWide ? wide : box;
  const look = { photo, surface, radius: Math.round(30 * unit), fromLeft: isWide };
  return {
    name: "photo",
    box: place,
    node: <PhotoBox stage={stage} box={{ ...place, x: 0, y: 0 }} {...look} />,
    enter: { kind: "from-right", at, seconds: 0.8, distance: Math.round(140 * unit) },
    drift: { x: Math.round(PAN * unit) },
  };
}
