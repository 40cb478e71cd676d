import * as z from "zod/v4";
import { action, list, message, required, text } from "../kit/fields.ts";

export const Steps = z.object({
  ...message,
  supporting: text(160, "One sentence under the headline.", "It takes about five minutes."),
  steps: list(
    z.object({
      title: required(60, "What to do, in a few words."),
      body: text(140, "How to do it, in one sentence."),
    }),
    2,
    6,
    "The steps, in order.",
  ),
  ...action,
});

export type Steps = z.output<typeof Steps>;

export const entriesOf = ({ steps }: Steps) => steps.map(({ title, body }) => ({ title, body }));
