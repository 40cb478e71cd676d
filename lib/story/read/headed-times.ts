import { headedFrom } from "../../text/headed-times.ts";
import { beforeOnLine } from "./line-parts.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";

/** The lines of times or prices under headings, across blank lines: a time without its day, or a price without what it is of, is a wrong fact. */
export function headedTimes(n: Notebook): Draft[] {
  const all = mains(n);
  const lines = all.map((d) => (isOwnLine(n, d) ? d.text.trim() : ""));
  for (let from = 0; from < all.length; from++) {
    const groups = headedFrom(lines, from);
    const count = groups.reduce((sum, { entries }) => sum + entries.length + 1, 0);
    const run = all.slice(from, from + count);
    if (count > 0 && run.every((d, i) => isBehind(n, run[i - 1], d))) return run;
  }
  return [];
}

const isWordless = (text: string) => !/[\p{L}\p{N}]/u.test(text);

/** It fills its line, but for a bullet and marks. */
function isOwnLine({ plain }: Notebook, { start, end }: Draft): boolean {
  const [after = ""] = plain.slice(end).split("\n", 1);
  return isWordless(beforeOnLine(plain, start)) && isWordless(after);
}

/** Nothing is said between two lines. */
const isBehind = ({ plain }: Notebook, before: Draft | undefined, d: Draft): boolean =>
  before === undefined || isWordless(plain.slice(before.end, d.start));
