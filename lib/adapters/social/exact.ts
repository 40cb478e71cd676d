import type * as z from "zod/v4";
import { type Answer, read } from "./http.ts";

/** A string, or an integer longer than a double can hold exactly. */
const STRING_OR_LONG = /"(?:[^"\\]|\\.)*"|(?<![\w.+-])\d{16,}(?![\d.eE])/g;

/** Reads an answer whose ids may be JSON numbers beyond 2^53: those become strings of the same digits. */
export function readExact<S extends z.ZodType>(answer: Answer, shape: S): z.infer<S> | undefined {
  const text = answer.text?.replace(STRING_OR_LONG, (found) =>
    found.startsWith('"') ? found : `"${found}"`,
  );
  return read({ ...answer, text }, shape);
}
