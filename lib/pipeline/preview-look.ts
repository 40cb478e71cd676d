import * as z from "zod/v4";
import { readBrand } from "../brand/brand.ts";
import { DnaPatch } from "../brand/dna-patch.ts";
import { invalidField } from "../core/errors.ts";
import { PermanentFailure } from "../core/failures.ts";
import { operation } from "../core/operation.ts";
import { Look } from "../vocab.ts";
import { drawPreview } from "./draw-preview.ts";
import { changed, Preview, runFor } from "./preview-run.ts";
import { takeTurn } from "./preview-turn.ts";
import { FIRST_SEED, SAMPLE_BRIEF } from "./sample-brief.ts";

/** A page shows every direction at once, and few pages follow each other. */
const TURNS = { name: "preview_look", size: 24 };

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
    const [stored] = await Promise.all([readBrand(ctx, ctx.workspaceId), takeTurn(ctx, TURNS)]);
    const { guidelines } = stored.product_map;
    const isProse = typeof (guidelines ?? {}) !== "object" || Array.isArray(guidelines);
    const brand = changed(ctx, stored, {
      ...(look && { product_map: { guidelines: isProse ? { look, notes: guidelines } : { look } } }),
      ...(palette && { palette }),
    });
    const brief = brand.offer.one_liner.trim() || SAMPLE_BRIEF;
    const run = runFor(ctx, { brief, channel: "linkedin", asset_type: "card", seed: FIRST_SEED }, brand);
    try {
      return await drawPreview(ctx, run, brand);
    } catch (error) {
      if (error instanceof PermanentFailure) throw invalidField(["query", "look"], error.message);
      throw error;
    }
  },
});
