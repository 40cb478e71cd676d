import { capitalized } from "../../../../text/capitalized.ts";
import { isClauseOfPay } from "./named.ts";
import { sentencesOf } from "./sentences.ts";

/** A text without the sentences that only list what things cost, and these as "name: price". */
type Priced = { rest: string; cells: string[] };

const AMOUNT =
  "(?:(?:from |ab |dès |desde |da |vanaf )?(?:[£$€¥]\\u00a0?\\d[\\d.,]*(?:/\\p{L}{1,8})?|\\d[\\d.,]*[ \\u00a0]?(?:[£$€¥%円]|kr|zł|CHF)(?:/\\p{L}{1,8})?))";
/** "per person", "a night": what the amount is for, in a word or two. */
const EACH = "(?:\\s(?:each|pp|(?:per|pro|par|por|al?|an|la|a) \\p{L}{2,12}))?";
const VALUED = new RegExp(
  `^(?<name>\\p{L}(?:[^.:;!?,\\d]|\\(\\d[^)]{0,12}\\)){1,34}?)\\s*[:–—-]?\\s+(?<price>${AMOUNT}${EACH})$`,
  "u",
);
const CLAUSE = /[,;]\s+(?:(?:and|und|et|y|e|en|og|och|i)\s+)?|\s+·\s+/u;
const OR_AND = new RegExp(`${CLAUSE.source}|\\s(?:and|und|et|y|e|en|og|och|i)\\s`, "u");
/** An action, a bound or a change: that is a sentence. */
const SAYS =
  /^(?:we|i|you|they|it|he|she|this|that|there|wir|sie|es|ich|man|nous|vous|on|il|elle|ci|noi)\s|\s(?:than|over|under|above|below|to|by|over|über|unter|als|um|de plus|más de|oltre|meer dan|raised|earned|saved|lost)$/iu;
/** "A half is £10.50": the verb is no part of the name. */
const COSTS = /\s(?:is|are|costs?|kostet|kosten|coûte(?:nt)?|cuestan?|costan?|custam?|kost)$/iu;
const LEAST = 2;

export function pricedIn(text: string): Priced {
  const cells: string[] = [];
  const kept: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const bare = sentence.replace(/[.。]$/u, "");
    const rows = rowsOf(bare.split(CLAUSE)) ?? rowsOf(bare.split(OR_AND));
    if (rows) cells.push(...rows);
    else kept.push(sentence);
  }
  const rest = kept.join(/[。！？]/u.test(text) ? "" : " ");
  return cells.length >= LEAST ? { rest, cells } : { rest: text, cells: [] };
}

function rowsOf(clauses: readonly string[]): string[] | undefined {
  const found = clauses.map((clause) => VALUED.exec(clause.trim())?.groups);
  const rows = found.flatMap((one) => {
    const name = one?.name?.trim().replace(COSTS, "") ?? "";
    return name && one?.price && !SAYS.test(one.name ?? "") && !isClauseOfPay(name)
      ? [`${capitalized(name)}: ${one.price}`]
      : [];
  });
  return rows.length === found.length ? rows : undefined;
}
