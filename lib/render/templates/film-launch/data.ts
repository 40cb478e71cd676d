import * as z from "zod/v4";
import { kept } from "../film/kept.ts";
import { timing } from "../film/wished-timing.ts";
import { action, described, list, photo, required, text } from "../kit/fields.ts";

/** A film is read in seconds: its texts are shorter than those of a card. */
export const Launch = z.object({
  kicker: text(50, "A few words above the headline, for example what kind of news this is."),
  headline: required(110, "The news in one line, on the first screen."),
  supporting: text(120, "Why it matters, in one sentence. It gets a scene of its own."),
  points: list(
    required(96, "One thing to know about it, in one sentence."),
    0,
    12,
    "What to know about it, each in a scene of its own.",
  ).default([]),
  photo: photo("A product screen or photo to show beside why it matters."),
  ...action,
  ...kept,
  last: z
    .string()
    .max(72)
    .meta(
      described(
        "What the last screen says in place of the headline; nothing where its facts stand alone.",
        "At most 72 characters.",
        "If the chain still crunches bring it in, we check it for free",
      ),
    )
    .optional(),
  ...timing,
});

export type Launch = z.output<typeof Launch>;
