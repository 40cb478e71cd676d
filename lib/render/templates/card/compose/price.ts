import type { FactCell } from "../../kit/fact-cells.ts";
import { isFormer } from "../../kit/headline-figure.ts";
import { isLabel } from "../../kit/labels.ts";
import { inARow } from "../../kit/story/clip.ts";
import { sentencesOf } from "../../kit/story/sentences.ts";

const NUMBER = "\\d[\\d.,'’\\u00a0\\u202f]*\\d|\\d";
const MONEY = `(?:[£$€¥₹]\\u00a0?(?:${NUMBER})|(?:${NUMBER})[ \\u00a0]?(?:[£$€¥%円]|kr|zł|CHF|EUR))`;
/** "from €390 per container", "€9 for 250 g", "€85,000–€110,000": an amount or a range, and a few words on either side. */
const PRICED = new RegExp(
  `^(?<before>\\D{0,24}?)(?<![\\p{L}\\d])(?<amount>(?:(?:${NUMBER})\\s?[–-]\\s?)?${MONEY}(?:\\s?[–-]\\s?(?:${MONEY}|${NUMBER}))?)(?![\\p{L}\\d])(?<after>[^\\d]{0,32}|\\s\\p{L}{1,4}\\s\\d{1,4}\\s?\\p{L}{1,10})$`,
  "u",
);

/** A price that stands as large as an image, between its words. */
export type Price = { before: string; value: string; after: string };

/** What a fact costs or pays; undefined for any other fact, and for what it cost before. */
function priceIn({ label, value }: FactCell): Price | undefined {
  const isOwn = label === "" || isLabel(label, "price", "salary");
  const found = isOwn ? PRICED.exec(value)?.groups : undefined;
  const { before = "", amount = "", after = "" } = found ?? {};
  if (!found || isFormer(value, before.length) || amount.endsWith("%")) return undefined;
  const named = isLabel(label, "salary") ? label : "";
  const [over, under] = [before.trim().replace(/:$/u, ""), after.replace(/^[\s,]+/u, "").trim()];
  return { before: [named, over].filter(Boolean).join(" "), value: amount, after: under };
}

/** The one price among facts, and the others; undefined without one, or where several would compete. */
export function priceOf(facts: readonly FactCell[]): { price: Price; others: FactCell[] } | undefined {
  const priced = facts.filter(({ value }) => /[£$€¥₹円]|(?<!\p{L})(?:kr|zł|CHF|EUR)(?!\p{L})/u.test(value));
  const [only] = priced;
  const price = only && priced.length === 1 ? priceIn(only) : undefined;
  return price && { price, others: facts.filter((fact) => fact !== only) };
}

/** Letters of a sentence that only says what something costs. */
const MOST_LETTERS = 40;

/**
 * "Notes of blackcurrant and honey. €9 for 250 g. Roasted on Mondays.": the one sentence that is a price as a fact, and the
 * text without it. Undefined where no sentence is one, or several are.
 */
export function pricedSentence(text: string): { facts: FactCell[]; rest: string } | undefined {
  const all = sentencesOf(text);
  const cells = all.map((one): FactCell => ({ label: "", value: one.replace(/(?<!\.\p{L})[.。]$/u, "") }));
  const priced = cells.filter(({ value }) => value.length <= MOST_LETTERS && priceOf([{ label: "", value }]));
  const [only] = priced;
  if (!only || priced.length > 1 || all.length < 2) return undefined;
  return { facts: [only], rest: inARow(all.filter((_, i) => cells[i] !== only)) };
}
