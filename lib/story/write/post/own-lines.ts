import type { Block, Piece } from "../block.ts";
import type { Material } from "../material.ts";

/** What the author's lines say about the blocks of a post. A text in one line says nothing. */
export type OwnLines = {
  /** It begins a line that has no bullet and no number. */
  isOwn: (block: Block) => boolean;
  /** Nothing else stands on its line. */
  isAlone: (block: Block) => boolean;
  /**
   * What its author set behind it, where it is all of its line, a number to call at the end of a paragraph, or leads to
   * the next line; undefined elsewhere. A list has as many ends as entries: its headings have colons, which the others have not.
   */
  endOf: (block: Block, entry?: number) => string | undefined;
  /** A blank line stands before an entry of a list. */
  isApart: (block: Block, entry: number) => boolean;
};

const END = /[.!?…。！？؟।:：][\s"”“’»」』)]*$/u;

/** "Bookings: 0117 496 0182", "Changelog at kite.example/log": readers dial or type what stands last. */
const CONTACT_LAST = /(?:\d(?:[\s()/-]?\d){6,}|[\p{L}\d-]+\.\p{L}{2,}(?:\/\S*)?)[.]?$/u;

/** "… at drop-off. Please keep it positive": before a wish the full stop stands behind the quote. */
const END_BEHIND = /^[.!?…。！？؟]/u;

export function ownLinesOf({
  reading: { lines, facts, breaks },
  blocks,
  options: { brief = "" },
}: Material): OwnLines {
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
      .map(({ quote, span }) => (END.exec(quote.trim()) ?? END_BEHIND.exec(brief.slice(span.end)))?.[0] ?? "")
      .find((end) => end !== "") ?? "";
  const startOf = (piece: Piece | undefined) =>
    facts.find(({ id }) => id === piece?.facts[0])?.span.start ?? -1;
  const isLast = (block: Block) => {
    const next = blocks[blocks.findIndex(({ pieces }) => pieces === block.pieces) + 1];
    return next === undefined || breaks.some((start) => start > block.at && start <= next.at);
  };
  const isContact = (block: Block) =>
    lines.length > 1 && isLast(block) && CONTACT_LAST.test(block.pieces[0]?.text ?? "");
  return {
    isOwn,
    isApart: (block, entry) => {
      const [before, start] = [startOf(block.pieces[entry - 1]), startOf(block.pieces[entry])];
      return breaks.some((at) => at > before && at <= start);
    },
    isAlone: (block) => byLine.get(lineOf(block))?.length === 1,
    endOf: (block, entry = 0) => {
      const onLine = byLine.get(lineOf(block)) ?? [];
      const at = entry === 0 ? block.at : startOf(block.pieces[entry]);
      if ((isOwn(block) && onLine.length === 1) || isContact(block)) return endAt(at);
      // "Which one do you need? The short answer:"
      const end = onLine.at(-1)?.pieces === block.pieces && lines.length > 1 ? endAt(block.at) : "";
      return /[:：]/u.test(end) ? end : undefined;
    },
  };
}
