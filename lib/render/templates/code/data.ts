import * as z from "zod/v4";
import { action, described, message, text } from "../kit/fields.ts";
import { tokensOf } from "./tokens.ts";

/** Read at once, because spaces at the beginning of a line mean something here and nowhere else. */
const Line = z
  .string()
  .max(120)
  .meta(described("One line of code.", "At most 120 characters."))
  .transform(tokensOf);

export const Code = z.object({
  ...message,
  supporting: text(160, "One sentence under the headline.", "Three lines, and the first card is there."),
  lines: z
    .array(Line)
    .min(1, "Give at least one line of code.")
    .max(14, "At most 14 lines fit.")
    .meta(
      described(
        "The code, line by line, with its indentation.",
        "1 to 14 lines; one that is wider than the window goes on in the next row.",
      ),
    ),
  file: text(40, "Name of the file, shown in the bar of the window."),
  ...action,
});

export type Code = z.output<typeof Code>;
