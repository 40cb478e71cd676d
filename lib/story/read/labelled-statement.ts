import { keyOf } from "../../copy/keys.ts";
import { isClearlyMoreForReaders } from "../addressee/addressee.ts";
import { lower } from "./lower.ts";
import type { Notebook } from "./notebook.ts";

/** "Oak logs: twice a year.": a label and what holds of it, without a verb. */
const LABELLED = /^\s*(\p{Lu}[\p{L}\d '’&-]{1,40}): [^.!?:]{3,}[.!]?\s*$/u;

/** What a picture is made of heads a line for its maker. */
const OF_MAKER =
  /^(?:(?:the )?(?:colou?rs?|photos?|pictures?|images?|drawings?|fonts?|type|backgrounds?|logos?|layout|music|sounds?|notes?|words?|status))$/iu;

/** "Larkmail: letters for small shops.": a brand says what it is, or what it sells is. */
function isNameOf({ brand }: Notebook, label: string): boolean {
  return [brand.name, brand.offer.product_name].some((name) => lower(name) === lower(label));
}

/**
 * A statement of a label and what holds of it, for readers: its label is the brand, or its own words speak to them.
 * "Tone: warm and friendly." has the same form and is for the maker. English.
 */
export function isLabelled(sentence: string, n: Notebook): boolean {
  const [, label] = LABELLED.exec(sentence) ?? [];
  if (label === undefined || keyOf(label) !== undefined || OF_MAKER.test(label)) return false;
  return (
    isNameOf(n, label) ||
    (isClearlyMoreForReaders(sentence, "en") && n.judge.doubtedFor(sentence.trim()) === undefined)
  );
}
