import * as z from "zod/v4";
import { action, described, list, message, ownPhotos, required, text } from "../kit/fields.ts";

/** Something reached. */
export const MilestoneData = z.object({
  ...message,
  headline: text(
    120,
    "What was reached, in one line under the number. May be left out where the label says it.",
  ),
  value: required(16, "The number or the word of the day, for example 10,000 or “Series A”."),
  label: text(80, "What the number counts."),
  path: list(
    z.object({
      label: required(24, "When, or what for."),
      value: required(12, "The number that was reached then."),
    }),
    0,
    4,
    "Earlier milestones in order, on the way to this one.",
  ).default([]),
  reached: z
    .string()
    .max(24)
    .meta(
      described(
        "When this one was reached, at the end of the path; without it “Now”, in the language of the texts.",
        "At most 24 characters.",
        "Now",
      ),
    )
    .optional(),
  progress: z
    .number("Give the progress as a plain number.")
    .min(0, "Progress starts at 0.")
    .max(100, "Progress ends at 100.")
    .optional()
    .meta(described("How far this is on the way to the next goal, in percent.", "0 to 100.", 62)),
  goal: text(40, "The next goal, at the end of the progress bar.", "20,000"),
  ...action,
  ...ownPhotos,
});
export type Milestone = z.output<typeof MilestoneData>;
