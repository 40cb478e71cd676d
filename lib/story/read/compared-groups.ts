import { hasPrice } from "../../text/has-price.ts";
import { type HeadedGroup, headedFrom, headOf, labelOf } from "../../text/headed-times.ts";
import type { Row } from "../schema.ts";
import { headedTimes } from "./headed-times.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";

/** "Gas boiler" over "Lifetime: 12 years", "Heat pump" over "Lifetime: 18 years": a table of two columns. */
type ComparedGroups = { rows: Row[]; columns: [string, string] };

const LEAST = 2;
const LONGEST = 60;
const behindLabel = (line: string): string =>
  line
    .trim()
    .replace(/^[^:：]+[:：]\s+/u, "")
    .replace(/[.。]$/u, "");

/** "Interviews (12 hours)" and "Interviews" are the same line of two lists. */
const bareLabel = (line: string): string =>
  labelOf(line)
    .replace(/\s?\([^()]*\)/gu, "")
    .trim();

const NONE = "–";

const rowAt = (drafts: readonly Draft[], at: number, [first, second]: [string, string]): Row => {
  const { text = "", id = "" } = drafts[at] ?? {};
  return { label: text.trim().split(/\s?[:：]/u, 1)[0] ?? "", first, second, fact: id };
};

/**
 * The rows that both have, in the order of the first; undefined for another number of things. Of prices that are added
 * up also those that one of them does not have: its total is nothing without them.
 */
export function comparedGroups(n: Notebook): ComparedGroups | undefined {
  const drafts = headedTimes(n);
  const lines = drafts.map(({ text }) => text.trim());
  const [one, two, third] = headedFrom(lines, 0);
  if (!one || !two || third) return undefined;
  const lineAt = (at: number | undefined) => lines[at ?? -1] ?? "";
  const besideIn = ({ entries }: HeadedGroup, at: number) =>
    entries.find((other) => bareLabel(lineAt(other)) === bareLabel(lineAt(at)));
  const left = one.entries.map((at) =>
    rowAt(drafts, at, [behindLabel(lineAt(at)), behindLabel(lineAt(besideIn(two, at)))]),
  );
  const right = two.entries
    .filter((at) => besideIn(one, at) === undefined)
    .map((at) => rowAt(drafts, at, [NONE, behindLabel(lineAt(at))]));
  const shared = left.filter((row) => labelOf(lineAt(one.entries[left.indexOf(row)])) !== "" && fits(row));
  const columns: [string, string] = [headOf(lineAt(one.head)), headOf(lineAt(two.head))];
  return shared.length >= LEAST ? { rows: addedUp(left, right) ?? shared, columns } : undefined;
}

/** All rows over their total, which stands last; undefined for others than prices. */
function addedUp(left: readonly Row[], right: readonly Row[]): Row[] | undefined {
  const total = left.at(-1);
  if (!total?.second || !hasPrice(total.first)) return undefined;
  return [...left.slice(0, -1).map((row) => ({ ...row, second: row.second || NONE })), ...right, total];
}
const fits = ({ first, second }: Row): boolean =>
  second !== "" && Math.max(first.length, second.length) <= LONGEST;

const COMPARED =
  /(?<!\p{L})(?:compared|comparison|side by side|vergleich|verglichen|comparé(?:e?s)?|comparaison|comparad[oa]s?|comparación|comparativa|a confronto|vergeleken|vergelijking|comparação)(?!\p{L})/iu;
/** "What a first hire costs, compared" */
export const isComparing = (title: string): boolean => COMPARED.test(title);

/** A title that compares, over two lists under headings of their own. */
export function comparesGroups(n: Notebook): boolean {
  const lines = headedTimes(n).map(({ text }) => text.trim());
  return isComparing(mains(n)[0]?.text ?? "") && headedFrom(lines, 0).length === 2;
}
