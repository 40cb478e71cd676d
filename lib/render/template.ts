import type * as z from "zod/v4";
import type { AssetType, Device, ThemeKind } from "../vocab.ts";
import type { Art } from "./art.ts";
import type { Film } from "./film/motion.ts";
import type { Node } from "./jsx-runtime.ts";
import type { Ruler } from "./ruler.ts";
import type { Box, Shape, Size } from "./sizes.ts";
import type { Theme } from "./theme.ts";

/** A picture of the customer's; `device` and `theme` say what a product screen shows. */
export type Photo = Art & { device?: Device; theme?: ThemeKind };

/** Everything a template may look at besides its data. All texts are drawable, all lengths are pixels. */
export type Stage = {
  size: Size;
  shape: Shape;
  /** Design pixel: multiply every length with it. */
  unit: number;
  /** Content stays inside; art may bleed over the edges. */
  safe: Box;
  theme: Theme;
  /** `mascot` is there for templates that have a place for one, when the brand has one. */
  brand: { name: string; tagline: string; logos: readonly Art[]; mascot?: Art };
  /** The pictures that the data names and that could be read, by the name it uses. */
  photos: ReadonlyMap<string, Photo>;
  seed: number;
  /** Corner that the watermark will cover, empty on plans without it. */
  sealed: Size;
  ruler: Ruler;
};

/** A finished drawing: the chosen layout's name, and the nodes of each page in reading order. */
export type Drawing = { layout: string; pages: readonly Node[] };

/**
 * A named pure function from data and stage to a drawing. The same input is always the same picture.
 * `data` gives every field a limit and a `.describe()`; what may be missing has a default or is optional.
 */
export type Template<D extends z.ZodType = z.ZodType> = {
  id: string;
  title: string;
  /** What it is for, in one sentence, for people who choose. */
  about: string;
  /** Goes up with every change that draws other pixels. */
  version: number;
  /** What it can be made as; the first is what it is made as unless somebody says otherwise. */
  assetTypes: readonly [AssetType, ...AssetType[]];
  data: D;
  sample: z.input<D>;
  /** Names of the pictures that the data uses: ids of product screens, or addresses of the customer's own files. */
  photos?(data: z.output<D>): string[];
  /** Has a place for the brand's mascot. */
  mascot?: true;
  draw(stage: Stage, data: z.output<D>): Drawing;
  /** The same as a film: a scene for each page, which comes to rest as that page. */
  film?(stage: Stage, data: z.output<D>): Film;
  /** What a page says, in reading order, for people who cannot see it. */
  altText(data: z.output<D>, brand: string, page: number): string;
};

/** Keeps a template's own types together; the list of all templates forgets them. */
export const template = <D extends z.ZodType>(spec: Template<D>): Template<D> => spec;
