import { type Key, keyOf } from "../../copy/keys.ts";
import { wordCount } from "../../copy/text.ts";
import { remembered } from "../../text/once.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import { BULLET, sentencesOf } from "./line-parts.ts";
import type { Notebook, Piece } from "./notebook.ts";
import { partLabelIn } from "./part-labels.ts";

/** Lines and sentences of one form, "Fringe: £8", "Wood – sorted at home": together they are a list. */

type LabelledRow = { label: string; sign: string; value: string; text: string };

const FORM =
  /^(?<label>[\p{L}\d][^:：.!?,;\n]{1,40}?)(?:\s?(?<colon>[:：])|\s(?<dash>[–—-]))\s+(?<value>\S.*)$/su;
const MOST_WORDS = 4;

function labelledIn(text: string): LabelledRow[] {
  const { label = "", colon, dash = "", value = "" } = FORM.exec(text)?.groups ?? {};
  return label === "" || wordCount(label) > MOST_WORDS
    ? []
    : [{ label, sign: colon ? ":" : dash, value, text }];
}

/** What parts the label of a row from its value; undefined where a text is no row. */
export const signOfRow = (text: string): string | undefined => labelledIn(text.trim())[0]?.sign;
/** A row without its label, and any other text as it is. */
export const valueOfRow = (text: string): string => labelledIn(text.trim())[0]?.value ?? text;

const BLANK_LINE = /\n[^\S\n]*\n/u;
/** The paragraph around a place of a text. */
const paragraphAt = (plain: string, start: number): string =>
  `${plain.slice(0, start).split(BLANK_LINE).at(-1)}${plain.slice(start).split(BLANK_LINE, 1)[0]}`;

const rowsOf = remembered((paragraph): LabelledRow[] =>
  paragraph
    .split("\n")
    .flatMap((line) => sentencesOf(line.replace(BULLET, "")))
    .flatMap((entry) => labelledIn(entry.trim())),
);

/** The other rows of the form of the one at a place; none where that is no row. */
function othersOf(plain: string, start: number, own: LabelledRow): LabelledRow[] {
  const rows = rowsOf(paragraphAt(plain, start)).filter(({ sign }) => sign === own.sign);
  return rows.some(({ text }) => text === own.text) ? rows.filter(({ text }) => text !== own.text) : [];
}

const FEWEST_OTHERS = 3;
const MONEY = /^\W*[£$€₹]\s?\d|^\W*\d[\d.,]*\s?(?:[£$€₹]|euros?(?!\p{L}))/iu;

/** No key of a form and no part of a picture. */
const isOwnLabel = ({ label, text }: LabelledRow): boolean =>
  keyOf(label) === undefined && partLabelIn(text) === undefined && matchesIn(MAKER_WORDS, label).length === 0;

/** The rows around "Highlights: £75" that make it one of a list, whatever else its label may mean; none where it is no row. */
export function rowsBeside(plain: string, start: number, quote: string): string[] {
  const [own] = labelledIn(quote.replace(BULLET, "").trim());
  const others = own ? othersOf(plain, start, own) : [];
  const arePriced = others.length > 1 && [own, ...others].every((row) => row && MONEY.test(row.value));
  const isList = arePriced || (others.length >= FEWEST_OTHERS && others.every(isOwnLabel));
  return isList ? others.map(({ text }) => text) : [];
}

/** Keys of a list that is no form: what they stand for is said of none of its rows. */
const ALSO_NAMES: ReadonlySet<Key> = new Set<Key>(["what", "feature", "benefit", "hashtags", "meta"]);
export const isEntryByRows = ({ plain }: Notebook, { start, end }: Piece, key: Key): boolean =>
  ALSO_NAMES.has(key) &&
  !plain.slice(start, end).includes("#") &&
  rowsBeside(plain, start, plain.slice(start, end)).length > 0;
