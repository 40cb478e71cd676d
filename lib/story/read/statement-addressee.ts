import { keyOf } from "../../copy/keys.ts";
import { hasOrderSign } from "../addressee/order-signs.ts";
import { remarkClause, wantsSaid, withoutRemark } from "../remark-clauses.ts";
import { isPartName } from "./edges.ts";
import { type Audience, audienceOf } from "./evidence.ts";
import { headsDays, headsPricesOrTimes } from "./headed-lines.ts";
import { isSecret } from "./inside.ts";
import { isAmongPrices } from "./lines-of-form.ts";
import { lower } from "./lower.ts";
import { mains, type Notebook, type Stretch } from "./notebook.ts";
import { namesPartOfPost } from "./prohibition-words.ts";
import { namesSpeaker, signsInBrackets } from "./speaker.ts";
import { isInjection, isInternal } from "./talk.ts";
import { namesWhatIsThen } from "./titled-day.ts";
import { onlyExplainsWish } from "./wish-reasons.ts";

/** "Design 31", "Film & TV 58 %": one row of a table, whatever its first word may ask elsewhere. */
const LABEL_VALUE = /^\s*\p{Lu}[\p{L}&+'’./ -]{1,40}\s\d[\d.,]*(?:\s?(?:%|€|£|\p{L}{1,8}))?\s*$/u;

/** "We're not there yet and I'd like that said honestly": for readers, whatever its words are like. */
function isWanted(n: Notebook, { start, end }: Stretch, said: string): boolean {
  const text = n.plain.slice(start, end);
  const clause = remarkClause(text, n.language);
  const asks = clause !== undefined && wantsSaid(text.slice(clause.start, clause.end));
  return asks && !isInjection(text) && !isSecret(text) && !isInternal(said, n.language);
}

/** "Beetroot": an entry of a list of things; "Prices" and "Photos" would be notes. */
const ONE_WORD = /^\s*(?:\p{Lu}|\p{Lo})[\p{L}\p{M}’'-]{2,}\s*$/u;
const namesThing = (said: string, language: string): boolean =>
  ONE_WORD.test(said) &&
  !isPartName(said) &&
  keyOf(said.trim()) === undefined &&
  !namesPartOfPost(lower(said).replace(/s\s*$/, ""), language) &&
  !namesPartOfPost(lower(said), language) &&
  !isInternal(said, language);

/** "Ana Ruiz, owner of Café Sol" right under what she said, in a paragraph of its own too. */
function isUnderQuotation(n: Notebook, { start, end }: Stretch): boolean {
  const before = mains(n).at(-1);
  return (
    before?.kind === "quotation" &&
    !/[\p{L}\p{N}]/u.test(n.plain.slice(before.end, start)) &&
    [namesSpeaker, signsInBrackets].some((names) => names(n.plain.slice(start, end)))
  );
}

const SHORT_QUESTION = /^\s*\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+)?\s?\?\s*$/u;
const ASKING_LINE = /^[^\S\n]*(?:[•*–-]\s+)?\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+)?\s?\?\s+\S[^?\n]*[.!]?$/gmu;
const LEAST_ASKED = 2;
/** "Mouldy? Wipe it with vinegar." in a list of such lines: a question in a word or two, with its answer behind it. */
const isAnswered = (n: Notebook, { start, end }: Stretch): boolean =>
  SHORT_QUESTION.test(n.plain.slice(start, end)) &&
  (n.plain.match(ASKING_LINE)?.length ?? 0) >= LEAST_ASKED &&
  n.judge.doubtedFor(n.plain.slice(start, end).trim()) === undefined;

/** "“Has anyone been locked in?” (Yes. Once. In 1998.)": the answer in brackets. */
const answersQuoted = (n: Notebook, { start, end }: Stretch): boolean =>
  /[?？]["”“»]\s*$/u.test(n.plain.slice(0, start)) &&
  /^\s*\([^()]+\)\W*$/u.test(n.plain.slice(start, end)) &&
  n.judge.doubtedFor(n.plain.slice(start, end).trim()) === undefined;

/**
 * "Serves four and freezes well.", "Gran's leek and potato soup": words without any sign of an order, with which the
 * classifier has hardly a doubt, or which head the lines below them.
 */
function isPlain(n: Notebook, { start, end, piece }: Stretch): boolean {
  const words = n.plain.slice(start, end).trim();
  if (words.split(/\s+/).length < FEWEST_OF_PLAIN || hasOrderSign(words, n.language)) return false;
  if (isPartName(words) || isInternal(words, n.language)) return false;
  return n.judge.isHardlyForOthers(words) || isTitleLine(n, { start, end, piece }, words);
}
const FEWEST_OF_PLAIN = 3;

/** A line of a few words above the first statement, with more lines right below it. */
function isTitleLine(n: Notebook, { start, end }: Stretch, words: string): boolean {
  const isOwnLine =
    /(?:^|\n)[^\S\n]*$/.test(n.plain.slice(0, start)) && /^[^\S\n]*\n/.test(n.plain.slice(end));
  return (
    isOwnLine &&
    mains(n).length === 0 &&
    /^[\p{Lu}\d]/u.test(words) &&
    /[\p{L}\d)]$/u.test(words) &&
    n.judge.doubtedFor(words) === undefined
  );
}

/** Whom a statement is for, by its words without a clause for the maker, and by what stands before it. */
export function addresseeOf(
  n: Notebook,
  place: Stretch,
  said: string,
  { near, notes }: { near: boolean; notes: boolean },
): Audience {
  const isEntry = place.piece.shape === "bullet";
  if ([isUnderQuotation, isAnswered, answersQuoted].some((is) => is(n, place))) return "readers";
  if ([namesWhatIsThen, headsDays, isAmongPrices].some((is) => is(said, n))) return "readers";
  const isNamed = near && !notes && namesThing(said, n.language);
  if (isEntry && (LABEL_VALUE.test(said) || isNamed || headsPricesOrTimes(said, n.plain))) return "readers";
  const to = audienceOf(withoutRemark(said, n.language), n, near, notes);
  if (isWanted(n, place, said) || (to === "unclear" && isPlain(n, place))) return "readers";
  return to === "readers" && onlyExplainsWish(n, place) ? "instruction" : to;
}

/** "Sample cards with all three cost £3": words of an order in a sentence that is clearly for readers. */
export const isStatement = (n: Notebook, start: number, text: string): boolean =>
  /[.!?\n]\s*$/.test(n.plain.slice(0, start)) && n.judge.isSurelyForReaders(text);
