import type { Stance } from "./measures.ts";

/**
 * A number as a reader understands it. Each reading is a canonical key, such as `n:40`, `%:40`, `$:49`, `d:03-12` or
 * `t:1020`; writing that can be understood in two ways keeps both. Two figures agree when they share a reading.
 */
export type Figure = {
  text: string;
  /** Offset in the text it was read from. */
  at: number;
  readings: string[];
  /** Says a number without being a claim of one ("first", "one"): it can support, but needs no support. */
  weak?: boolean;
  /** The unit or period that follows: "minute", "month". */
  measure?: string;
  /** Content words of the things it counts: "breads" in "40 breads". */
  counts?: string[];
  stance?: Stance;
};

export type FigureReader = (text: string) => Figure[];

/** Keeps the offsets of everything else, so that readers can work one after the other on what is left. */
export function blank(text: string, found: readonly Figure[]): string {
  let out = text;
  for (const { at, text: t } of found)
    out = out.slice(0, at) + " ".repeat(t.length) + out.slice(at + t.length);
  return out;
}

/** A number without the noise of floating point: 0.1 + 0.2 reads as 0.3. */
export const key = (unit: string, value: number): string => `${unit}:${Number(value.toPrecision(12))}`;
