import type { Reading } from "../schema.ts";
import type { Block } from "./block.ts";
import type { Group } from "./groups.ts";

/** Facts without an end of their own right before source code: "Install it with". */
export function leadsToCode(reading: Reading): Set<string> {
  const facts = reading.facts.filter(({ from }) => from === "brief");
  const isBeforeCode = (end: number) => facts.find(({ span }) => span.start >= end)?.kind === "snippet";
  const leads = facts.filter(({ quote, span }) => !/[.!?]\s*$/u.test(quote) && isBeforeCode(span.end));
  return new Set(leads.map(({ id }) => id));
}

/** Source code, letter for letter. */
export const codeBlock = ({ head }: Group): Block => ({
  kind: "sentence",
  pieces: [{ text: head.says, card: head.says, facts: [head.id] }],
  tells: new Set(["snippet"]),
  must: false,
  leans: false,
  cuts: [],
  parts: [],
  at: head.span.start,
});
