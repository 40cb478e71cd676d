import * as z from "zod/v4";
import { ask, message, text } from "../kit/fields.ts";
import { tokensOf } from "./tokens.ts";

/** Read at once, because spaces at the beginning of a line mean something here and nowhere else. */
const Line = z.string().max(120).transform(tokensOf);

export const Code = z.object({
  ...message,
  supporting: text(160, "One sentence under the headline."),
  lines: z
    .array(Line)
    .min(1, "Give at least one line of code.")
    .max(14, "At most 14 lines fit.")
    .describe("The code, line by line, with its indentation. About 70 characters a line are shown."),
  file: text(40, "Name of the file, shown in the bar of the window."),
  ...ask,
});

export type Code = z.output<typeof Code>;
