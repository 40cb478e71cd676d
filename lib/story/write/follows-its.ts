import { unstop } from "../../copy/text.ts";
import type { Line } from "../schema.ts";
import type { Block } from "./block.ts";
import type { Material } from "./material.ts";

/** "We really do send them" is right behind the sentence that it leans on, or behind another part of its own. */
export function followsIts({ facts }: Line, last: Line | undefined, { blocks }: Material): boolean {
  const has = (b: Block | undefined, ids: readonly string[]) =>
    b?.pieces.some((piece) => ids.some((id) => piece.facts.includes(id))) ?? false;
  const at = blocks.findIndex((b) => has(b, facts));
  return last !== undefined && (has(blocks[at], last.facts) || has(blocks[at - 1], last.facts));
}

/** "End on the fact that the under 14s stay the same": that line is the last, wherever the brief has it. */
export function endedAsWished(lines: readonly Line[], { wishes }: Material): Line[] {
  const last = unstop(wishes.endWith).toLowerCase();
  const isLast = ({ text }: Line) => last !== "" && unstop(text).toLowerCase() === last;
  return [...lines.filter((line) => !isLast(line)), ...lines.filter(isLast)];
}
