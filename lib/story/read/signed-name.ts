import type { Span } from "../schema.ts";
import type { Notebook } from "./notebook.ts";

const NAME =
  /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:de|da|van|von|der|den|la|di|du|le)){0,2}(?: \p{Lu}[\p{L}'’.-]*){0,2}[.,]?$/u;

/** "Paola Marchetti" as the last line, a paragraph of its own: who wrote the brief. */
export function isSignedName(
  { plain, brand }: Pick<Notebook, "plain" | "brand">,
  { start, end }: Span,
): boolean {
  const words = plain.slice(start, end).trim();
  const isLast = plain.slice(end).trim() === "";
  const isApart = /\n[^\S\n]*\n\s*$/u.test(plain.slice(0, start));
  return isLast && isApart && NAME.test(words) && words.toLowerCase() !== brand.name.trim().toLowerCase();
}
