import type { Read } from "./clause-kinds.ts";
import { hold, type Notebook } from "./notebook.ts";

/** What joins a stretch to the wish or the order before it. */
export const CONNECTED = /^(?:\s|[,.;:–—-])*(?:(?:but|and|just|also|oh|please|pls|so|then|or)\s+)*/i;

/** "No sales please, just a warm thank you": the connective belongs to the wish before. */
export function pastConnective(n: Notebook, read: Read): Read {
  const lead =
    read.kind === "run" ? (CONNECTED.exec(n.plain.slice(read.start, read.end))?.[0].length ?? 0) : 0;
  if (lead > 0) hold(n, read.start, read.start + lead, "instruction");
  return { ...read, start: read.start + lead };
}
