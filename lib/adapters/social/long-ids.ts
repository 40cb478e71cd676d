import type * as z from "zod/v4";
import { parseJson, type VendorResponse } from "./http.ts";

/** A string, or an integer longer than a double can hold exactly. */
const STRING_OR_LONG = /"(?:[^"\\]|\\.)*"|(?<![\w.+-])\d{16,}(?![\d.eE])/g;

/** Parses JSON whose ids may be numbers beyond 2^53, as strings of the same digits. */
export function parseJsonWithLongIds<S extends z.ZodType>(
  response: VendorResponse,
  shape: S,
): z.infer<S> | undefined {
  const text = response.text?.replace(STRING_OR_LONG, (found) =>
    found.startsWith('"') ? found : `"${found}"`,
  );
  return parseJson({ ...response, text }, shape);
}
