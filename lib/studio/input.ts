import * as z from "zod/v4";
import { WebhookUrl } from "../hooks/url.ts";
import { Metadata } from "../runs/input.ts";
import { readItem } from "../runs/render-input.ts";
import { DeliveryWish } from "../vocab.ts";

/** Longer than any target allows; how much really fits, the targets say. */
const MAX_CAPTION = 10_000;

/** One event of the caller's system: finished content for a named template. */
export const StudioInput = z
  .strictObject({
    output_type: z.string().min(1).max(60),
    data: z.record(z.string(), z.unknown()),
    caption: z.string().max(MAX_CAPTION, `A caption has at most ${MAX_CAPTION} characters.`).optional(),
    delivery: DeliveryWish.default("profile"),
    metadata: Metadata.optional(),
    webhook_url: WebhookUrl.optional(),
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
  });
export type StudioInput = z.output<typeof StudioInput>;
