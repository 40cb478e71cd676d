import { channels, contrast, type Hex, mix, shade, toLch } from "../../color.ts";
import { isWarm } from "../../lead.ts";
import { GRID, type PhotoView, type Point } from "../../photo-view.ts";
import type { Box } from "../../sizes.ts";
import { type Surface, surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";

/** A photograph whose light was measured. */
export type SeenPhoto = Photo & { view: PhotoView };

/** A photograph that fills a field: where it is cut, as CSS, and where a box of the picture lies on it, in shares. */
export type PhotoCrop = { field: Box; position: string; onPhoto(box: Box): Box };

/**
 * Cuts a photograph so that its focus comes as near as it can to a point of the picture. A focus that was given wins
 * over the weight of detail.
 */
export function cropAt(photo: SeenPhoto, field: Box, at: Point): PhotoCrop {
  const { aspect, view } = photo;
  const { width, height } = field;
  const tall = Math.max(width / aspect, height);
  const wide = tall * aspect;
  const { x, y } = focusOf(photo);
  const left = start(wide, width, x, at.x - field.x);
  const top = start(tall, height, y, at.y - field.y);
  const share = (from: number, spare: number) => (spare < 1 ? 50 : (100 * from) / spare);
  const across = share(left, wide - width);
  return {
    field,
    position: `${(view.isMirrored ? 100 - across : across).toFixed(2)}% ${share(top, tall - height).toFixed(2)}%`,
    onPhoto: (box) => ({
      x: (left + box.x - field.x) / wide,
      y: (top + box.y - field.y) / tall,
      width: box.width / wide,
      height: box.height / tall,
    }),
  };
}

/** Where the focus of a cut photograph lies, in pixels of the picture. */
export function focusIn(
  { field, onPhoto }: PhotoCrop,
  photo: Pick<SeenPhoto, "focus" | "view" | "kind">,
): Point {
  const { x, y } = focusOf(photo);
  const seen = onPhoto(field);
  return {
    x: field.x + ((x - seen.x) / seen.width) * field.width,
    y: field.y + ((y - seen.y) / seen.height) * field.height,
  };
}

/** Where the heads of people are who were photographed, at the lowest: clothes have more detail than faces. */
const HEADS = 0.36;

/** The point to keep in view, as the template sees it. */
export function focusOf({ focus, view, kind }: Pick<SeenPhoto, "focus" | "view" | "kind">): Point {
  if (!focus) return kind === "people" ? { ...view.detail, y: Math.min(view.detail.y, HEADS) } : view.detail;
  return view.isMirrored ? { x: 1 - focus.x, y: focus.y } : focus;
}

/** How much of a length is cut off before the picture begins. */
const start = (whole: number, shown: number, focus: number, at: number) =>
  Math.min(whole - shown, Math.max(0, focus * whole - at));

/** A veil over a part of a photograph, and the colours of what stands on it. */
export type Scrim = { color: Hex; surface: Surface; opacity: number };

/**
 * Plain ink has this contrast with the worst pixel behind it; so quieter text keeps WCAG AA. A single line of a header
 * is as plain as its name.
 */
const CONTRAST = { sentences: 7, line: 5.2 };
const PLAIN = 4.6;
/** Fine detail is lighter and darker than the sample of it. */
const BEYOND_SAMPLE = 0.12;
/** Grey levels, 0 to 1, that may still differ behind words: more is restless. */
const CALM = 0.2;
/** Under sentences there is always a veil: it joins them into one block. */
const VEIL = 0.34;
const OPACITY = { most: 0.96, step: 0.01 };
/** A light veil thicker than this looks like fog. Sentences on a light theme bear more, a single line less. */
const FOG = { light: 0.58, dark: 0.44, line: 0.25 };

type ScrimQuery = { box: Box /** Whether sentences are read there, which need calm. */; isRead: boolean };

/** The thinnest veil for words in a box of the photograph: dark, or light where the photograph is light. */
export function scrimOver(context: RenderContext, view: PhotoView, { box, isRead }: ScrimQuery): Scrim {
  const range = rangeIn(view, box);
  const need = isRead
    ? { least: calming(range), contrast: CONTRAST.sentences }
    : { least: 0, contrast: CONTRAST.line };
  const [dark, light] = [veil(context, range, need, true), veil(context, range, need, false)];
  const fog = isRead ? FOG[context.theme.kind] : FOG.line;
  return light.opacity < dark.opacity && light.opacity <= fog ? light : dark;
}

type Range = readonly [darkest: Hex, lightest: Hex];
/** The thinnest veil to try, and the contrast to reach. */
type Need = { least: number; contrast: number };

function veil({ theme }: RenderContext, [low, high]: Range, need: Need, isDark: boolean): Scrim {
  const [primary = theme.flood.background] = theme.brandColors;
  const color = isDark ? nightOf(primary) : dayOf(primary);
  const ink = isDark ? "#ffffff" : shade(primary, 0.2, Math.min(toLch(primary).c / 3, 0.045));
  const end = isDark ? "#ffffff" : "#000000";
  const worst = mix(isDark ? high : low, end, BEYOND_SAMPLE);
  const opacity = opacityFor(worst, color, ink, need);
  const ground = hardest(mix(worst, color, opacity), end, ink);
  const accent = theme.flood.art.high;
  return {
    color,
    opacity,
    surface: surface({
      background: color,
      ink,
      key: isDark ? shade(accent, Math.max(0.84, toLch(accent).l)) : primary,
      fill: primary,
      accent,
      soft: ground,
      glows: [ground, color],
    }),
  };
}

/** Quieter colours have no contrast to spare, so they are chosen for the hardest ground that bears plain ink. */
const hardest = (ground: Hex, end: Hex, ink: Hex): Hex =>
  [0.1, 0.06, 0.03].map((part) => mix(ground, end, part)).find((one) => contrast(one, ink) >= PLAIN) ??
  ground;

/** Deep, with the brand's hue to be felt. */
export function nightOf(primary: Hex): Hex {
  const { l, c, h } = toLch(primary);
  if (c < 0.03) return shade(primary, Math.min(0.18, Math.max(0.08, l)));
  return shade(primary, 0.2, Math.min(c / 2, isWarm(h) ? 0.035 : 0.075));
}
const dayOf = (primary: Hex) => shade(primary, 0.98, Math.min(toLch(primary).c / 12, 0.01));

/** The darkest and the lightest grey in a box of the photograph. */
function rangeIn({ darkest, lightest }: PhotoView, box: Box): Range {
  const [left, right] = span(box.x, box.width);
  const [top, bottom] = span(box.y, box.height);
  let [low, high] = [1, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      low = Math.min(low, darkest[y * GRID + x] ?? 1);
      high = Math.max(high, lightest[y * GRID + x] ?? 0);
    }
  }
  return [greyOf(low), greyOf(high)];
}

function span(from: number, length: number): readonly [number, number] {
  const first = Math.min(GRID - 1, Math.max(0, Math.floor(from * GRID)));
  return [first, Math.min(GRID, Math.max(first + 1, Math.ceil((from + length) * GRID)))];
}

/** The grey of a luminance (sRGB, IEC 61966-2-1). */
function greyOf(light: number): Hex {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return mix("#000000", "#ffffff", Math.min(1, Math.max(0, value)));
}

/** The opacity that leaves no more of a restless photograph than sentences bear. */
function calming([low, high]: Range): number {
  const difference = (channels(high)[0] - channels(low)[0]) / 255;
  return Math.max(VEIL, 1 - CALM / Math.max(CALM, difference));
}

function opacityFor(grey: Hex, color: Hex, ink: Hex, { least, contrast: wanted }: Need): number {
  for (let opacity = least; opacity < OPACITY.most; opacity += OPACITY.step) {
    if (contrast(mix(grey, color, opacity), ink) >= wanted) return opacity;
  }
  return OPACITY.most;
}

/** Stops of a gradient from a full veil to none, which ends without a visible rim. */
export const EASED = [1, 0.92, 0.76, 0.54, 0.32, 0.14, 0.04, 0];
