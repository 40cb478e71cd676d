import type { Story } from "../../../../story/schema.ts";
import { EMAIL_ADDRESS } from "../../../../text/email-address.ts";
import { label } from "../labels.ts";
import { findValues } from "../values/find-values.ts";
import { isValued, valueRowsOf } from "../values/value-rows.ts";
import { wordsBefore } from "./ask.ts";
import { sentencesOf } from "./sentences.ts";
import { readIn, valuesUnsaid } from "./shown.ts";
import { isIn, statementsOf } from "./statements.ts";

type LinedWords = { kicker: string; headline: string; supporting: string; cta: string; url: string };

const MOST = { lines: 8, line: 110 };
const LEAST = { lines: 2, valued: 0.4 };

/**
 * Words of which the sentences mostly are facts with values, as lines: each as its author has it, in their order, and none
 * torn from its condition. Undefined for prose, and where the words are not the author's.
 */
export function authorLines<D extends LinedWords>(
  story: Story,
  data: D,
): (D & { lines: string[] }) | undefined {
  const statements = statementsOf(story) ?? [];
  const said = statements.findIndex((one) => isIn(data.headline, one));
  const at = namesPrices(story, statements, said) ? 0 : said;
  const titled = statements[at];
  if (titled === undefined) return undefined;
  const headline = at === said ? data.headline : titled.replace(/(?<!\.)\.$/u, "");
  const left = sentencesOf(data.supporting).filter((one) => isIn(one, titled) && !isIn(one, headline));
  const others = statements.filter((one, i) => i !== at && !isSame(one, data.kicker));
  const lines = [...left, ...others.flatMap((one) => withoutContact(one, data))].map((text) =>
    withPriceName(text.replace(/(?<!\.)\.$/u, ""), story),
  );
  if (!isListed(lines)) return undefined;
  const words = { ...data, headline, supporting: "", lines };
  return valuesUnsaid(story, readIn(words), MOST.line).length > 0 ? undefined : words;
}

/** "Prices from 3 May" names the prices behind it: one of these is no title of the others. */
function namesPrices({ wishes }: Story, statements: readonly string[], at: number): boolean {
  const [first = "", ...others] = statements;
  const isPriced = (text: string) => findValues(text).some(({ kind }) => kind === "money");
  const isChosen = wishes.some(({ rule }) => rule === "emphasis");
  const isTitle = first.length <= TITLE && !isPriced(first) && !first.includes("?");
  return (
    at > 0 && !isChosen && isTitle && isPriced(statements[at] ?? "") && others.filter(isPriced).length > 1
  );
}
const TITLE = 60;

const ADDRESS = new RegExp(
  `${EMAIL_ADDRESS}|(?:[a-z\\d-]+\\.)+[a-z]{2,}(?:/\\S*)?|\\+?\\d(?:[\\s()/-]{0,2}\\d){6,14}`,
  "giu",
);
/** A sentence without the address that stands under the picture: its last day to apply, or nothing. */
function withoutContact(sentence: string, { cta, url }: Pick<LinedWords, "cta" | "url">): string[] {
  const shown = `${cta} ${url}`.match(ADDRESS) ?? [];
  const address = shown.find((one) => sentence.includes(one));
  if (address === undefined) return [sentence];
  const before = wordsBefore(sentence.slice(0, sentence.indexOf(address)));
  return valueRowsOf(before).some(isValued) ? [before] : [];
}

/** "690 €, exam fees extra": an amount that nothing names is the price. A job's is its pay, and names itself. */
function withPriceName(line: string, { spoken, headline }: Story): string {
  return BARE_PRICE.test(line) && !JOB.test(headline.text) ? `${label("price", spoken)}: ${line}` : line;
}
const BARE_PRICE = /^(?:[€£$¥₹]\s?\d[\d.,]*|\d[\d.,]*[ \u00a0]?(?:€|£|\$|EUR|CHF|kr|zł))(?:,\s\D+)?$/u;
const JOB =
  /(?<!\p{L})(?:wanted|hiring|vacancy|apprentice\p{L}*|gesucht|stelle|ausbildung|recrut\p{L}+|recherch\p{L}+|cherch\p{L}+|apprenti\p{L}*|busca\p{L}*|cerc\p{L}+|gezocht|zoeken|procura\p{L}*|vaga)(?!\p{L})/iu;

/** Whether a sentence says no more than a line over the headline. */
const isSame = (sentence: string, kicker: string): boolean =>
  kicker !== "" && isIn(kicker, sentence) && isIn(sentence, kicker);

/** Whether lines are short, and enough of them have a value. */
function isListed(lines: readonly string[]): boolean {
  const valued = lines.filter((line) => valueRowsOf(line).some(isValued)).length;
  return (
    lines.length >= LEAST.lines &&
    lines.length <= MOST.lines &&
    lines.every((line) => line.length <= MOST.line) &&
    valued >= LEAST.lines &&
    valued >= LEAST.valued * lines.length
  );
}
