import * as z from "zod/v4";
import { kept } from "../film/kept.ts";
import { timing } from "../film/wished-timing.ts";
import { action, list, photo, required, text } from "../kit/fields.ts";

export const Tour = z.object({
  headline: required(60, "What the product lets people do, in one line, on the first screen."),
  supporting: text(90, "One short sentence under the headline."),
  features: list(
    z.object({
      title: required(48, "What it does, in a few words."),
      body: text(
        80,
        "One short sentence about it. Left out of all of them where a film could not be read in time.",
      ),
      photo: photo("The product screen that shows it. Without one an icon or its number stands in."),
    }),
    1,
    4,
    "What the product does, a scene for each.",
  ),
  ...action,
  ...kept,
  ...timing,
});

export type Tour = z.output<typeof Tour>;
