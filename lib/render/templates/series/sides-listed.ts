import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import type { Idea } from "./ending.ts";

type Compared = Pick<Story, "rows" | "columns" | "spoken">;
type Topic = { title: string; facts: readonly string[] };

/** A line of a slide may be no longer. */
const LONGEST = 80;

/** What is compared as a title, and each side with its value on a line of its own; undefined for any other slide. */
export function sidesListed({ title, facts }: Topic, { rows, columns, spoken }: Compared): Idea | undefined {
  const row = rows.find(({ fact, label }) => label !== "" && label === title && facts.includes(fact));
  if (!row || !columns?.every(Boolean)) return undefined;
  const colon = spoken === "fr" ? " : " : ": ";
  const lines = [row.first, row.second].map(
    (value, i) => `${capitalized(columns[i] ?? "")}${colon}${value.replace(/(?<!\.)\.$/u, "")}`,
  );
  return lines.some(({ length }) => length > LONGEST) ? undefined : { title, body: "", lines };
}
