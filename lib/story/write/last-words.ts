import type { Reading } from "../schema.ts";
import type { Block } from "./block.ts";

/** "Closing line: …", "Source to be shown: …": what the author wants last stands last, and small print under it. */

const holds = ({ pieces }: Block, ids: readonly string[]): boolean =>
  pieces.some(({ facts }) => facts.some((id) => ids.includes(id)));

/** What the author wants last, and what stands under everything. */
export const isLast = (b: Block, { closing, footnotes }: Reading): boolean =>
  holds(b, [...closing, ...footnotes]);
export const isFootnote = (b: Block, { footnotes }: Reading): boolean => holds(b, footnotes);

/** Behind the end of any brief: each on a line of its own. */
const BEHIND = 1_000_000;

/** The blocks with what is wanted last behind the others. */
export function withLastWords(blocks: readonly Block[], reading: Reading): Block[] {
  const rankOf = (b: Block) => (isFootnote(b, reading) ? 2 : isLast(b, reading) ? 1 : 0);
  const ranked = blocks.map((b) => ({ b, rank: b.at < 0 ? 0 : rankOf(b) }));
  const end = Math.max(0, ...blocks.map(({ at }) => at));
  let before = 0;
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ b, rank }, i) => {
      // Slides stand in the order of the brief: what is moved goes behind its end.
      const at = rank > 0 && b.at < before ? end + BEHIND + i : b.at;
      before = at;
      return at === b.at ? b : { ...b, at };
    });
}
