import * as z from "zod/v4";
import { Device, ScreenStatus, ScreenTheme, ScreenType } from "../vocab.ts";
import type { ScreenView, Tags } from "./store-screens.ts";

const oneOf = <T extends z.ZodEnum>({ options }: T) => `Use one of: ${options.join(", ")}.`;

export const ScreenTags = z.object({
  name: z.string().trim().min(1, "Give the screen a name.").max(120, "Use at most 120 characters."),
  screen_type: z.enum(ScreenType.options, oneOf(ScreenType)),
  device: z.enum(Device.options, oneOf(Device)),
  theme: z.enum(ScreenTheme.options, oneOf(ScreenTheme)),
});

export const ScreenId = z.object({ screen_id: z.guid("Give the id of a screen, a UUID.") });

export const Screen = z.object({
  id: z.guid(),
  name: z.string(),
  screen_type: ScreenType,
  device: Device,
  theme: ScreenTheme,
  status: ScreenStatus,
  /** Why it failed. */
  reason: z.string().nullable(),
  image_url: z.url().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int().nullable(),
  mime_type: z.string().nullable(),
  sha256: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Screen = z.infer<typeof Screen>;

/** The only bridge from a row to the wire. Everything about the picture is null until there is one. */
export function toScreen(row: ScreenView, publicUrl: string): Screen {
  const { image } = row;
  return {
    id: row.id,
    name: row.name,
    screen_type: row.screenType,
    device: row.device,
    theme: row.theme,
    status: row.status,
    reason: row.reason,
    image_url: image && `${publicUrl}/assets/${image.key}`,
    width: image?.width ?? null,
    height: image?.height ?? null,
    bytes: image?.bytes ?? null,
    mime_type: image?.mimeType ?? null,
    sha256: image?.fileSha256 ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

type GivenTags = { [K in keyof z.output<typeof ScreenTags>]?: z.output<typeof ScreenTags>[K] | undefined };

/** Tags as the caller names them, for the row; those that are not given stay out. */
export function tagsOf({ screen_type, ...rest }: GivenTags): Partial<Tags> {
  const { name, device, theme } = rest;
  return {
    ...(name !== undefined && { name }),
    ...(screen_type !== undefined && { screenType: screen_type }),
    ...(device !== undefined && { device }),
    ...(theme !== undefined && { theme }),
  };
}
