import { canBeRead } from "./scene.ts";

type TitledText = { title: string; body: string };

/** `isCut` when a body was left out because there is no time to read it. */
export type ReadableEntry<T extends TitledText> = T & { isCut: boolean };

/**
 * Entries as a film can show them: with their bodies, or with titles only where the bodies cannot be read in time.
 * @param others the film's other texts.
 */
export function readableEntries<T extends TitledText>(
  entries: readonly T[],
  others: readonly string[],
  scenes: number,
): ReadableEntry<T>[] {
  const words = entries.flatMap(({ title, body }) => [title, body]);
  if (canBeRead([...others, ...words], scenes)) return entries.map((entry) => ({ ...entry, isCut: false }));
  return entries.map((entry) => ({ ...entry, body: "", isCut: entry.body !== "" }));
}
