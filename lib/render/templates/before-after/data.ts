import * as z from "zod/v4";
import { action, described, details, message, photo, required } from "../kit/fields.ts";

const side = (label: string, when: string) =>
  z
    .object({
      label: z
        .string()
        .max(24)
        .meta(
          described(
            `The word over it; “${label}” unless you say otherwise.`,
            "At most 24 characters.",
            label,
          ),
        )
        .default(label),
      text: required(160, `What it was like ${when}, or what the photo shows.`),
      photo: photo(`A photo or screenshot from ${when}; shown when the other side has one too.`),
    })
    .meta({ description: `How it was ${when}.` });

export const BeforeAfterData = z.object({
  kicker: message.kicker,
  headline: message.headline,
  before: side("Before", "before"),
  after: side("After", "after"),
  details,
  ...action,
});

export type BeforeAfter = z.output<typeof BeforeAfterData>;
export type BeforeAfterSide = BeforeAfter["before"];
