import { hasWords } from "../../copy/text.ts";
import type { Notebook } from "./notebook.ts";

/** "Thank you, Otterbridge." opens a post; at the end of a brief it thanks its writer. */
const THANKS = /^\s*(?:thank you|thanks),? (?:\p{Lu}[\p{L}’'-]+ ?){1,3}[.!]\s*$/iu;

/** Thanks that open the brief, or go to a town that the brand is known in. */
export const thanksReaders = (n: Notebook, start: number, text: string): boolean =>
  THANKS.test(text) &&
  (/^\s*$/.test(n.plain.slice(0, start)) ||
    hasWords(n.brand.overview, text.replace(/^\W*thank(?:s| you),? |[.!\s]+$/gi, "")));
