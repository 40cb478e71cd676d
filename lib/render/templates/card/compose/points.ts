import { unstopped } from "../../../../text/unstopped.ts";
import { type FactCell, labelledCell } from "../../kit/fact-cells.ts";
import { hoursIn, programmeIn } from "../../kit/hours.ts";

/** Points as facts: "Lifetime: 30 years" is a value with its label, where all of them are. */
export function pointCells(points: readonly string[]): FactCell[] {
  if (points.length < 2) return [];
  const hours = hoursIn(points) ?? programmeIn(points);
  if (hours) return hours;
  const cells = points.map(labelledCell);
  return cells.every((cell) => cell !== undefined)
    ? cells
    : points.map((point) => ({ label: "", value: unstopped(point) }));
}
