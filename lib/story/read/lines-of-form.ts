import { certainlyFor } from "../addressee/addressee.ts";
import { hasOrderSign } from "../addressee/order-signs.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import type { Notebook } from "./notebook.ts";
import { namesPartOfPost } from "./prohibition-words.ts";
import { isInternal } from "./talk.ts";

/** "Day 0: …", "Max deviation: 4 mm": what a line begins with, before its colon. */
const LABEL = /^[\s•*–-]*\p{Lu}[\p{L}\d.’'()/ -]{1,40}?\s?[:：]\s?(?=\S)/u;
const FEWEST = 4;

const paragraphs = (plain: string): string[][] =>
  plain.split(/\n\s*\n/).map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== ""));

/**
 * One of several lines of a paragraph that begin with a label each: a form or a table is given to be shown, and a
 * classifier of sentences knows little of its lines. What is certainly for another one is so here as well.
 */
export function isLineOfForm(
  words: string,
  { plain, language }: Pick<Notebook, "plain" | "language">,
): boolean {
  const text = words.trim();
  const lines = paragraphs(plain).find((all) => all.some((line) => line.includes(text)));
  const own = lines?.find((line) => line.includes(text)) ?? "";
  return (
    LABEL.test(own) &&
    !namesPartOfPost((own.split(/[:：]/u)[0] ?? "").trim().toLowerCase(), language) &&
    own.trim().startsWith(text.slice(0, 8)) &&
    (lines ?? []).filter((line) => LABEL.test(line)).length >= FEWEST &&
    matchesIn(MAKER_WORDS, text).length === 0 &&
    certainlyFor(text, language) === undefined
  );
}

/** "Front shoes, £75" */
const PRICE_ROW = /^[\s•*–-]*\p{Lu}[^.!?]{1,50}?(?:[£$€]\s?\d[\d.,]*|\d[\d.,]*\s?€)[^.!?\d]{0,20}$/u;
const ROW = /^[\s•*–-]*\p{Lu}[^.!?:]{2,80}$/u;
const FEWEST_PRICES = 3;

/** "Remedial work, quoted after I've seen the horse" right under three rows of prices or more: a row without its price. */
export function isAmongPrices(
  words: string,
  { plain, language }: Pick<Notebook, "plain" | "language">,
): boolean {
  const text = words.trim();
  if (!ROW.test(text)) return false;
  const lines = plain.split("\n").map((line) => line.trim());
  const at = lines.indexOf(text);
  return (
    at >= FEWEST_PRICES &&
    lines.slice(at - FEWEST_PRICES, at).every((line) => PRICE_ROW.test(line)) &&
    !hasOrderSign(text, language) &&
    !isInternal(text, language) &&
    matchesIn(MAKER_WORDS, text).length === 0
  );
}
