import { converter } from "culori";
import { own } from "../../text/own.ts";
import { hexOf } from "./colors.ts";
import { type BrandDraft, NO_COLOR } from "./draft.ts";
import type { PictureColors } from "./picture-colors.ts";

const toOklch = converter("oklch");
const toOklab = converter("oklab");
/** Within these a word and a colour of the logo mean the same. */
const SAME_HUE = 45;
const SAME_LIGHT = 0.3;
/** Greys have no hue: they are compared as they look. */
const GREY = 0.04;
const SHADE = 0.08;

const WHERE = "your logo";
/** Said of a colour that the lines name and the logo has in its own tone. */
export const NAMED_IN_LOGO = "The colour that you named, in the tone that your logo has.";
const CODE = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;
/** Roles that a colour of the logo may fill, the most important first. */
const FILLED = ["primary", "accent", "secondary"] as const;

/**
 * The draft with the colours of an uploaded logo. A colour that the lines name in words is the logo's own where it has
 * one like it; codes stay as they were typed. What the lines leave open is the logo's.
 */
export function withLogoColors(draft: BrandDraft, logo: PictureColors, lines: string): BrandDraft {
  const typed = new Set([...lines.matchAll(CODE)].flatMap(([code]) => hexOf(code) ?? []));
  const inLogo = [...new Set(FILLED.flatMap((role) => logo[role] ?? []))];
  if (inLogo.length === 0) return draft;
  const isFromLines = (role: string) =>
    draft.sources.some(({ field, address }) => field === `palette.${role}` && address === null);
  const exactly = (role: string, color: string) =>
    isFromLines(role) && !typed.has(color) ? likest(color, inLogo) : undefined;
  const named = Object.entries(draft.proposed.palette ?? {}).map(([role, color]) => ({
    role,
    color,
    exact: exactly(role, color),
  }));
  const palette = Object.fromEntries(named.map(({ role, color, exact }) => [role, exact ?? color]));
  const filled = filledFrom(logo, inLogo, palette);
  const fromLogo = named.filter(({ exact }) => exact !== undefined).map(({ role }) => role);
  return withPalette(draft, { ...palette, ...filled }, { named: fromLogo, filled: Object.keys(filled) });
}

/** The roles that a palette lacks, with colours of the logo that it does not have. */
function filledFrom(logo: PictureColors, inLogo: readonly string[], palette: Record<string, string>) {
  const filled: Record<string, string> = {};
  for (const role of FILLED.filter((one) => !palette[one])) {
    const taken = [...Object.values(palette), ...Object.values(filled)];
    const free = inLogo.find((color) => !taken.some((one) => isShade(one, color)));
    if (free) filled[role] = free;
  }
  if (!palette.background && logo.background) filled.background = logo.background;
  return filled;
}

function withPalette(
  draft: BrandDraft,
  palette: Record<string, string>,
  { named, filled }: { named: readonly string[]; filled: readonly string[] },
): BrandDraft {
  const fromLogo = new Set([...named, ...filled]);
  const kept = draft.sources.filter(({ field }) => !fromLogo.has(field.replace(/^palette\./, "")));
  const sources = [...fromLogo].map((role) => ({
    field: `palette.${role}`,
    value: own(palette, role) ?? "",
    where: WHERE,
    quote: named.includes(role) ? NAMED_IN_LOGO : "The colours of your logo.",
    address: null,
  }));
  return {
    ...draft,
    proposed: { ...draft.proposed, palette },
    notes: draft.notes.filter((note) => note !== NO_COLOR),
    sources: [...kept, ...sources],
  };
}

const apart = (one: string, other: string): number => {
  const [a, b] = [toOklab(one), toOklab(other)];
  return a && b ? Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b) : 1;
};
const isShade = (one: string, other: string): boolean => apart(one, other) < SHADE;

/** The colour of the logo that a name may mean. */
function likest(named: string, colors: readonly string[]): string | undefined {
  const meant = colors.filter((color) => isMeant(named, color));
  return meant.toSorted((a, b) => apart(named, a) - apart(named, b))[0];
}

function isMeant(named: string, color: string): boolean {
  const [a, b] = [toOklch(named), toOklch(color)];
  if (!a || !b) return false;
  if (a.c < GREY || b.c < GREY) return isShade(named, color);
  const turn = Math.abs((((a.h ?? 0) - (b.h ?? 0) + 540) % 360) - 180);
  return turn < SAME_HUE && Math.abs(a.l - b.l) < SAME_LIGHT;
}
