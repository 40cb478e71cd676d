/** @jsxImportSource #template */

import type { Art } from "../../art.ts";
import { channels, contrast, type Hex, luminance, ratio, toLch } from "../../color.ts";
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { TextLines } from "./text-lines.tsx";
import { NAME, WORDMARK } from "./type-styles.ts";

/** Height of the brand's lockup, in design pixels. */
export const LOCKUP = 60;
/** From this width to height on, a logo is a wordmark and carries the name itself. */
const WIDE = 1.8;
const LEGIBLE_MARK = 1.9;

/** Between the mark and the name, in design pixels. */
const GAP = 17;
/** The name beside the mark, in design pixels. */
const BESIDE = { size: 31, lines: 2 };
/** The name over a slogan. */
const ABOVE = { size: 28, lines: 1 };

export const isWordmark = (context: RenderContext, surface: Surface) =>
  (logoFor(context, surface)?.aspect ?? 1) >= WIDE;

/** The brand's first logo that can be seen on this surface without help, else its first one. */
function logoFor({ brand: { logos } }: RenderContext, { background }: Surface): Art | undefined {
  return logos.find((logo) => isSeenOn(logo, background)) ?? logos[0];
}

type LockupProps = {
  context: RenderContext;
  surface: Surface;
  width: number;
  below?: Node;
  /** A name that is its own mark stands in the middle over what is below it. */
  isCentered?: boolean;
};

/** The brand's logo with the name beside it; without a logo the name alone, large. `below` stands under the name. */
export function Lockup({ context, surface, width, below, isCentered = false }: LockupProps): Node {
  if (context.isSigned) return <div />;
  const { unit } = context;
  const height = Math.round((LOCKUP + (below ? 4 : 0)) * unit);
  const logo = logoFor(context, surface);
  const alignItems = isCentered && !logo ? "center" : "flex-start";
  return (
    <div style={{ height, alignItems: "center", gap: Math.round(GAP * unit), flexShrink: 0 }}>
      {logo && logoMark(context, logo, surface, { height, width })}
      <div style={{ flexDirection: "column", alignItems, gap: Math.round(1 * unit) }}>
        {!isWordmark(context, surface) &&
          brandName(context, surface, besideMark(context, width), below ? ABOVE : BESIDE)}
        {below}
      </div>
    </div>
  );
}

/** What is left of a width for the name. */
const besideMark = ({ brand, unit }: RenderContext, width: number): number =>
  brand.logos.length > 0 ? width - (LOCKUP + 4 + GAP) * unit : width;

type NameLines = { size: number; lines: number; min?: number };

/** A long name that two lines cannot hold takes three small ones. */
const SMALLEST: NameLines = { size: 24, lines: 3, min: 20 };
/** A name that is its own mark, where it stands in one line: alone, and over a slogan. */
const ALONE: NameLines = { size: 40, lines: 1, min: 31 };
const ALONE_ABOVE: NameLines = { size: 34, lines: 1 };

function fittedName(context: RenderContext, width: number, lines: NameLines): FittedText {
  if (context.brand.logos.length === 0) {
    const alone = nameIn(context, width, lines.lines > 1 ? ALONE : ALONE_ABOVE);
    if (!alone.cut) return alone;
  }
  const fitted = nameIn(context, width, lines);
  return fitted.cut && lines.lines > 1 ? nameIn(context, width, SMALLEST) : fitted;
}

const nameIn = (
  { brand, measureText, unit }: RenderContext,
  width: number,
  { size, lines, min = 24 }: NameLines,
) =>
  fitText(measureText, {
    text: brand.name,
    typeStyle: brand.logos.length > 0 ? NAME : WORDMARK,
    min: min * unit,
    max: size * unit,
    width,
    maxLines: lines,
  });

/** Whether the name stands in one line above a slogan. */
export const isNameShort = (context: RenderContext, width: number): boolean =>
  !fittedName(context, besideMark(context, width), ABOVE).cut;

const brandName = (context: RenderContext, surface: Surface, width: number, lines: NameLines): Node => (
  <TextLines fitted={fittedName(context, width, lines)} color={surface.ink} part="name" />
);

/** Whether the lockup, so wide, shows the whole name. */
export const showsName = (context: RenderContext, surface: Surface, width: number): boolean =>
  isWordmark(context, surface) || !fittedName(context, besideMark(context, width), BESIDE).cut;

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
