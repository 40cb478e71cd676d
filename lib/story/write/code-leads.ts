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

const ENDED = /[.!?…。:：]["”’»」』)]*\s*$/u;

/**
 * "Of that" before the lines of a list, behind another sentence of its line: words that go on in the list. On a line of
 * their own they are its heading.
 */
export function leadsToList({ facts, lines }: Reading, listed: ReadonlySet<string>): Set<string> {
  const own = facts.filter(({ from }) => from === "brief");
  const startsLine = (at: number) => lines.some(({ start }) => start === at);
  const leads = own.filter(({ quote, span }) => {
    const next = own.find((other) => other.span.start >= span.end);
    const isUnfinished = !ENDED.test(quote) && lines.length > 1 && !startsLine(span.start);
    return next !== undefined && listed.has(next.id) && isUnfinished;
  });
  return new Set(leads.filter(({ id }) => !listed.has(id)).map(({ id }) => id));
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
