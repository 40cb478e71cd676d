import * as z from "zod/v4";
import { type Brand, readBrand } from "../brand/brand.ts";
import { DnaPatch } from "../brand/dna-patch.ts";
import { invalidField } from "../core/errors.ts";
import { PermanentFailure } from "../core/failures.ts";
import { operation } from "../core/operation.ts";
import { GenerateInput } from "../runs/input.ts";
import { Look } from "../vocab.ts";
import { drawPreview } from "./draw-preview.ts";
import { changed, Preview, runFor } from "./preview-run.ts";
import { takeTurn } from "./preview-turn.ts";
import { FIRST_SEED, SAMPLE_BRIEF } from "./sample-brief.ts";

/** A page shows every direction or every font at once, and few pages follow each other. */
const TURNS = { name: "preview_look", size: 36 };

export const previewLook = operation({
  id: "preview_look",
  summary:
    "Draw one sample post as the brand has it, in an art direction, in fonts and in colours. Nothing is stored.",
  effect: "read",
  input: z.object({
    look: Look.optional().meta({
      description: "The art direction; without one the brand's own.",
      examples: ["signal"],
    }),
    brief: GenerateInput.shape.brief.optional().meta({
      description: "What the sample says; without it the brand's own line.",
      examples: ["Ferry tickets for 42 islands, in one tap."],
    }),
    name: z
      .string()
      .max(120)
      .optional()
      .meta({
        description: "The name of the product that signs it, in place of the brand's own.",
        examples: ["Fernway"],
      }),
    fonts: z
      .object({
        headline: z.string().max(60).describe("A pairing, or a family of the brand's own files."),
        text: z.string().max(60).describe("A pairing, or a family of the brand's own files."),
      })
      .optional()
      .meta({
        description: "What headlines and text are set in, in place of the brand's own choice.",
        examples: [{ headline: "editorial", text: "editorial" }],
      }),
    palette: DnaPatch.shape.palette.meta({
      description: "Colours in place of the brand's own.",
      examples: [{ primary: "#1F5C4A" }],
    }),
  }),
  output: Preview,
  async run(ctx, { look, brief: words, name, fonts, palette }) {
    const [stored] = await Promise.all([readBrand(ctx, ctx.workspaceId), takeTurn(ctx, TURNS)]);
    const chosen = { ...(look && { look }), ...(fonts && { fonts }) };
    const brand = changed(ctx, stored, {
      ...(Object.keys(chosen).length > 0 && { product_map: withChoice(stored, chosen) }),
      ...(palette && { palette }),
      ...(name && { offer: { product_name: name } }),
    });
    const brief = words ?? (brand.offer.one_liner.trim() || SAMPLE_BRIEF);
    const run = runFor(ctx, { brief, channel: "linkedin", asset_type: "card", seed: FIRST_SEED }, brand);
    try {
      return await drawPreview(ctx, run, brand);
    } catch (error) {
      if (error instanceof PermanentFailure) throw invalidField(["query", "look"], error.message);
      throw error;
    }
  },
});

/** Guidelines in prose stay beside what is chosen. */
function withChoice({ product_map: { guidelines = {} } }: Brand, chosen: object) {
  const isProse = typeof guidelines !== "object" || Array.isArray(guidelines);
  return { guidelines: isProse ? { ...chosen, notes: guidelines } : chosen };
}
