import * as z from "zod/v4";
import { WebhookUrl } from "../core/webhook-url.ts";
import { DryRunFlag } from "../runs/dry-run-many.ts";
import { Metadata } from "../runs/input.ts";
import { readItem } from "../runs/render-input.ts";
import { DeliveryWish } from "../vocab.ts";

/** Longer than any target allows; how much really fits, the targets say. */
const MAX_CAPTION = 10_000;

/** One event of the caller's system: finished content for a named template. */
export const StudioInput = z
  .strictObject({
    output_type: z
      .string()
      .min(1)
      .max(60)
      .meta({
        description: "A template that the profile allows, or an asset type for its default template.",
        examples: ["stat"],
      }),
    data: z.record(z.string(), z.unknown()).meta({
      description: "The template's own fields; theme is refused, because the profile sets it.",
      examples: [{ value: "10,000", label: "parcels by pedal" }],
    }),
    caption: z
      .string()
      .max(MAX_CAPTION, `A caption has at most ${MAX_CAPTION} characters.`)
      .optional()
      .meta({
        description: "Text below the card, exactly as it is; without it the profile's default caption.",
        examples: ["Thank you, riders!"],
      }),
    delivery: DeliveryWish.default("profile").meta({
      description: "Narrows the profile's targets: profile, all, telegram, social or none.",
      examples: ["telegram"],
    }),
    metadata: Metadata.optional(),
    dry_run: DryRunFlag,
    webhook_url: WebhookUrl.optional().meta({
      description: "HTTPS address that gets the run's events.",
      examples: ["https://example.com/hooks/brandrun"],
    }),
  })
  .transform(({ output_type, data, ...rest }, { issues }) => {
    if ("theme" in data) {
      const message = "The Studio profile sets the theme. Leave it out.";
      issues.push({ code: "custom", message, path: ["data", "theme"], input: data });
      return z.NEVER;
    }
    const read = readItem({ output_type, body: data }, "data");
    if ("order" in read) return { ...rest, outputType: output_type, order: read.order };
    for (const { path, message } of read.problems) {
      issues.push({ code: "custom", message, path, input: data });
    }
    return z.NEVER;
  })
  .meta({
    examples: [
      {
        output_type: "stat",
        data: { value: "10,000", label: "parcels by pedal", headline: "Ten thousand parcels, no exhaust" },
      },
    ],
  });
export type StudioInput = z.output<typeof StudioInput>;
