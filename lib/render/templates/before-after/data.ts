import * as z from "zod/v4";
import { ask, message, photo, required } from "../kit/fields.ts";

const side = (label: string, when: string) =>
  z
    .object({
      label: z
        .string()
        .max(24)
        .describe(`The word over it; “${label}” unless you say otherwise.`)
        .default(label),
      text: required(160, `What it was like ${when}, or what the photo shows.`),
      photo: photo(`A photo or screenshot from ${when}; shown when the other side has one too.`),
    })
    .describe(`How it was ${when}.`);

export const ChangeData = z.object({
  kicker: message.kicker,
  headline: message.headline,
  before: side("Before", "before"),
  after: side("After", "after"),
  ...ask,
});

export type Change = z.output<typeof ChangeData>;
export type Side = Change["before"];
