import { addQuotation } from "./labelled.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";
import { quotationIn } from "./quotation.ts";
import { givesWordsOf } from "./quoted-by.ts";

/**
 * Reads "We'd like to share these words from a client, Dan Ward, piper in Leeds: “…”" as the quotation of the one who is
 * named; undefined for other sentences. The order ends where the name begins.
 */
export function readWordsOf(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const sentence = n.plain.slice(start, end);
  const found = givesWordsOf(sentence) ? quotationIn(sentence) : undefined;
  if (!found?.name.includes(" ")) return undefined;
  const at = sentence.indexOf(found.name);
  if (at < 1 || at > sentence.indexOf(found.text)) return undefined;
  hold(n, start, start + at, "instruction");
  addQuotation(n, { start: start + at, end, piece });
  return true;
}
