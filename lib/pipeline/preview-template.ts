import * as z from "zod/v4";
import { readBrand } from "../brand/brand.ts";
import { invalidField } from "../core/errors.ts";
import { PermanentFailure } from "../core/failures.ts";
import { operation } from "../core/operation.ts";
import { templateNamed } from "../runs/template-names.ts";
import { OutputType } from "../runs/templates.ts";
import { drawPreview } from "./draw-preview.ts";
import { Preview, runFor } from "./preview-run.ts";
import { takeTurn } from "./preview-turn.ts";
import { FIRST_SEED, SAMPLE_BRIEF } from "./sample-brief.ts";

/** A page shows every template at once. */
const TURNS = { name: "preview_template", size: 80 };

export const previewTemplate = operation({
  id: "preview_template",
  summary: "Draw one template with a body as the brand has it, small. Nothing is stored or counted.",
  effect: "read",
  input: OutputType.extend({
    data: z.record(z.string(), z.unknown()).meta({
      description: "The body, such as the template's sample.",
      examples: [{ value: "10,000", label: "parcels this month" }],
    }),
  }),
  output: Preview,
  async run(ctx, { output_type, data }) {
    const named = templateNamed(output_type);
    if (!named) throw invalidField(["query", "output_type"], `There is no template "${output_type}".`);
    const [brand] = await Promise.all([readBrand(ctx, ctx.workspaceId), takeTurn(ctx, TURNS)]);
    const [asset_type] = named.template.assetTypes;
    const run = runFor(ctx, { brief: SAMPLE_BRIEF, channel: "web", asset_type, seed: FIRST_SEED }, brand);
    try {
      return await drawPreview(ctx, { ...run, outputType: named.template.id, body: data }, brand);
    } catch (error) {
      if (error instanceof PermanentFailure) throw invalidField(["query", "data"], error.message);
      throw error;
    }
  },
});
