import { leadsWanted } from "../picture-wishes/leads.ts";
import type { Reading } from "../schema.ts";
import type { Block } from "./block.ts";

/** "…, so lead with that.": the statement that its author wants first stands first, and so does an entry in its list. */

const ledFacts = (reading: Reading): ReadonlySet<string> =>
  new Set(
    reading.steps.length > 0 ? [] : leadsWanted(reading).flatMap(({ facts }) => facts.map(({ id }) => id)),
  );

/** Those of one sort before the others, each in their order. */
const firstOf = <T>(all: readonly T[], isFirst: (one: T) => boolean): T[] => [
  ...all.filter(isFirst),
  ...all.filter((one) => !isFirst(one)),
];

/** Blocks with the wanted statement first. A heading and what leans on a sentence before it stay in their places. */
export function ledByNote(blocks: Block[], reading: Reading): Block[] {
  const wanted = ledFacts(reading);
  const isLed = ({ pieces, kind, leans }: Block) =>
    kind !== "list" && !leans && pieces.some(({ facts }) => facts.some((id) => wanted.has(id)));
  return wanted.size === 0 ? blocks : firstOf(blocks, isLed);
}

/** A reading with the wanted entry first in its list. */
export function withLedEntries(reading: Reading): Reading {
  const wanted = ledFacts(reading);
  if (wanted.size === 0) return reading;
  const isLed = ({ fact }: { fact: string }) => wanted.has(fact);
  return {
    ...reading,
    items: firstOf(reading.items, (id) => wanted.has(id)),
    changes: firstOf(reading.changes, isLed),
    prices: firstOf(reading.prices, isLed),
  };
}

/** Slides, scenes or lines with the wanted one first, where the headline does not tell it. */
export function ledLines<T extends { facts: string[] }>(lines: readonly T[], reading: Reading): T[] {
  const wanted = ledFacts(reading);
  return firstOf(lines, ({ facts }) => facts.some((id) => wanted.has(id)));
}
