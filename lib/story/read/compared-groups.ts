import { headedFrom, headOf, labelOf } from "../../text/headed-times.ts";
import type { Row } from "../schema.ts";
import { headedTimes } from "./headed-times.ts";
import type { Notebook } from "./notebook.ts";

/** "Gas boiler" over "Lifetime: 12 years", "Heat pump" over "Lifetime: 18 years": a table of two columns. */
type ComparedGroups = { rows: Row[]; columns: [string, string] };

const LEAST = 2;
const LONGEST = 60;
const behindLabel = (line: string): string =>
  line
    .trim()
    .replace(/^[^:：]+[:：]\s+/u, "")
    .replace(/[.。]$/u, "");

/** The rows that both have, in the order of the first; undefined for another number of things. */
export function comparedGroups(n: Notebook): ComparedGroups | undefined {
  const drafts = headedTimes(n);
  const lines = drafts.map(({ text }) => text.trim());
  const [one, two, third] = headedFrom(lines, 0);
  if (!one || !two || third) return undefined;
  const rows = one.entries.flatMap((at): Row[] => {
    const line = lines[at] ?? "";
    const [label = ""] = line.split(/\s?[:：]/u, 1);
    const other = two.entries.find((place) => labelOf(lines[place] ?? "") === labelOf(line));
    const [first, second] = [behindLabel(line), behindLabel(lines[other ?? -1] ?? "")];
    const fits = labelOf(line) !== "" && second !== "" && Math.max(first.length, second.length) <= LONGEST;
    return fits ? [{ label, first, second, fact: drafts[at]?.id ?? "" }] : [];
  });
  const columns: [string, string] = [headOf(lines[one.head] ?? ""), headOf(lines[two.head] ?? "")];
  return rows.length >= LEAST ? { rows, columns } : undefined;
}
