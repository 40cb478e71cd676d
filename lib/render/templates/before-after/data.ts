import * as z from "zod/v4";
import { action, described, details, list, message, photo, required, text } from "../kit/fields.ts";
import { label } from "../kit/labels.ts";

const side = (word: string, when: string) =>
  z
    .object({
      label: z
        .string()
        .max(24)
        .meta(
          described(
            `The word over it; without it “${word}”, in the language of the texts.`,
            "At most 24 characters.",
            word,
          ),
        )
        .optional(),
      text: required(160, `What it was like ${when}, or what the photo shows.`),
      figures: list(
        z.object({
          before: text(64, "Words that lead to the number.", "In 2024 it had"),
          value: required(32, "The number with what it counts.", "17 breakdowns"),
          after: text(64, "Words behind the number.", "in total that year"),
        }),
        0,
        3,
        "Numbers that stand large; the other side counts the same ones in the same order.",
      ).optional(),
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
/** Both sides have their words. */
export type LabelledSide = BeforeAfter["before"] & { label: string };
export type Labelled = Omit<BeforeAfter, "before" | "after"> & { before: LabelledSide; after: LabelledSide };

/** A change with the words over its sides, in a language where they are ours. */
export const labelled = ({ before, after, ...data }: BeforeAfter, language = "en"): Labelled => ({
  ...data,
  before: { ...before, label: before.label ?? label("before", language) },
  after: { ...after, label: after.label ?? label("after", language) },
});
