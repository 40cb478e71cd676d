import type { Span } from "../schema.ts";
import type { Notebook } from "./notebook.ts";

const NAME =
  /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:de|da|van|von|der|den|la|di|du|le)){0,2}(?: \p{Lu}[\p{L}'’.-]*){0,2}[.,]?$/u;

const GIVEN_NAME = /^\p{Lu}\p{Ll}{2,}$/u;

/** "… in fondo. Sandro": a first name behind the last sentence, without a full stop. */
function isSignedWithFirstName({ plain }: Pick<Notebook, "plain">, { start, end }: Span): boolean {
  const words = plain.slice(start, end).trim();
  const isLast = plain.slice(end).trim() === "";
  return isLast && GIVEN_NAME.test(words) && /[.!?]["”’»)]?\s+$/u.test(plain.slice(0, start));
}

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

/** The name of the brief's author. A full name is one only where the words are not understood as anything else. */
export const isSigned = (n: Pick<Notebook, "plain" | "brand">, at: Span, isUnclear: boolean): boolean =>
  (isUnclear && isSignedName(n, at)) || isSignedWithFirstName(n, at);
