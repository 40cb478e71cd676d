import { canSetLetters } from "../../render/try-font.ts";
import { damaged } from "./limits.ts";
import { type FontFacts, readFont } from "./read-font.ts";

/**
 * Checks a font file: its tables, and whether the engine sets letters in it.
 * @throws BadFont when it cannot be used.
 */
export async function inspectFont(bytes: Uint8Array<ArrayBuffer>): Promise<FontFacts> {
  const facts = readFont(bytes);
  if (!(await canSetLetters(bytes, facts.cover))) throw damaged("its letters cannot be drawn");
  return facts;
}
