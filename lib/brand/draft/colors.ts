import { converter, formatHex, parse, wcagContrast } from "culori";
import { type Clue, found } from "./found.ts";
import { resolved, type StyleFacts } from "./read-style.ts";

/** A colour that a site uses, how much that says, and where it stood. */
export type Hint = { color: string; weight: number; where: string };

const toOklab = converter("oklab");
const CHROMATIC = 0.045;
/** Closer than this two colours are shades of one. */
const SAME = 0.07;
const APART = 0.12;
/** Presets that every site of a builder carries. */
const BUILDER = /^--(?:bs|wp--preset|tw|swiper|fa|chakra|mdc|mat|rs|ion|plyr|toastify)-/;

/** `#RRGGBB` of a colour in any notation of CSS. Undefined for what is none, or is nearly transparent. */
export function hexOf(text: string): string | undefined {
  const value = text.trim().split(/\s*(?:,(?![^(]*\))|\/\*)/)[0] ?? "";
  // Builders write channels alone: "222 47% 11%" for hsl().
  const bare = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/.test(value) ? `hsl(${value})` : value;
  const color = /^[\w#]/.test(bare) && bare.length <= 80 ? parse(bare) : undefined;
  return color && (color.alpha ?? 1) > 0.5 ? formatHex(color).toUpperCase() : undefined;
}

/** Colours in stylesheets, with the weight of their place. */
export function hintsIn(facts: StyleFacts): Hint[] {
  return [...fromVariables(facts), ...fromRules(facts)];
}

/** What the name of a variable promises, and how much it weighs. The first that fits counts. */
const NAMED: readonly [RegExp, number][] = [
  [/text|foreground|\bon-|contrast|hover|active|light|dark|-(?:50|100|200|800|900|950)$/, 0.3],
  [/brand|primary/, 5],
  [/accent|theme|cta/, 3.5],
  [/secondary/, 2],
  [/./, 0.4],
];

function fromVariables(facts: StyleFacts): Hint[] {
  return [...facts.variables].flatMap(([name, value]) => {
    const color = BUILDER.test(name) ? undefined : hexOf(resolved(value, facts));
    const [, weight = 0] = NAMED.find(([pattern]) => pattern.test(name)) ?? [];
    return color ? [{ color, weight, where: `${name} in the stylesheet` }] : [];
  });
}

/** What uses a colour, as `selector|property`, with its weight and its name. The first that fits counts. */
const USED: readonly [RegExp, number, string][] = [
  [/(?:btn|button|cta)[^|]*\|background/i, 2, "the buttons"],
  [/(?:^|[\s,])a(?![\w-])[^|]*\|color$/, 1, "the links"],
  [/\|background/, 0.3, "the stylesheet"],
  [/./, 0.15, "the stylesheet"],
];

function fromRules(facts: StyleFacts): Hint[] {
  return facts.colors.flatMap(({ selector, property, value }) => {
    const color = hexOf(resolved(value, facts));
    const [, weight = 0, where = ""] = USED.find(([use]) => use.test(`${selector}|${property}`)) ?? [];
    return color ? [{ color, weight, where }] : [];
  });
}

export type SitePalette = Record<string, Clue>;

/** Colours by role. Weights of shades of one colour add up; what is named for a brand counts most. */
export function paletteFrom(hints: readonly Hint[], facts: StyleFacts, address: string | null): SitePalette {
  const groups = grouped(hints.filter(({ color }) => chroma(color) >= CHROMATIC));
  const [primary, ...others] = groups;
  const apart = others.filter(({ color }) => primary && distance(color, primary.color) > APART);
  const [secondary, accent] = [apart[1], apart[0]];
  const { background, text } = groundOf(facts);
  const at = (hint: Hint | undefined) =>
    hint && found(hint.color, hint.where, { quote: hint.color, ...(address !== null && { address }) });
  const roles = {
    primary: at(primary),
    secondary: at(secondary),
    accent: at(accent),
    background: at(background),
    text: at(text),
  };
  return Object.fromEntries(
    Object.entries(roles).filter((entry): entry is [string, Clue] => entry[1] !== undefined),
  );
}

/** Lighter than this a colour is a ground, and darker than that an ink. */
const GROUND = 0.88;
const INK = 0.35;

/** Roles of colours that were named, the most important first. A pale one is what the others stand on. */
export function namedPalette(colors: readonly string[], where: string): SitePalette {
  const clue = (color: string) => found(color, where, { quote: color });
  const lightness = (color: string) => toOklab(color)?.l ?? 0;
  const pale = colors.filter((color) => chroma(color) < CHROMATIC);
  const ground = pale.find((color) => lightness(color) > GROUND);
  const ink = pale.find((color) => lightness(color) < INK);
  const rest = colors.filter((color) => color !== ground && (color !== ink || !ground));
  const others = rest.length === 0 && ink ? [ink] : rest;
  const [primary, accent, secondary] = others.filter(
    (color, i) => !others.slice(0, i).some((one) => distance(one, color) < SAME),
  );
  const roles = {
    primary,
    secondary,
    accent,
    background: ground,
    text: ground && ink !== primary ? ink : undefined,
  };
  return Object.fromEntries(
    Object.entries(roles).flatMap(([role, color]) => (color ? [[role, clue(color)] as const] : [])),
  );
}

function grouped(hints: readonly Hint[]): Hint[] {
  const groups: Hint[] = [];
  // Weights of one colour first, so that a long stylesheet is compared by its few hundred colours.
  const byColor = new Map<string, Hint>();
  for (const hint of [...hints].sort((a, b) => b.weight - a.weight)) {
    const same = byColor.get(hint.color);
    if (same) same.weight += hint.weight;
    else byColor.set(hint.color, { ...hint });
  }
  for (const hint of [...byColor.values()].sort((a, b) => b.weight - a.weight)) {
    const home = groups.find(({ color }) => distance(color, hint.color) < SAME);
    if (home) home.weight += hint.weight;
    else groups.push({ ...hint });
  }
  return groups.sort((a, b) => b.weight - a.weight);
}

/** Ground and ink of the page itself, where both are said and can be read together. */
function groundOf(facts: StyleFacts): { background?: Hint; text?: Hint } {
  const of = (names: RegExp) =>
    facts.colors
      .filter(
        ({ selector, property }) =>
          /(?:^|[\s,])(?:body|html|:root)(?![\w-])/.test(selector) && names.test(property),
      )
      .map(({ value }) => hexOf(resolved(value, facts)))
      .find((color) => color !== undefined);
  const [ground, ink] = [of(/^background/), of(/^color$/)];
  const where = "the page's own ground and ink";
  if (ground && ink && wcagContrast(ground, ink) < 4.5) return {};
  return {
    ...(ground && { background: { color: ground, weight: 1, where } }),
    ...(ink && { text: { color: ink, weight: 1, where } }),
  };
}

function distance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return a && b ? Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b) : 1;
}

function chroma(color: string): number {
  const { a = 0, b = 0 } = toOklab(color) ?? {};
  return Math.hypot(a, b);
}
