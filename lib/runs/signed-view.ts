import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { signedAddress } from "./signed-address.ts";
import type { RunView } from "./store.ts";

const MIN_SECONDS = 60;
const MAX_SECONDS = 604_800;
const RANGE = "Give whole seconds from 60 to 604800, which is a week.";

export const ExpiresIn = z
  .int(RANGE)
  .min(MIN_SECONDS, RANGE)
  .max(MAX_SECONDS, RANGE)
  .meta({
    description:
      "Seconds, 60 to 604,800: answers `signed` with addresses of the files that end after so long, beside the lasting ones.",
    examples: [3600],
  });

export const SignedFiles = z.object({
  expires_at: z.iso.datetime().describe("When these addresses end; then they answer 410."),
  asset_url: z.url().describe("Address of the first file, as asset_url."),
  asset_urls: z.array(z.url()).nullable().describe("Addresses of the slides, as asset_urls."),
  assets: z
    .array(
      z.object({
        index: z.int().describe("As in assets."),
        role: z.string().describe("primary, slide or poster."),
        url: z.url().describe("The address of this file."),
      }),
    )
    .describe("Every file of the run."),
});

/** Addresses of a run's files that end; null until it has succeeded. */
export async function signedFiles(
  ctx: Ctx,
  { status, assets }: Pick<RunView, "status" | "assets">,
  seconds: number,
): Promise<z.infer<typeof SignedFiles> | null> {
  const until = addSeconds(ctx.now(), seconds);
  const by = { seals: ctx.seals, publicUrl: ctx.settings.publicUrl };
  const files = await Promise.all(
    assets.map(async ({ index, role, key }) => ({ index, role, url: await signedAddress(by, key, until) })),
  );
  const [first] = files;
  if (status !== "succeeded" || !first) return null;
  const slides = files.filter(({ role }) => role === "slide").map(({ url }) => url);
  const expires_at = new Date(Math.floor(until.getTime() / 1000) * 1000).toISOString();
  return { expires_at, asset_url: first.url, asset_urls: slides.length > 0 ? slides : null, assets: files };
}
