/** What a text is for. Which family that means is for the brand's pairing to say, never for a template. */
export type Role = "display" | "text" | "mono";

/**
 * A letterform, which together with a pairing fixes every advance width. Tabular digits are all equally wide: a number
 * that changes does not dance.
 */
export type Face = { role: Role; weight: number; isTabular?: boolean };

/**
 * Families that go together. Each stack names its fallbacks, letter by letter. `tightness` is the share of a lettering's
 * negative tracking that suits the role's family: serifs collide where a grotesque only closes up.
 */
export type Pairing = {
  name: string;
  families: Readonly<Record<Role, string>>;
  tightness: Readonly<Record<Role, number>>;
};

/**
 * Families that brands are set in, with the weights that look well in headlines and text, all of them within the axis of
 * the variable font, and OpenType features that they are always set with.
 */
const FAMILIES: Record<string, { weights: readonly [least: number, most: number]; features?: string }> = {
  "Bricolage Grotesque": { weights: [200, 800] },
  Inter: { weights: [100, 900] },
  Geist: { weights: [100, 900] },
  "Space Grotesk": { weights: [300, 700] },
  Figtree: { weights: [300, 900] },
  Fraunces: { weights: [100, 700] },
  // Figures in a headline must not dance: Playfair's own ones are old style.
  "Playfair Display": { weights: [400, 900], features: '"lnum"' },
  "DM Sans": { weights: [100, 1000] },
  "JetBrains Mono": { weights: [100, 800] },
};

const leading = (stack: string) => FAMILIES[stack.split(",")[0]?.trim() ?? ""];

const MONO = "JetBrains Mono, Inter";
const TIGHT = { display: 1, text: 1, mono: 1 };

const pair = (name: string, display: string, text: string, tightness: number): Pairing => ({
  name,
  families: { display, text, mono: MONO },
  tightness: { ...TIGHT, display: tightness },
});

/** Everything a brand can be set in. */
export const PAIRINGS = {
  bold: pair("bold", "Bricolage Grotesque, Inter", "Inter, Bricolage Grotesque", 1),
  modern: pair("modern", "Geist, Inter", "Geist, Inter", 1),
  technical: pair("technical", "Space Grotesk, Inter", "Inter", 0.9),
  friendly: pair("friendly", "Figtree, Inter", "Figtree, Inter", 0.7),
  editorial: pair("editorial", "Fraunces, Inter", "Inter", 0.55),
  classic: pair("classic", "Playfair Display, DM Sans, Inter", "DM Sans, Inter", 0.35),
} as const satisfies Record<string, Pairing>;

/** Families by which a brand may call its pairing. */
const BY_FAMILY: Record<string, keyof typeof PAIRINGS> = {
  bricolage: "bold",
  inter: "bold",
  geist: "modern",
  "space grotesk": "technical",
  figtree: "friendly",
  fraunces: "editorial",
  playfair: "classic",
  "dm sans": "classic",
};

/** The pairing a brand asks for by its name or by a family's ("Playfair", "'Space Grotesk', sans-serif"), else the house's. */
export function pairingOf(wish = ""): Pairing {
  const [first = ""] = wish.toLowerCase().split(",");
  const name = first.replace(/["']/g, " ").replace(/\s+/g, " ").trim();
  const family = Object.keys(BY_FAMILY).find((known) => name === known || name.startsWith(`${known} `));
  const pairings: Record<string, Pairing> = PAIRINGS;
  return pairings[family ? (BY_FAMILY[family] ?? "") : name] ?? PAIRINGS.bold;
}

/** The nearest weight that the family which leads a stack has. */
export function weightIn(stack: string, weight: number): number {
  const [least, most] = leading(stack)?.weights ?? [100, 900];
  return Math.min(most, Math.max(least, weight));
}

/** The OpenType feature of digits that are equally wide. */
export const TABULAR = '"tnum"';

/** OpenType features of the family which leads a stack, as a style. */
export function featuresIn(stack: string, isTabular = false): { fontFeatureSettings?: string } {
  const features = [leading(stack)?.features, isTabular && TABULAR].filter(Boolean).join(", ");
  return features ? { fontFeatureSettings: features } : {};
}
