import type { Reading, Span } from "../schema.ts";
import { lower, pattern } from "./lower.ts";
import { type Draft, holdWhole, type Notebook, type Stretch } from "./notebook.ts";

/** What the author gave for the end of the post, and what stands under it in small print. */

/** The end of the line: what stands there behind the first words of the close belongs to it. */
function endOfLine(plain: string, from: number): number {
  const at = plain.indexOf("\n", from);
  return at < 0 ? plain.length : at;
}

/** Marks what stands behind the name of the end, up to the end of its line or the next name of a part. */
export const markClosing = (n: Notebook, start: number) =>
  n.parts.push({ part: "closing", start, end: endOfLine(n.plain, start) });

/** Marks a source or a footnote; a footnote that has a line for itself may have several sentences. */
export function markFootnote(n: Notebook, { start, end }: Span, isLine: boolean) {
  n.parts.push({ part: "footnote", start, end: isLine ? endOfLine(n.plain, start) : end });
}

/** "Her words ought to be the last thing people see.", "Sein Zitat soll ganz am Schluss stehen.": those that stand before it. */
const QUOTED_LAST = pattern(
  `^\\s*(?:${[
    "(?:her|his|their|the|that|those|these) (?:words?|quote|quotation|sentence|line) (?:ought to|should|must|ha(?:s|ve) to|(?:is|are) to) (?:be|come|stand|go|close) (?:right |the )?(?:very )?(?:last|at the (?:very )?end|final|film|video|post|carousel)(?!\\p{L})",
    "(?:ihre?|seine?|diese[rs]?|die|das|der) (?:worte|satz|sätze|zitat) (?:soll(?:en|te|ten)?|m(?:uss|üssen)) (?:bitte )?(?:ganz )?(?:am (?:schluss|ende)|zum schluss|als letztes|zuletzt|das letzte)(?!\\p{L})",
    "(?:ses|leurs|ces|sa|la|cette) (?:mots|paroles|phrases?|citation) (?:doi(?:t|vent)|devrai(?:t|ent)) (?:venir|être|figurer|passer|apparaître|rester)? ?(?:tout )?(?:à la (?:toute )?fin|en dernier|la dernière chose)(?!\\p{L})",
    "(?:sus|su|la|est?as?) (?:palabras|cita|frase) (?:deben?|deberían?|tienen? que) (?:ir|ser|estar|aparecer|quedar) (?:al final|lo último|en último lugar)(?!\\p{L})",
    "(?:le sue|queste|la sua|la) (?:parole|citazione|frase) (?:dev(?:e|ono)|dovrebber?o?) (?:essere|stare|venire|andare) (?:alla fine|in fondo|per ultim[ae]|l['’]ultima cosa)(?!\\p{L})",
    "(?:haar|zijn|hun|deze|die|dat|het) (?:woorden|citaat|zin) (?:moet(?:en)?|mag|mogen|hor(?:en|t)) (?:graag )?(?:helemaal )?(?:als laatste|aan het einde?|aan het slot|het laatste)(?!\\p{L})",
    "(?:as suas|as|a sua|esta) (?:palavras|citação|frase)(?: del[ae]s?)? (?:dev(?:e|em|ia|iam)|t[eê]m de) (?:ficar|ser|vir|aparecer) (?:no (?:fim|final)|por último|a última coisa)(?!\\p{L})",
  ].join("|")})[^.!?,;:]{0,40}[.!]?\\s*$`,
);

const ENDS_QUOTED = /["”“»][.]?\s*$/u;

/** Marks the quotation that such a sentence points to; undefined for any other sentence, and without a quotation before it. */
export function readQuotedLast(n: Notebook, place: Stretch): boolean | undefined {
  if (!QUOTED_LAST().test(lower(n.plain.slice(place.start, place.end)))) return undefined;
  const said = n.drafts.findLast(
    ({ main, kind, text, end }) =>
      main && end <= place.start && (kind === "quotation" || ENDS_QUOTED.test(text)),
  );
  if (!said) return undefined;
  n.parts.push({ part: "closing", start: said.start, end: said.end });
  return holdWhole(n, place, "instruction");
}

/** Another part begins: what was open ends there. */
export function closeParts(n: Notebook, at: number) {
  for (const part of n.parts) if (part.start < at) part.end = Math.min(part.end, at);
}

/** The facts that stand last. */
export function lastOf({ drafts, parts }: Notebook): Pick<Reading, "closing" | "footnotes"> {
  const isIn = ({ start, end }: Draft, part: Span) => part.start <= start && end <= part.end;
  const idsOf = (name: "closing" | "footnote") =>
    drafts
      .filter((draft) => draft.main && parts.some((one) => one.part === name && isIn(draft, one)))
      .map(({ id }) => id);
  const footnotes = idsOf("footnote");
  return { closing: idsOf("closing").filter((id) => !footnotes.includes(id)), footnotes };
}
