import { capitalized } from "../../../../text/capitalized.ts";
import { namesCosts } from "../../../../text/names-costs.ts";
import { isClauseOfPay, refersBack } from "./named.ts";
import { sentencesOf } from "./sentences.ts";

/** A text without the sentences that only list what things cost, and these as "name: price". */
type Priced = { rest: string; cells: string[] };

const AMOUNT =
  "(?:(?:from |ab |dès |desde |da |vanaf )?(?:[£$€¥₹]\\u00a0?\\d[\\d.,]*(?:/\\p{L}{1,8})?|\\d[\\d.,]*[ \\u00a0]?(?:[£$€¥%円]|kr|zł|CHF)(?:/\\p{L}{1,8})?))";
/** "per person", "a night": what the amount is for, in a word or two. */
const EACH = "(?:\\s(?:each|pp|(?:per|pro|par|por|al?|an|la|a) \\p{L}{2,12}))?";
const VALUED = new RegExp(
  `^(?<name>\\p{L}(?:[^.:;!?,\\d]|\\(\\d[^)]{0,12}\\)){1,34}?)\\s*[:–—-]?\\s+(?<price>${AMOUNT}${EACH})$`,
  "u",
);
const FREE = "free(?: of charge| entry)?|frei|kostenlos|gratis|gratuite?s?|offerte?s?|invités|grátis|無料";
/** "Under-fives travel free", "Kinder bis 12 Jahre frei": who pays nothing. */
const UNPAID = new RegExp(
  `^(?<name>\\p{L}[^.:;!?,£$€]{2,33}?)(?:\\s(?:go|goes|travel|enter|get in|come in|eat|play|is|are|ist|sind|haben|est|sont|entrent|es|son|entran|è|sono|entrano|zijn|mogen))?\\s*[:–—-]?\\s+(?<price>${FREE})$`,
  "iu",
);
const FOR_WHOM =
  "at|in|on|for|with|without|including|online|from|für|mit|ohne|inklusive|inkl\\.|im|am|an|vor|bei|pour|avec|sans|sur|en|au|à|chez|para|con|sin|per|senza|alla|in|voor|met|zonder|aan|com|sem|na|no";
/** "Tickets are £8 at the gate", "30 € para socios": the amount, and behind it where or for whom. */
const QUALIFIED = new RegExp(
  `^(?:(?<thing>\\p{L}[^.:;!?,\\d]{2,24}?)\\s(?:is|are|costs?|kosten|kostet|coûte(?:nt)?|cuestan?|costano?|kost|custam?|:)\\s)?(?<price>${AMOUNT}${EACH})\\s(?<name>(?:${FOR_WHOM})(?!\\p{L})[^.:;!?,\\d]{0,34})$`,
  "iu",
);
const CLAUSE = /[,;]\s+(?:(?:and|und|et|y|e|en|og|och|i)\s+)?|\s+·\s+/u;
const OR_AND = new RegExp(`${CLAUSE.source}|\\s(?:and|und|et|y|e|en|og|och|i)\\s`, "u");
/** An action, a bound or a change: that is a sentence. */
const SAYS =
  /^(?:we|i|you|they|it|he|she|this|that|there|wir|sie|es|ich|man|nous|vous|on|il|elle|ci|noi)\s|\s(?:than|over|under|above|below|to|by|over|über|unter|als|um|de plus|más de|oltre|meer dan|raised|earned|saved|lost)$/iu;
/** "Ten years ago it was 9.8%": what was is no name of a value, and a colon would tear the sentence. */
const WAS =
  /\s(?:was|were|war(?:en)?|c[’']étai(?:t|ent)|étai(?:t|ent)|eran?|fueron|fue|erano|furono|eram|foram|foi)(?:\s(?:it|es|het|er|il|lo|la|el|le|o|a))?$/iu;
/** "After that the big plan is £9", "which is £51 each": from when a price holds, and what goes on, name nothing. */
const THEN =
  /^(?:which|soit|ce qui|lo que|il che|wat|o que|after(?:wards| that| this)?|then|from then on|later|danach|dann|anschließend|später|ensuite|après|puis|después|luego|a partir de entonces|dopo|poi|in seguito|daarna|nadien|vervolgens|depois|a seguir)(?!\p{L})/iu;
/** "A half is £10.50": the verb is no part of the name. */
const COSTS = /\s(?:is|are|costs?|kostet|kosten|coûte(?:nt)?|cuestan?|costan?|custam?|kost)$/iu;
const LEAST = 2;

export function pricedIn(text: string): Priced {
  const cells: string[] = [];
  const kept: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const bare = sentence.replace(/[.。]$/u, "");
    const rows =
      rowsOf(bare.split(CLAUSE)) ??
      rowsOf(bare.split(OR_AND)) ??
      (cells.length > 0 ? unpaid(bare) : undefined);
    if (rows) cells.push(...rows);
    else kept.push(sentence);
  }
  const rest = kept.join(/[。！？]/u.test(text) ? "" : " ");
  return cells.length >= LEAST ? { rest, cells } : { rest: text, cells: [] };
}

/** "Under-fives travel free" behind other prices. */
function unpaid(sentence: string): string[] | undefined {
  const row = rowIn(sentence);
  return row && !/\d/u.test(row.price) ? [`${capitalized(row.name)}: ${row.price}`] : undefined;
}

function rowsOf(clauses: readonly string[]): string[] | undefined {
  const rows = clauses.map((clause) => rowIn(clause.trim(), clauses.length > 1));
  const isPaid = rows.some((row) => row && /\d/u.test(row.price));
  return isPaid && rows.every((row) => row !== undefined)
    ? rows.map(({ name, price }) => `${capitalized(name)}: ${price}`)
    : undefined;
}

type PricedRow = { name: string; price: string };

const opensAside = (clause: string): boolean => THEN.test(clause) || refersBack(clause);

/** What a clause prices; one among several may name it behind its amount. */
function rowIn(clause: string, isAmong = false): PricedRow | undefined {
  const valued = VALUED.exec(clause)?.groups;
  if (opensAside(clause)) return undefined;
  const said = valued?.name?.trim() ?? "";
  if (valued?.price && namesCosts(said)) return { name: said, price: valued.price };
  const name = said.replace(COSTS, "");
  if (valued?.price && name && !SAYS.test(valued.name ?? "") && !WAS.test(name) && !isClauseOfPay(name))
    return { name, price: valued.price };
  const unpaidOne = UNPAID.exec(clause)?.groups;
  if (unpaidOne?.name && unpaidOne.price && !SAYS.test(`${unpaidOne.name} `))
    return { name: unpaidOne.name, price: unpaidOne.price };
  const { thing = "", price = "", name: where = "" } = (isAmong && QUALIFIED.exec(clause)?.groups) || {};
  return price === "" ? undefined : { name: [thing, where].filter(Boolean).join(" "), price };
}
