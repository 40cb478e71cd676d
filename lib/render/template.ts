import type * as z from "zod/v4";
import type { Story } from "../story/schema.ts";
import type { AssetType, Device, PhotoKind, ThemeKind } from "../vocab.ts";
import type { Art } from "./art.ts";
import type { Film } from "./film/motion.ts";
import type { Fit, Pictures } from "./fits.ts";
import type { Node } from "./jsx-runtime.ts";
import type { Look } from "./look/looks.ts";
import type { MeasureText } from "./measure-text.ts";
import type { PhotoView, Point } from "./photo-view.ts";
import type { Box, Shape, Size } from "./sizes.ts";
import type { Subject } from "./subject/picture.ts";
import type { Theme } from "./theme.ts";

/**
 * A picture of the customer's; `device` and `theme` say what a product screen shows, `focus` what stays in view of a
 * photograph, `alt` what it shows, in words, and `kind` of what sort it is. `view` is there where a template has place
 * for photographs.
 */
export type Photo = Art & {
  device?: Device;
  theme?: ThemeKind;
  focus?: Point;
  alt?: string;
  kind?: PhotoKind;
  view?: PhotoView;
  /** Draws itself for a field, as an SVG, and is never cut. */
  scene?: (field: Size) => string;
  /** The product alone, where the photograph shows one on an even ground. */
  cut?: Size & { key: string };
};

/** Everything a template may look at besides its data. All texts are drawable, all lengths are pixels. */
export type RenderContext = {
  size: Size;
  shape: Shape;
  /** Design pixel: multiply every length with it. */
  unit: number;
  /** Smallest type. */
  smallest: number;
  /** Content stays inside; art may bleed over the edges. */
  safe: Box;
  theme: Theme;
  /** The brand's art direction, which the parts of the kit follow. */
  look: Look;
  /** Logo and slogan stand outside the template's own picture, which then draws none. */
  isSigned?: true;
  /** `mascot` is there for templates that have a place for one, when the brand has one. */
  brand: { name: string; tagline: string; logos: readonly Art[]; mascot?: Art };
  /** The pictures that the data names and that could be read, by the name it uses. */
  photos: ReadonlyMap<string, Photo>;
  /** What the texts are about, as a drawing, where that is sure. */
  subject?: Subject;
  /** What the slides of a series name, in their order. */
  slideSubjects?: readonly (Subject | undefined)[];
  /** The step that stands out, from 1: templates with numbered steps draw it on a ground of its own. */
  stressed?: number;
  seed: number;
  /** Which version of one film is drawn; left out for the first, and of pictures, which differ by their look. */
  version?: number;
  /** BCP 47, where it is not English: numbers are written in it. */
  language?: string;
  /** Corner that the watermark will cover, empty on plans without it. */
  watermark: Size;
  measureText: MeasureText;
};

/** A finished drawing: the chosen layout's name, and the nodes of each page in reading order. */
export type Drawing = { layout: string; pages: readonly Node[] };

/**
 * A named pure function from data and context to a drawing. The same input always gives the same picture.
 * Every field of `data` has a limit and a description. Optional fields have a default or are optional in the
 * schema.
 */
export type Template<D extends z.ZodType = z.ZodType> = {
  id: string;
  title: string;
  /** What it is for, in one sentence, for choosing among templates. */
  about: string;
  /** Goes up with every change that draws other pixels. */
  version: number;
  /** The asset types it can be made as. The first is the default. */
  assetTypes: readonly [AssetType, ...AssetType[]];
  data: D;
  /** The field that `headline` means, in a template that calls its main line something else. */
  headline?: string;
  /** What a story must have for it, as the end of "It needs …". */
  needs?: string;
  /** The text that stands largest, where that is not the headline. */
  hero?(data: z.output<D>): string;
  /** How well it suits a story, and what it shows of it. Undefined where the story lacks what it needs. */
  fits?(story: Story, pictures: Pictures): Fit<z.input<D>> | undefined;
  sample: z.input<D>;
  /** The data with the words that the template itself adds, in a language: what the caller gave stays. */
  inLanguage?(data: z.output<D>, language: string): z.output<D>;
  /** Names of the pictures that the data uses: ids of product screens, or addresses of the customer's own files. */
  photos?(data: z.output<D>): string[];
  /** Has a place for photographs, so that their light and detail are measured. */
  overPhotos?: true;
  /** Has a place for the brand's mascot. */
  mascot?: true;
  draw(context: RenderContext, data: z.output<D>): Drawing;
  /** The same as a film: a scene for each page, which comes to rest as that page. */
  film?(context: RenderContext, data: z.output<D>): Film;
  /**
   * The alternative text of a page: what it says, in reading order, for screen readers. `language` is BCP 47; words
   * of ours follow it.
   */
  altText(data: z.output<D>, brand: string, page: number, language?: string): string;
};

/** Infers a template's own types. The list of all templates widens them to `Template`. */
export const template = <D extends z.ZodType>(spec: Template<D>): Template<D> => spec;
