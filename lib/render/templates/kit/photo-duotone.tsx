/** @jsxImportSource #template */
import { alpha, contrast, type Hex, mix, shade, toLch } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import { type Surface, surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { frame } from "./frame.tsx";
import { EASED, nightOf } from "./over-photo.ts";
import { type Duotone, PhotoFill } from "./photo-fill.tsx";
import type { PhotoPage } from "./photo-page.ts";
import { hasHeader, isWhole } from "./photo-pages.tsx";
import { Canvas, Place } from "./place.tsx";

/** Two colours for a photograph, and those of words on it under a veil. */
type DuotoneLook = { tone: Duotone; surface: Surface; veil: Hex; opacity: number };

/** Plain ink has this contrast with the lightest tone under the veil; so quieter text keeps WCAG AA. */
const CONTRAST = 7.3;
/** Under words there is always a thin veil: it joins them into one block. */
const OPACITY = { least: 0.26, most: 0.94, step: 0.01 };
/** A darker brand colour has no picture in it: its own tint stands in place of white. */
const TINTED = { below: 0.5, white: 0.42 };

/** The brand's colour in place of white and a night of it in place of black, and the thinnest veil for white words. */
export function duotoneLook({ theme }: Pick<RenderContext, "theme">): DuotoneLook {
  const [primary = theme.flood.background, second = theme.flood.accent] = theme.brandColors;
  const veil = nightOf(primary);
  const light = toLch(primary).l < TINTED.below ? mix(primary, "#ffffff", TINTED.white) : primary;
  let opacity = OPACITY.least;
  while (opacity < OPACITY.most && contrast(mix(light, veil, opacity), "#ffffff") < CONTRAST)
    opacity += OPACITY.step;
  const ground = mix(light, veil, opacity);
  return {
    tone: { dark: veil, light },
    veil,
    opacity,
    surface: surface({
      background: ground,
      ink: "#ffffff",
      key: shade(second, Math.max(0.87, toLch(second).l)),
      fill: "#ffffff",
      accent: second,
      soft: ground,
      glows: [ground, veil],
    }),
  };
}

/** White words leave more of the photograph clear where they stand out from the brand's colour by themselves. */
const CLEAR = 3.4;
/** Near black there is no colour to tell. */
const DEEPEST = 0.3;

/** Whether two colours of this brand make a picture: bright ones turn dull under the veil that words need. */
export function suitsDuotone({ theme }: Pick<RenderContext, "theme">): boolean {
  const [primary = theme.flood.background] = theme.brandColors;
  return toLch(primary).l >= DEEPEST && contrast("#ffffff", primary) >= CLEAR;
}

/** A photograph narrower than the picture by this much, in proportions, keeps to its right. */
const NARROW = 0.72;

/** A photograph in two colours of the brand over all of the picture, the words on it. */
export function duotonePage(context: RenderContext, page: PhotoPage, photo: Photo): Node {
  const { size, unit, shape } = context;
  const { veil, opacity, surface } = duotoneLook(context);
  const { nodes, text, words } = wordsOn(context, page, surface);
  const isWide = shape === "wide";
  const end = isWide
    ? (text.x + words.width + 20 * unit) / size.width
    : 1 - (text.y - 20 * unit) / size.height;
  const whole = { x: 0, y: 0, ...size };
  return (
    <Canvas size={size} background={veil}>
      {(isWide ? beside : above)(context, photo, text)}
      <Place
        box={whole}
        style={{ backgroundImage: fade(veil, isWide ? "90deg" : "0deg", { full: end, most: opacity }) }}
      />
      {!isWide && hasHeader(context, surface) && <HeadVeil context={context} />}
      {nodes[0] ?? null}
      <Place box={text}>{words.node}</Place>
      {nodes.slice(1)}
    </Canvas>
  );
}

/** What logo and slogan stand on, at the head of upright pictures. */
function HeadVeil({ context }: { context: RenderContext }): Node {
  const { size, safe, unit } = context;
  const { veil, opacity } = duotoneLook(context);
  const full = (safe.y + 76 * unit) / size.height;
  return (
    <Place
      box={{ x: 0, y: 0, ...size }}
      style={{ backgroundImage: fade(veil, "180deg", { full, most: opacity, reach: 0.16 }) }}
    />
  );
}

/** The words at the foot of their column, and the fixed parts around them. */
function wordsOn(context: RenderContext, { action, words: draw }: PhotoPage, surface: Surface) {
  const { safe, shape } = context;
  const isWide = shape === "wide";
  const area = isWide ? { ...safe, width: Math.round(safe.width * 0.6) } : safe;
  const sloganPosition = isWide ? ("under" as const) : ("opposite" as const);
  const { body, nodes } = frame(context, { surface, area, action, sloganPosition });
  const options = { width: body.width, surface, max: isWide ? 112 : 124 };
  const short = draw({ ...options, height: body.height * (isWide ? 1 : 0.62) });
  const words = isWhole(short) ? short : draw({ ...options, height: body.height });
  const text = { ...body, y: body.y + body.height - words.height, height: words.height };
  return { nodes, words, text };
}

/** An upright photograph keeps to the right of a wide picture: it would be cut to a stripe. */
function beside(context: RenderContext, photo: Photo): Node[] {
  const { size } = context;
  const { tone, veil } = duotoneLook(context);
  const whole = { x: 0, y: 0, ...size };
  if (photo.aspect >= (NARROW * size.width) / size.height)
    return [<PhotoFill photo={photo} box={whole} at={{ x: 0.74, y: 0.5 }} tone={tone} />];
  const width = Math.round(size.width * 0.58);
  const field = { x: size.width - width, y: 0, width, height: size.height };
  const gradient = fade(veil, "90deg", { full: field.x / size.width, most: 1 });
  return [
    <PhotoFill photo={photo} box={field} at={{ x: 0.55, y: 0.5 }} tone={tone} />,
    <Place box={whole} style={{ backgroundImage: gradient }} />,
  ];
}

/** The photograph's focus lies above the words. */
function above(context: RenderContext, photo: Photo, text: Box): Node[] {
  const { size } = context;
  const at = { x: 0.5, y: Math.max(0.2, (0.5 * text.y) / size.height) };
  return [<PhotoFill photo={photo} box={{ x: 0, y: 0, ...size }} at={at} tone={duotoneLook(context).tone} />];
}

/** The same photograph as the ground of a page of a series, whose words stand at its foot or in its middle. */
export function duotoneGround(context: RenderContext, photo: Photo, at: "foot" | "middle"): Node {
  const { size, shape } = context;
  const { tone, veil, opacity } = duotoneLook(context);
  const whole = { x: 0, y: 0, ...size };
  const isFoot = at === "foot" && shape !== "wide";
  const gradient = fade(veil, "0deg", { full: isFoot ? 0.6 : 1, most: opacity });
  return (
    <Place box={whole}>
      <PhotoFill photo={photo} box={whole} at={{ x: 0.5, y: isFoot ? 0.3 : 0.5 }} tone={tone} />
      <Place box={whole} style={{ backgroundImage: gradient }} />
      {isFoot && <HeadVeil context={context} />}
    </Place>
  );
}

type Fade = { full: number; most: number; reach?: number };

/** From a colour that covers up to a share of the way to none. */
function fade(color: Hex, to: string, { full, most, reach = 0.34 }: Fade): string {
  const stops = EASED.map((part, i) => {
    const at = full + (reach * i) / (EASED.length - 1);
    return `${alpha(color, Number((most * part).toFixed(3)))} ${(100 * at).toFixed(1)}%`;
  });
  return `linear-gradient(${to}, ${stops.join(", ")})`;
}
