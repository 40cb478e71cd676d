import { groupsOf } from "../text/check-groups.ts";
import { wrap } from "../text/lines.ts";
import type { Check } from "./answers.ts";
import type { Paint } from "./paint.ts";
import { table } from "./table.ts";
import { clean } from "./text.ts";

/** Points are shown in tenths: what is not lost in them is not seen above either. */
const NOTICEABLE = 0.05;

const lost = ({ weight, points }: Check) => weight - points;
const tenth = (points: number) => String(Math.round(points * 10) / 10);

/** What was looked at, and what each group of checks earned. */
export function checkedGroups(checks: readonly Check[], columns: number, paint: Paint): string[] {
  const rows = groupsOf(checks).map(({ label, checks: all, passed, points, weight }) => [
    label,
    `${passed} of ${all}`,
    `${points}/${weight}`,
  ]);
  const head = ["What was checked", "Passed", "Points"];
  return rows.length === 0 ? [] : table(rows, { columns, head, paint, right: [1, 2] });
}

/** What cost points, the dearest first, and how to earn them. */
export function lostPoints(checks: readonly Check[], columns: number, paint: Paint): string[] {
  const costly = checks.filter((check) => !check.passed || lost(check) >= NOTICEABLE);
  if (costly.length === 0) return [];
  const rows = costly
    .toSorted((a, b) => Number(isInTheWay(b)) - Number(isInTheWay(a)) || lost(b) - lost(a))
    .map((check) => [
      check.label + (isInTheWay(check) ? " (must pass)" : ""),
      // What weighs nothing asks for a person all the same.
      check.weight === 0 ? "-" : `${tenth(check.points)}/${tenth(check.weight)}`,
      check.fix ?? "",
    ]);
  const head = ["What cost points", "Points", "What would earn them"];
  return table(
    rows.map((row) => row.map(clean)),
    { columns, head, paint, right: [1] },
  );
}

const HOW =
  "The score is the share of all points that was earned. Whatever it is, a check that must pass rejects, and a doubt asks for a person.";

/** How the score comes about, in words. */
export const howScored = (checks: readonly Check[], columns: number, paint: Paint): string[] =>
  checks.length === 0 ? [] : wrap(HOW, columns).map((line) => paint("dim", line));

const isInTheWay = ({ hard, passed }: Check) => hard && !passed;
