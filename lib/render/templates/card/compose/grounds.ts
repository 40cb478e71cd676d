import { contrast, type Hex, toLch } from "../../../color.ts";
import { flood } from "../../../flood.ts";
import { seedOf } from "../../../palette.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { lowDiscrepancy } from "../../kit/prng.ts";
import type { CardGround } from "./composition.ts";

/** What is seen beside a page: another lightness, as a contrast, or another strength of colour. */
const APART = { contrast: 1.12, chroma: 0.08 };

/** What is seen of two strong colours side by side: hues so far apart (degrees) need a contrast, else they flicker. */
const CLASH = { chroma: 0.09, hue: 40, contrast: 2.6 };

/** Whether a colour, as a large ground, fights with the brand's first one. */
function isClash(color: Hex, first: Hex): boolean {
  const [own, other] = [toLch(color), toLch(first)];
  const turn = Math.abs(own.h - other.h) % 360;
  return (
    Math.min(own.c, other.c) >= CLASH.chroma &&
    Math.min(turn, 360 - turn) > CLASH.hue &&
    contrast(color, first) < CLASH.contrast
  );
}

/**
 * The brand's accent as a ground, with what can be read on it: exact, or where the page swallows it the panel. One that
 * fights with the brand's first colour gives way to the page, or to the panel beside a page.
 */
export function surfaceOf(
  { theme: { page, flood: panel, accent } }: RenderContext,
  ground: CardGround,
  isBesidePage: boolean,
): Surface {
  if (ground !== "accent") return ground === "page" ? page : panel;
  if (isClash(accent, panel.background)) return isBesidePage ? panel : page;
  const [own, other] = [toLch(accent), toLch(page.background)];
  const isApart =
    contrast(accent, page.background) >= APART.contrast || Math.abs(own.c - other.c) >= APART.chroma;
  return isApart ? flood({ primary: accent, accent: page.fill }) : panel;
}

/** One picture in so many stands on the brand's accent. */
const ON_ACCENT = 4;

/** Pages that are set in type, by turns on the brand's accent, where it is apart from the page and no clash. */
export function onAccentByTurns(context: RenderContext, text: string): RenderContext {
  const { theme, brand, seed } = context;
  const roll = lowDiscrepancy((seedOf(`${brand.name} ${text}`) % 1009) + seed, 1);
  const ground = roll * ON_ACCENT < 1 ? surfaceOf(context, "accent", false) : theme.page;
  return ground.background === theme.accent ? { ...context, theme: { ...theme, page: ground } } : context;
}
