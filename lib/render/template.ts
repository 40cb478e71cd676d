import type * as z from "zod/v4";
import type { AssetType } from "../vocab.ts";
import type { Node } from "./jsx-runtime.ts";
import type { LogoArt } from "./logo.ts";
import type { Ruler } from "./ruler.ts";
import type { Box, Shape, Size } from "./sizes.ts";
import type { Theme } from "./theme.ts";

/** Everything a template may look at besides its data. All texts are drawable, all lengths are pixels. */
export type Stage = {
  size: Size;
  shape: Shape;
  /** Design pixel: multiply every length with it. */
  unit: number;
  /** Content stays inside; art may bleed over the edges. */
  safe: Box;
  theme: Theme;
  brand: { name: string; tagline: string; logo: LogoArt | undefined };
  seed: number;
  /** Corner that the watermark will cover, empty on plans without it. */
  sealed: Size;
  ruler: Ruler;
};

/** A finished drawing: the chosen layout's name and its nodes. */
export type Drawing = { layout: string; root: Node };

/** A named pure function from data and stage to a drawing. The same input is always the same picture. */
export type Template<D extends z.ZodType = z.ZodType> = {
  id: string;
  /** Goes up with every change that draws other pixels. */
  version: number;
  assetTypes: readonly AssetType[];
  data: D;
  sample: z.output<D>;
  draw: (stage: Stage, data: z.output<D>) => Drawing;
  altText: (data: z.output<D>, brand: string) => string;
};

export const template = <D extends z.ZodType>(spec: Template<D>) => spec;
