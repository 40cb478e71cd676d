import type { Story } from "../../../../story/schema.ts";
import { inARow } from "./clip.ts";
import { sentencesOf } from "./sentences.ts";

/** A text in two: what leads to a table, and what its author says behind it, the conditions of its values. */
type BesideRows = { before: string; behind: string[] };

/** "For a household of three" stands over the rows, "Prices are those of May" under them. */
export function besideRows(text: string, { rows, facts }: Story): BesideRows {
  const own = facts.filter(({ from }) => from === "brief");
  const startOf = (id: string) => own.find((fact) => fact.id === id)?.span.start ?? 0;
  const last = Math.max(0, ...rows.map(({ fact }) => startOf(fact)));
  const isBehind = (sentence: string) =>
    rows.length > 0 &&
    own.some(({ span, quote }) => span.start > last && quote.includes(unstopped(sentence)));
  const all = sentencesOf(text);
  return { before: inARow(all.filter((one) => !isBehind(one))), behind: all.filter(isBehind) };
}

const unstopped = (text: string) => text.replace(/(?<!\.)\.$/u, "");
