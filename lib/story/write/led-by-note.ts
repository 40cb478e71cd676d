import { leadsWanted } from "../picture-wishes/leads.ts";
import type { Reading } from "../schema.ts";
import type { Block } from "./block.ts";

/** "…, so lead with that.": the statement that its author wants first stands first, and so does an entry in its list. */
export function ledByNote(blocks: Block[], reading: Reading): Block[] {
  const wanted = new Set(leadsWanted(reading).flatMap(({ facts }) => facts.map(({ id }) => id)));
  if (wanted.size === 0 || reading.steps.length > 0) return blocks;
  const tells = ({ facts }: { facts: readonly string[] }) => facts.some((id) => wanted.has(id));
  const isLed = ({ pieces }: Block) => pieces.some(tells);
  const first = ({ pieces, ...block }: Block): Block => ({
    ...block,
    pieces: [...pieces.filter(tells), ...pieces.filter((piece) => !tells(piece))],
  });
  const led = blocks.map((block) => (block.kind === "list" && isLed(block) ? first(block) : block));
  const isSentence = (block: Block) => block.kind !== "list" && isLed(block) && !block.leans;
  return [...led.filter(isSentence), ...led.filter((block) => !isSentence(block))];
}
