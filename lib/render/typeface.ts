import { own } from "../text/own.ts";
import { BRAND_FONTS } from "./type/families.ts";

/** What a text is for. Which family that means is for the brand's pairing to say, never for a template. */
export type Role = "display" | "text" | "mono";

/**
 * A letterform, which together with a pairing fixes every advance width. Tabular digits are all equally wide: a number
 * that changes does not dance.
 */
export type Face = { role: Role; weight: number; isTabular?: boolean };

/**
 * Families that go together. Each stack names its fallbacks, letter by letter. `tightness` is the share of a
 * style's negative tracking that suits the role's family, because serifs collide earlier.
 */
export type Pairing = {
  name: string;
  families: Readonly<Record<Role, string>>;
  tightness: Readonly<Record<Role, number>>;
  /** Least height of a line of display type, where its "p" would touch the "l" under it. In units of the font size. */
  leading?: number;
};

const leading = (stack: string) => own(BRAND_FONTS, stack.split(",")[0]?.trim() ?? "");

const MONO = "JetBrains Mono, Inter";
const TIGHT = { display: 1, text: 1, mono: 1 };

const pair = (name: string, display: string, text: string, tightness: number, leading = 0): Pairing => ({
  name,
  families: { display, text, mono: MONO },
  tightness: { ...TIGHT, display: tightness },
  leading,
});

/** Everything a brand can be set in. */
export const PAIRINGS = {
  bold: pair("bold", "Bricolage Grotesque, Inter", "Inter, Bricolage Grotesque", 1),
  modern: pair("modern", "Geist, Inter", "Geist, Inter", 1),
  technical: pair("technical", "Space Grotesk, Inter", "Inter", 0.9),
  friendly: pair("friendly", "Figtree, Inter", "Figtree, Inter", 0.7),
  editorial: pair("editorial", "Fraunces, Inter", "Inter", 0.55, 1.05),
  classic: pair("classic", "Playfair Display, DM Sans, Inter", "DM Sans, Inter", 0.35),
  condensed: pair("condensed", "Oswald, Inter", "Inter", 0.3, 1.07),
  rounded: pair("rounded", "Fredoka, Figtree, Inter", "Figtree, Inter", 0.3),
  delicate: pair("delicate", "Cormorant, DM Sans, Inter", "DM Sans, Inter", 0.5, 1.06),
  slab: pair("slab", "Bitter, Inter", "Inter", 0.35, 1.08),
  wide: pair("wide", "Unbounded, Geist, Inter", "Geist, Inter", 0.9),
  mono: pair("mono", "JetBrains Mono, Inter", "Geist, Inter", 1),
} as const satisfies Record<string, Pairing>;

export type PairingName = keyof typeof PAIRINGS;

/** Families by which a brand may call its pairing. */
const BY_FAMILY: Record<string, PairingName> = {
  bricolage: "bold",
  inter: "bold",
  geist: "modern",
  "space grotesk": "technical",
  figtree: "friendly",
  fraunces: "editorial",
  playfair: "classic",
  "dm sans": "classic",
  oswald: "condensed",
  fredoka: "rounded",
  cormorant: "delicate",
  bitter: "slab",
  unbounded: "wide",
  "jetbrains mono": "mono",
};

/** Stands between the name for headlines and the name for text. */
export const BESIDE = " + ";

/**
 * The pairing for a pairing's or a family's name ("Playfair", "'Space Grotesk', sans-serif"). Default: the
 * house pairing. Two names with `BESIDE` between them: the headlines of the first with the text of the second.
 */
export function pairingOf(fontName = ""): Pairing {
  const [headline = "", text] = fontName.split(BESIDE);
  const pairing = pairingNamed(headline) ?? PAIRINGS.bold;
  const beside = text && pairingNamed(text);
  if (!beside || beside.families.text === pairing.families.text) return pairing;
  const { families, tightness } = pairing;
  return {
    name: `${pairing.name}${BESIDE}${beside.name}`,
    families: { ...families, text: beside.families.text },
    tightness: { ...tightness, text: beside.tightness.text },
  };
}

function pairingNamed(fontName: string): Pairing | undefined {
  const [first = ""] = fontName.toLowerCase().split(",");
  const name = first.replace(/["']/g, " ").replace(/\s+/g, " ").trim();
  const isKnown = ([known]: [string, string]) => name === known || name.startsWith(`${known} `);
  const [, pairing = name] = Object.entries(BY_FAMILY).find(isKnown) ?? [];
  return own<Pairing>(PAIRINGS, pairing);
}

/** The nearest weight that the family which leads a stack has. */
export function weightIn(stack: string, weight: number): number {
  const [least, most] = leading(stack)?.weights ?? [100, 900];
  return Math.min(most, Math.max(least, weight));
}

/** From this weight on, display type is bold. */
const BOLD = 700;

/** The weight of a role's type, where a direction has bold display type lighter or heavier. */
export const weighed = (weight: number, role: Role, bold?: number): number =>
  bold !== undefined && role === "display" && weight >= BOLD ? bold : weight;

/** The OpenType feature of digits that are equally wide. */
export const TABULAR = '"tnum"';

/**
 * Ligatures do not take part in the tracking, so that "ff" would run together with a seam, and a tracked word would not
 * be as wide as its letters.
 */
const NO_LIGATURES = '"liga" 0, "clig" 0, "dlig" 0';

/** OpenType features of the family which leads a stack, as a style. */
export function featuresIn(stack: string, isTabular = false): { fontFeatureSettings: string } {
  const { features } = leading(stack) ?? {};
  return { fontFeatureSettings: [NO_LIGATURES, features, isTabular && TABULAR].filter(Boolean).join(", ") };
}
