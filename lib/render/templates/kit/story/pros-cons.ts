import { capitalized } from "../../../../text/capitalized.ts";
import type { SidePanel } from "../side-panels.tsx";
import type { StoryTable } from "./tables.ts";

/** A part of a cell that stands alone may be no longer, and goes on from no other: "which is heavy", "and loud". */
const LONGEST = 60;
const GOES_ON =
  /^(?:and|or|which|who|that|where|when|if|because|und|oder|der|die|das|wenn|weil|wo|et|ou|qui|que|où|si|y|o|e|che|se|perché|en|of|dat|die|als|want|mas)\s/iu;

/** "light; many gears", "light, many gears": what a cell lists, an item each. */
function itemsIn(cell: string): string[] {
  if (cell.includes("; ")) return cell.split("; ").map(capitalized);
  const parts = cell.split(/,\s+/u);
  const areItems = parts.every((part) => part.length <= LONGEST && !GOES_ON.test(part));
  return (areItems ? parts : [cell]).map(capitalized);
}

/** Both things with what speaks for them and then against them, as sheets. */
export function prosAndConsOf({
  first,
  second,
  rows,
}: Pick<StoryTable, "first" | "second" | "rows">): SidePanel[] {
  const saidIn = (cell: string | boolean | undefined) => (typeof cell === "string" ? itemsIn(cell) : []);
  return [
    { title: first, cells: rows.map((row) => row.first) },
    { title: second, cells: rows.map((row) => row.second) },
  ].map(({ title, cells: [pros, cons] }) => {
    const all = [saidIn(pros), saidIn(cons)];
    return { title, items: all.flat(), marks: all.flatMap((items, i) => items.map(() => i === 0)) };
  });
}
