import type { Block } from "../block.ts";
import type { Material } from "../material.ts";

/** What the author's lines say about the blocks of a post. A text in one line says nothing. */
export type OwnLines = {
  /** It begins a line that has no bullet and no number. */
  isOwn: (block: Block) => boolean;
  /** What its author set behind it, where it is all of its line; undefined elsewhere. */
  endOf: (block: Block) => string | undefined;
};

const END = /[.!?…。！？؟।:：]["”’»」』)]*$/u;

export function ownLinesOf({ reading: { lines, facts }, blocks }: Material): OwnLines {
  const lineOf = ({ at }: Block) => lines.findLastIndex(({ start }) => start <= at);
  const byLine = new Map<number, Block[]>();
  for (const block of blocks) byLine.set(lineOf(block), [...(byLine.get(lineOf(block)) ?? []), block]);
  const isOwn = (block: Block) =>
    lines.length > 1 &&
    !block.tells.has("snippet") &&
    lines[lineOf(block)]?.isMarked === false &&
    byLine.get(lineOf(block))?.[0]?.pieces === block.pieces;
  const endAt = (at: number) =>
    facts
      .filter(({ from, span }) => from === "brief" && span.start === at)
      .map(({ quote }) => END.exec(quote.trim())?.[0] ?? "")
      .find((end) => end !== "") ?? "";
  return {
    isOwn,
    endOf: (block) => (isOwn(block) && byLine.get(lineOf(block))?.length === 1 ? endAt(block.at) : undefined),
  };
}
