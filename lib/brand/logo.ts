import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { ownerOf } from "../core/owner.ts";
import { answerToStore, createOnce } from "../replay/answer.ts";
import { checkImageUrl, readImageInput, refuseBadImage, withImageInput } from "../uploads/images/input.ts";
import { BITMAPS_AND_SVG } from "../uploads/images/prepare.ts";
import { readRenderCopy } from "../uploads/images/render-copy.ts";
import type { ImageRow } from "../uploads/images/store.ts";
import { paletteOf } from "../uploads/images/suggest-palette.ts";
import { withImage } from "../uploads/images/with-image.ts";
import { refuseAboveTestCap } from "../uploads/test-uploads.ts";
import { LogoTheme, LogoVariant } from "../vocab.ts";
import { createLogo, type LogoRow } from "./store-logos.ts";

export const NewLogo = withImageInput({
  variant: LogoVariant.default("primary").meta({
    description: "What the logo is used for",
    examples: ["primary"],
  }),
  theme: LogoTheme.default("light").meta({
    description: "The ground the logo is made for, light or dark",
    examples: ["light"],
  }),
});
type NewLogo = z.output<typeof NewLogo>;

const Color = z.string().regex(/^#[0-9A-F]{6}$/);

const Logo = z
  .object({
    id: z.guid().describe("Id of the logo, a UUID"),
    url: z.url().describe("Public address of the cleaned file, as Brand DNA lists it"),
    variant: LogoVariant.describe("What the logo is used for"),
    theme: LogoTheme.describe("The ground the logo is made for"),
    mime_type: z.string().describe("Media type of the stored file; an SVG is stored as PNG"),
    width: z.int().describe("Pixels"),
    height: z.int().describe("Pixels"),
    bytes: z.int().describe("Size of the stored file"),
    sha256: z.string().describe("Hexadecimal SHA-256 of the stored file"),
    suggested_palette: z
      .object({
        primary: Color.describe("The leading colour."),
        secondary: Color.describe("The second colour."),
        accent: Color.describe("The highlight."),
        background: Color.describe("The ground that suits the logo."),
        text: Color.describe("The colour for text on that ground."),
      })
      .describe("A palette found in the pixels, as #RRGGBB by role; Brand DNA is not changed by it"),
    livemode: z
      .boolean()
      .describe("False for a logo of a test key: it is not in the Brand DNA and is deleted after a day"),
    created_at: z.iso.datetime().describe("When the logo was stored, in UTC"),
  })
  .meta({ title: "Logo" });
type Logo = z.infer<typeof Logo>;

export const uploadLogo = operation({
  id: "upload_logo",
  summary: "Store a logo, add it to the Brand DNA, and suggest a palette from its colours.",
  effect: "write",
  testKey: "own records",
  audit: (_ctx, _input, { id }) => id,
  refuses: ["plan_cap_reached"],
  input: NewLogo,
  output: Logo,
  recordsEvents: true,
  check: checkImageUrl,
  run: (ctx, input) =>
    refuseBadImage(input, async () => {
      await refuseAboveTestCap(ctx, "pictures");
      const sent = await readImageInput(ctx, input);
      return withImage(ctx, ownerOf(ctx), { sent, accepts: BITMAPS_AND_SVG }, (image) =>
        add(ctx, input, image),
      );
    }),
});

async function add(ctx: Ctx, { variant, theme }: NewLogo, image: ImageRow): Promise<Logo> {
  const copy = await readRenderCopy(ctx, image);
  if (!copy) throw new Error(`The file of image ${image.id} is gone.`);
  const now = ctx.now();
  const row: LogoRow = {
    id: newId(ctx, now),
    ...ownerOf(ctx),
    imageId: image.id,
    variant,
    theme,
    palette: await paletteOf(copy.bytes, copy),
    createdAt: now,
  };
  const logo = toLogo(row, image, ctx.settings.publicUrl);
  const event = { id: newId(ctx, now), livemode: ctx.mode === "live" };
  await createOnce(createLogo(ctx.db, { logo: row, url: logo.url, event, answer: answerToStore(ctx, logo) }));
  return logo;
}

function toLogo(row: LogoRow, image: ImageRow, publicUrl: string): Logo {
  return {
    id: row.id,
    url: `${publicUrl}/assets/${image.key}`,
    variant: row.variant,
    theme: row.theme,
    mime_type: image.mimeType,
    width: image.width,
    height: image.height,
    bytes: image.bytes,
    sha256: image.fileSha256,
    suggested_palette: Logo.shape.suggested_palette.parse(row.palette),
    livemode: row.livemode,
    created_at: row.createdAt.toISOString(),
  };
}
