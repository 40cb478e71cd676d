import type { BrandLook, RenderInput } from "../../../lib/render/plan.ts";
import type { Template } from "../../../lib/render/template.ts";
import type { PairingName } from "../../../lib/render/typeface.ts";
import type { Channel, ThemeKind } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "./cases.ts";
import { extremeOf } from "./extremes.ts";
import { testMascot } from "./mascots.ts";
import { testPhotos } from "./photos.ts";

export type Content = "sample" | "shortest" | "longest";
/** One way to draw a template: its name in lists of hashes, and what to draw. */
export type Variant = { name: string; content: Content; theme: ThemeKind; input: RenderInput };

const CONTENTS = ["sample", "shortest", "longest"] as const;
const THEMES = ["light", "dark"] as const;
const CHANNELS = ["web", "instagram", "linkedin", "tiktok", "youtube"] as const;
const LOOKS: readonly BrandLook[] = Object.values(BRANDS);
/** The longest data fill a picture to its last line in type of ordinary width. */
const FONTS: readonly PairingName[] = ["bold", "modern", "technical", "friendly", "editorial", "classic"];

const photos = testPhotos();

const dataOf = (template: Template, content: Content): unknown =>
  content === "sample" ? template.data.parse(template.sample) : extremeOf(template, content);

/** Every template in light and dark with ordinary, shortest and longest data, over sizes, brands, type and plans in turn. */
export async function variantsOf(template: Template, turn: number): Promise<Variant[]> {
  const plain = await plainVariants(template, turn);
  return template.mascot ? [...plain, ...(await withMascots(plain))] : plain;
}

/** The same for a brand with a mascot. */
const withMascots = (variants: readonly Variant[]): Promise<Variant[]> =>
  Promise.all(
    variants.map(async ({ name, input, ...rest }, i) => {
      const mascot = await testMascot(i);
      return { ...rest, name: `${name}-mascot`, input: { ...input, brand: { ...input.brand, mascot } } };
    }),
  );

async function plainVariants(template: Template, turn: number): Promise<Variant[]> {
  const files = await photos;
  return CONTENTS.flatMap((content, i) =>
    THEMES.map((theme, j): Variant => {
      const plain = content === "sample";
      const nth = turn + i + j;
      return {
        name: `${template.id}-${theme}-${content}`,
        content,
        theme,
        input: {
          assetType: template.assetTypes[0],
          channel: plain ? "web" : at(CHANNELS, nth),
          data: dataOf(template, content),
          brand: {
            ...(plain ? BRANDS.beacon : at(LOOKS, turn + 2 * i + j)),
            fonts: at(FONTS, plain ? j : nth),
          },
          photos: files,
          seed: turn + 1,
          theme,
          watermark: nth % 2 === 1,
          readAsset,
        },
      };
    }),
  );
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The same template on the sizes that channels ask for. */
export async function sizesOf(template: Template): Promise<RenderInput[]> {
  const files = await photos;
  const shapes: Channel[] = ["web", "linkedin", "instagram", "tiktok"];
  return shapes.map((channel, i) => ({
    assetType: template.assetTypes[0],
    channel,
    data: dataOf(template, "sample"),
    brand: { ...at(LOOKS, i), fonts: at(FONTS, i) },
    photos: files,
    seed: i,
    theme: at(THEMES, i),
    watermark: i % 2 === 1,
    readAsset,
  }));
}
