import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { uuidv7 } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { LogoTheme, LogoVariant } from "../vocab.ts";
import { answerOf, createOnce } from "./answer.ts";
import { withImage } from "./images/keep.ts";
import { paletteOf } from "./images/palette.ts";
import { WITH_SVG } from "./images/prepare.ts";
import { readRenderCopy } from "./images/read.ts";
import type { ImageRow } from "./images/store.ts";
import { checkAddress, refusingAt, sentPicture, withPicture } from "./picture.ts";
import { createLogo, type LogoRow } from "./store-logos.ts";

export const NewLogo = withPicture({
  variant: LogoVariant.default("primary"),
  theme: LogoTheme.default("light"),
});
type NewLogo = z.output<typeof NewLogo>;

const Color = z.string().regex(/^#[0-9A-F]{6}$/);

const Logo = z.object({
  id: z.guid(),
  url: z.url(),
  variant: LogoVariant,
  theme: LogoTheme,
  mime_type: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  suggested_palette: z.object({
    primary: Color,
    secondary: Color,
    accent: Color,
    background: Color,
    text: Color,
  }),
  created_at: z.iso.datetime(),
});
type Logo = z.infer<typeof Logo>;

export const uploadLogo = operation({
  id: "upload_logo",
  summary: "Store a logo, add it to the Brand DNA, and suggest a palette from its colours.",
  effect: "write",
  deed: (_ctx, _input, { id }) => id,
  input: NewLogo,
  output: Logo,
  announces: true,
  check: checkAddress,
  run: (ctx, input) =>
    refusingAt(input, async () => {
      const sent = await sentPicture(ctx, input);
      return withImage(ctx, ctx.workspaceId, { sent, accepts: WITH_SVG }, (image) => add(ctx, input, image));
    }),
});

async function add(ctx: Ctx, { variant, theme }: NewLogo, image: ImageRow): Promise<Logo> {
  const copy = await readRenderCopy(ctx, image);
  if (!copy) throw new Error(`The file of image ${image.id} is gone.`);
  const now = ctx.now();
  const row: LogoRow = {
    id: uuidv7(now, ctx.random(10)),
    workspaceId: ctx.workspaceId,
    imageId: image.id,
    variant,
    theme,
    palette: await paletteOf(copy.bytes, copy),
    createdAt: now,
  };
  const logo = toLogo(row, image, ctx.settings.publicUrl);
  const event = { id: uuidv7(now, ctx.random(10)), livemode: ctx.mode === "live" };
  await createOnce(createLogo(ctx.db, { logo: row, url: logo.url, event, answer: answerOf(ctx, logo) }));
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
    created_at: row.createdAt.toISOString(),
  };
}
