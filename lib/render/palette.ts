import { type Hex, parseColor, toLch } from "./color.ts";

/** The brand's own colours, as far as it gave any. */
export type BrandColors = {
  primary: Hex;
  secondary: Hex | undefined;
  accent: Hex | undefined;
  background: Hex | undefined;
  text: Hex | undefined;
  /** Colours the brand really gave: the lint measures its share of the picture by them. */
  given: Hex[];
};

/** For brands without a palette: pairs that hold up as flood colour and highlight, one fixed pair per brand name. */
const HOUSE: readonly [primary: Hex, accent: Hex][] = [
  ["#4f46e5", "#ffb057"],
  ["#0f6b4f", "#d3f36b"],
  ["#1d3fbb", "#ff8a65"],
  ["#7a2e8e", "#ffc07a"],
  ["#0b6e75", "#ffc93c"],
  ["#b93815", "#ffd79a"],
  ["#22345c", "#5ee0c5"],
  ["#a81e56", "#8ad9ff"],
];

const ROLES = ["primary", "secondary", "accent", "background", "text"] as const;

/** Reads a palette as customers send it: any roles, any subset, broken values ignored. */
export function brandColors(palette: Record<string, string>, name: string): BrandColors {
  const colors = new Map<string, Hex>();
  for (const [role, value] of Object.entries(palette)) {
    const color = typeof value === "string" ? parseColor(value) : undefined;
    if (color) colors.set(role.trim().toLowerCase(), color);
  }
  const [ownPrimary, ownSecondary, ownAccent, background, text] = ROLES.map((role) => colors.get(role));
  const others = [...colors]
    .filter(([role]) => !ROLES.some((known) => known === role))
    .map(([, color]) => color);
  const lead = [ownPrimary, ownAccent, ownSecondary, ...byChroma(others)];
  const given = [...new Set(lead.filter((color) => color !== undefined))];
  const [housePrimary, houseAccent] = houseColors(name);
  const [primary = text ?? background ?? housePrimary, second, third] = given;
  return {
    primary,
    secondary: ownSecondary ?? third,
    accent: colors.size === 0 ? houseAccent : (ownAccent ?? second),
    background,
    text,
    given: given.length > 0 ? given : [primary],
  };
}

const byChroma = (colors: Hex[]) => colors.toSorted((a, b) => toLch(b).c - toLch(a).c);

function houseColors(name: string): readonly [Hex, Hex] {
  return HOUSE[seedOf(name) % HOUSE.length] ?? ["#4f46e5", "#ffb057"];
}

/** FNV-1a: a small number that is always the same for the same text. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
