/** @jsxImportSource #template */

import type { Art } from "../../art.ts";
import { channels, contrast, type Hex, luminance, mix, ratio, shade, toLch } from "../../color.ts";
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import { inkOn, type Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { TextLines } from "./text-lines.tsx";
import { FIGURE, NAME } from "./type-styles.ts";

/** Height of the brand's lockup, in design pixels. */
export const LOCKUP = 60;
/** From this width to height on, a logo is a wordmark and carries the name itself. */
const WORDMARK = 1.8;
const LEGIBLE_MARK = 1.9;

/** The name beside the mark, in design pixels. */
const BESIDE = { size: 31, lines: 2 };
/** The name over a slogan. */
const ABOVE = { size: 28, lines: 1 };

export const isWordmark = (context: RenderContext, surface: Surface) =>
  (logoFor(context, surface)?.aspect ?? 1) >= WORDMARK;

/** The brand's first logo that can be seen on this surface without help, else its first one. */
function logoFor({ brand: { logos } }: RenderContext, { background }: Surface): Art | undefined {
  return logos.find((logo) => isSeenOn(logo, background)) ?? logos[0];
}

type LockupProps = { context: RenderContext; surface: Surface; width: number; below?: Node };

/** The brand's logo, or its initial in a tile of brand colour, with the name beside it. `below` stands under the name. */
export function Lockup({ context, surface, width, below }: LockupProps): Node {
  if (context.isSigned) return <div />;
  const { unit } = context;
  const height = Math.round((LOCKUP + (below ? 4 : 0)) * unit);
  const logo = logoFor(context, surface);
  const mark = logo
    ? logoMark(context, logo, surface, { height, width })
    : initialTile(context, surface, height);
  return (
    <div style={{ height, alignItems: "center", gap: Math.round(17 * unit), flexShrink: 0 }}>
      {mark}
      <div style={{ flexDirection: "column", gap: Math.round(1 * unit) }}>
        {!isWordmark(context, surface) &&
          brandName(context, surface, width - height - 17 * unit, below ? ABOVE : BESIDE)}
        {below}
      </div>
    </div>
  );
}

type NameLines = { size: number; lines: number; min?: number };

/** A long name that two lines cannot hold takes three small ones. */
const SMALLEST: NameLines = { size: 21, lines: 3, min: 17 };

function fittedName(context: RenderContext, width: number, lines: NameLines): FittedText {
  const fitted = nameIn(context, width, lines);
  return fitted.cut && lines.lines > 1 ? nameIn(context, width, SMALLEST) : fitted;
}

const nameIn = (
  { brand, measureText, unit }: RenderContext,
  width: number,
  { size, lines, min = 21 }: NameLines,
) =>
  fitText(measureText, {
    text: brand.name,
    typeStyle: NAME,
    min: min * unit,
    max: size * unit,
    width,
    maxLines: lines,
  });

/** Whether the name stands in one line above a slogan. */
export const isNameShort = (context: RenderContext, width: number): boolean =>
  !fittedName(context, width - (LOCKUP + 4 + 17) * context.unit, ABOVE).cut;

const brandName = (context: RenderContext, surface: Surface, width: number, lines: NameLines): Node => (
  <TextLines fitted={fittedName(context, width, lines)} color={surface.ink} part="name" />
);

/** Whether the lockup, so wide, shows the whole name. */
export const showsName = (context: RenderContext, surface: Surface, width: number): boolean =>
  isWordmark(context, surface) || !fittedName(context, width - (LOCKUP + 17) * context.unit, BESIDE).cut;

function initialTile(
  { brand, unit, theme, measureText }: RenderContext,
  surface: Surface,
  size: number,
): Node {
  const [from, to] = tileColors(theme.page.fill, surface);
  const letter = [...brand.name.toUpperCase()].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? "•";
  const spec = {
    text: letter,
    typeStyle: FIGURE,
    min: size * 0.3,
    max: size * 0.62,
    width: size,
    maxLines: 1,
  };
  return (
    <div
      part="logo"
      style={{
        width: size,
        height: size,
        borderRadius: Math.round(15 * unit),
        backgroundImage: `linear-gradient(140deg, ${from}, ${to})`,
        alignItems: "center",
        justifyContent: "center",
        flexShrink: 0,
      }}
    >
      <TextLines
        fitted={fitText(measureText, spec)}
        color={inkOn(mix(from, to, 0.5))}
        part="initial"
        align="center"
      />
    </div>
  );
}

/** The tile uses the brand colour where it is visible, else the highlight. */
function tileColors(brand: Hex, surface: Surface): [Hex, Hex] {
  const base = contrast(brand, surface.background) >= 1.5 ? brand : surface.accent;
  const { l } = toLch(base);
  return [shade(base, Math.min(0.97, l + 0.05)), shade(base, Math.max(0.1, l - 0.05))];
}

function logoMark(context: RenderContext, logo: Art, surface: Surface, { height, width }: Size): Node {
  const { unit } = context;
  const plate = plateFor(context, logo, surface);
  const padding = plate ? Math.round(9 * unit) : 0;
  const inner = height - 2 * padding;
  const wide = Math.min(inner * logo.aspect, width * 0.62 - 2 * padding, 300 * unit);
  const size = { width: Math.round(wide), height: Math.round(Math.min(inner, wide / logo.aspect)) };
  const radius = Math.round((plate || logo.opaque ? 13 : 0) * unit);
  const backing = plate ? { backgroundColor: plate, padding } : {};
  return (
    <div
      part="logo"
      style={{ ...backing, borderRadius: radius, overflow: "hidden", alignItems: "center", flexShrink: 0 }}
    >
      <picture src={logo.key} style={{ ...size, borderRadius: plate ? 0 : radius }} />
    </div>
  );
}

/** Whether every part of a logo that meets the background differs from it. */
function isSeenOn({ opaque, luminance: light, rims = [] }: Art, background: Hex): boolean {
  if (opaque) return true;
  const ground = luminance(...channels(background));
  if (rims.length === 0) return ratio(light, ground) >= LEGIBLE_MARK;
  return rims.every((rim) => isApart(rim, background));
}

/** Contrast that a part of a mark needs, and how far apart hues may be instead, in OKLab. */
const PART = { contrast: 1.5, distance: 0.16 };

/** Two colours of one lightness differ where their hues are far from each other. */
function isApart(a: Hex, b: Hex): boolean {
  if (contrast(a, b) >= PART.contrast) return true;
  const [one, other] = [toLch(a), toLch(b)];
  const turn = ((one.h - other.h) * Math.PI) / 180;
  const distance = Math.sqrt(
    Math.max(0, one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn)) + (one.l - other.l) ** 2,
  );
  return distance >= PART.distance;
}

/** A logo that would lose a part stands on paper, or on a colour of the brand that shows it whole. It is never recoloured. */
function plateFor({ theme }: RenderContext, logo: Art, surface: Surface): Hex | undefined {
  if (isSeenOn(logo, surface.background)) return;
  const plates = ["#ffffff", ...theme.brandColors, theme.page.ink, theme.page.background];
  return plates.find((plate) => isSeenOn(logo, plate)) ?? (logo.luminance > 0.3 ? theme.page.ink : "#ffffff");
}
