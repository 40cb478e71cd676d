import * as z from "zod/v4";
import { readBrand } from "../brand/brand.ts";
import { DnaPatch } from "../brand/dna-patch.ts";
import { Refusal } from "../core/errors.ts";
import { reasonOf } from "../core/log.ts";
import { operation } from "../core/operation.ts";
import { Look } from "../vocab.ts";
import { drawPreview } from "./draw-preview.ts";
import { changed, Preview, runFor } from "./preview-run.ts";

/** For each person: a page shows every direction at once, and few pages follow each other. */
const LIMIT = { size: 24, refillPerMinute: 120 };

const SAMPLE = "Say hello: this is what we do, and we would love to hear from you.";

export const previewLook = operation({
  id: "preview_look",
  summary: "Draw one sample post as the brand has it, in an art direction and in colours. Nothing is stored.",
  effect: "read",
  input: z.object({
    look: Look.optional().meta({
      description: "The art direction; without one the brand's own.",
      examples: ["signal"],
    }),
    palette: DnaPatch.shape.palette.meta({
      description: "Colours in place of the brand's own.",
      examples: [{ primary: "#1F5C4A" }],
    }),
  }),
  output: Preview,
  async run(ctx, { look, palette }) {
    const bucket = { name: `preview_look:${ctx.actor.id}`, ...LIMIT, take: true };
    const read = ctx.rateLimiter.read({ workspaceId: null, daily: null, bucket });
    const [stored, state] = await Promise.all([
      readBrand(ctx, ctx.workspaceId),
      read.catch((error: unknown) => ctx.log("limits_fail_open", { reason: reasonOf(error) })),
    ]);
    if (state && !state.burst.allowed)
      throw new Refusal("rate_limited", "Two previews a second are drawn, and not more.", {
        retryable: true,
        retry_after: 1,
      });
    const { guidelines } = stored.product_map;
    const isProse = typeof (guidelines ?? {}) !== "object" || Array.isArray(guidelines);
    const brand = changed(ctx, stored, {
      ...(look && { product_map: { guidelines: isProse ? { look, notes: guidelines } : { look } } }),
      ...(palette && { palette }),
    });
    const brief = brand.offer.one_liner.trim() || SAMPLE;
    const run = runFor(ctx, { brief, channel: "linkedin", asset_type: "card", seed: 1 }, brand);
    return drawPreview(ctx, run, brand);
  },
});
