import { canBeRead } from "./scene.ts";

type Entry = { title: string; body: string };

/** `isCut` when something was to be said about it for which there is no time. */
export type Told<T extends Entry> = T & { isCut: boolean };

/**
 * Entries as a film tells them: what there is to say about each, or, where nobody could read all of it in time, only
 * what they are called. `others` are the film's other texts.
 */
export function told<T extends Entry>(
  entries: readonly T[],
  others: readonly string[],
  scenes: number,
): Told<T>[] {
  const words = entries.flatMap(({ title, body }) => [title, body]);
  if (canBeRead([...others, ...words], scenes)) return entries.map((entry) => ({ ...entry, isCut: false }));
  return entries.map((entry) => ({ ...entry, body: "", isCut: entry.body !== "" }));
}
