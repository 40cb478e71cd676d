import type { StoredRow } from "../against.ts";
import { isMissed } from "../aims.ts";
import { withUnit } from "../figure.ts";
import { CAUSES } from "./causes.ts";
import { markdown } from "./tables.ts";

/** The heading of the page below which the cause and the cure of a missed aim stand. */
export const causeOf = ({ part, name }: StoredRow): string | undefined =>
  CAUSES.find(({ parts, rows }) => parts.includes(part) && (!rows || rows.test(name)))?.heading;

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

function figureOf({ name, value, unit, ratio, aim = "" }: StoredRow): string {
  const measured = aim.includes("×") ? (ratio ?? Number.NaN).toFixed(2) : withUnit(value, unit);
  return `${name}: ${measured} (${aim})`;
}

/** The aims that a run has missed, each group beside its cause. */
export function missed(rows: readonly StoredRow[]): string {
  const groups = new Map<string, StoredRow[]>();
  for (const row of rows.filter(isMissed)) {
    const heading = causeOf(row) ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), row]);
  }
  if (groups.size === 0) return "Every aim is met.";
  const lines = [...groups].map(([heading, group]) => [
    group.map(figureOf).join("<br>"),
    heading ? `[${heading}](#${anchorOf(heading)})` : "**not named yet**",
  ]);
  return markdown(["Missed: measured (aim)", "Cause and cure"], lines);
}
