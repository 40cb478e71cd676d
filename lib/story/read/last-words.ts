import type { Reading, Span } from "../schema.ts";
import type { Draft, Notebook } from "./notebook.ts";

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
