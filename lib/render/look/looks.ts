import type * as z from "zod/v4";
import { own } from "../../text/own.ts";
import type { Look as LookName } from "../../vocab.ts";
import { seedOf } from "../palette.ts";
import type { Ornament } from "../surface.ts";

export type LookId = z.infer<typeof LookName>;

/** How a brand's pictures are composed. Colours, type and words are the brand's; everything else is here. */
export type Direction = {
  title: string;
  /** What it looks like and whom it suits, in one sentence. */
  about: string;
  /** What surrounds the template's own picture, and holds logo and slogan. `full`: nothing does, they head it. */
  page: "full" | "strip" | "mat" | "nameplate" | "column" | "grid" | "sheet";
  /** The surface that is the page: the quiet one, or the brand's colour with quiet panels. */
  ground: "page" | "flood";
  ornament: Ornament;
  /** Corner radii are multiplied with it. */
  corner: number;
  kicker: "capitals" | "plain" | "tag" | "rule";
  headline: {
    align: "left" | "center";
    /** Where a plain message stands in its height: 0 is the top, 1 the bottom. */
    at: number;
    /** Of the largest size. */
    scale: number;
    case: "written" | "upper";
    /** Weight of display type that would be bold. Default: as the template says. */
    weight?: number;
  };
  /** Whether the words of square and tall pictures stand over what is drawn for them, or under it. */
  words: "over" | "under";
  /** Layouts to take first where several suit the content. */
  prefers: readonly string[];
  /** How things come in, for films. */
  motion: "rise" | "cut" | "fade" | "slide" | "type" | "bounce";
};

/** A direction as one brand has it. */
export type Look = Direction & {
  id: LookId;
  variant: number;
  /** The direction that a film is composed in. Everything else of a film is the house's. */
  film?: LookId;
};

const left = { align: "left", at: 1, scale: 1, case: "written" } as const;

export const LOOKS: Record<LookId, Direction> = {
  signal: {
    title: "Signal",
    about: "Logo on top, message at the foot, a panel of brand colour with rings: clear and friendly.",
    page: "full",
    ground: "page",
    ornament: "rings",
    corner: 1,
    kicker: "capitals",
    headline: left,
    words: "under",
    prefers: [],
    motion: "rise",
  },
  poster: {
    title: "Poster",
    about: "Oversize capitals on the brand's own colour, signed at the foot: loud brands with few words.",
    page: "strip",
    ground: "flood",
    ornament: "stripes",
    corner: 0,
    kicker: "tag",
    headline: { ...left, scale: 1.2, case: "upper" },
    words: "over",
    prefers: ["giant", "low", "poster_number", "sill", "numeral", "figure", "voice", "list"],
    motion: "cut",
  },
  gallery: {
    title: "Gallery",
    about: "A framed picture with centred words and the name beneath, as on a wall: refined brands.",
    page: "mat",
    ground: "flood",
    ornament: "arches",
    corner: 0,
    kicker: "plain",
    headline: { align: "center", at: 0.5, scale: 0.86, case: "written", weight: 600 },
    words: "under",
    prefers: ["bordered", "framed_number", "halves", "rail", "numeral", "figure", "quote"],
    motion: "fade",
  },
  masthead: {
    title: "Masthead",
    about: "The name as large as a paper's title, with rules and columns: brands that explain and report.",
    page: "nameplate",
    ground: "page",
    ornament: "plain",
    corner: 0,
    kicker: "rule",
    headline: { ...left, at: 0, scale: 1.1, weight: 700 },
    words: "over",
    prefers: ["table", "giant", "halves", "poster_number", "plinth_number", "figure", "quote", "list"],
    motion: "slide",
  },
  column: {
    title: "Column",
    about:
      "A column of brand colour carries the brand, paper beside it the words: orderly, dependable brands.",
    page: "column",
    ground: "page",
    ornament: "blocks",
    corner: 0.35,
    kicker: "plain",
    headline: { ...left, at: 0.5, weight: 700 },
    words: "over",
    prefers: ["table", "halves", "sill", "numeral", "plinth_number", "figure", "list", "quote"],
    motion: "slide",
  },
  blueprint: {
    title: "Blueprint",
    about: "Exact lines, the message from the top, the name as a note under it: technical and exact brands.",
    page: "grid",
    ground: "page",
    ornament: "grid",
    corner: 0.2,
    kicker: "plain",
    headline: { ...left, at: 0, scale: 1.05, weight: 600 },
    words: "over",
    prefers: ["table", "rail", "giant", "number_first", "plinth_number", "figure", "list", "quote"],
    motion: "type",
  },
  bubble: {
    title: "Bubble",
    about: "A round sheet on the brand's colour, everything centred: playful and personal brands.",
    page: "sheet",
    ground: "page",
    ornament: "blobs",
    corner: 1.7,
    kicker: "plain",
    headline: { align: "center", at: 0.5, scale: 1, case: "written" },
    words: "under",
    prefers: ["bordered", "framed_number", "sill", "low", "halves", "numeral", "figure", "voice"],
    motion: "bounce",
  },
};

/** Goes up with every change of a direction that draws other pixels. */
export const LOOKS_VERSION = 22;

const VARIANTS = 3;

/** The variant of a direction that belongs to a brand. */
export const variantOf = (look: LookId, brandId: string): number => seedOf(`${brandId} ${look}`) % VARIANTS;

/** The direction of that name in the variant that belongs to a brand; undefined for any other text. */
export function lookNamed(name: string, brandId: string): Look | undefined {
  const direction = own<Direction>(LOOKS, name.trim().toLowerCase());
  if (!direction) return;
  const id = name.trim().toLowerCase() as LookId;
  return { ...direction, id, variant: variantOf(id, brandId) };
}

/**
 * Whether words stand over what is drawn for them; the last variant of a direction turns its order round.
 * The house's has no variants.
 */
export const isOverDrawing = ({ id, words, variant }: Look): boolean =>
  (words === "over") !== (variant === 2 && id !== "signal");

export const SIGNAL: Look = { ...LOOKS.signal, id: "signal", variant: 0 };
