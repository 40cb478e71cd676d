import type { Notebook, Piece } from "./notebook.ts";
import { addStatement } from "./statement.ts";

/** "Make 30% off the biggest thing": a value whose numbers stand nowhere else in the brief is content as well. */
export function readEmphasised(
  n: Notebook,
  { start, end, piece }: { start: number; end: number; piece: Piece },
  value: string,
): boolean {
  const at = n.plain.indexOf(value, start);
  const elsewhere = `${n.plain.slice(0, start)} ${n.plain.slice(end)}`;
  const numbers: string[] = value.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  if (at < 0 || numbers.length === 0 || numbers.some((number) => elsewhere.includes(number))) return false;
  return addStatement(n, { start: at, end: at + value.length, piece }) !== undefined;
}
