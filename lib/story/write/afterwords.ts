import { stop, unstop, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Reading } from "../schema.ts";
import { THANKS_WORDS } from "../thanks-words.ts";
import type { Block } from "./block.ts";

/** "Twice.", "Zweimal.", "Deux fois.": how often or how far what stands before is so. */
const AFTERWORD = /^\p{Lu}[\p{L}’'-]+(?: (?:fois|veces|volte|keer|mal|times|vezes))?\.?$/u;
const THANKS = new Prefiltered(`^(?:${THANKS_WORDS})`, "iu");
const FEWEST = 3;

const textOf = ({ pieces: [piece] }: Block) => piece?.text ?? "";

function belongs(b: Block, before: Block | undefined, { lines, breaks, title }: Reading): boolean {
  if (before?.kind !== "sentence" || b.kind !== "sentence" || b.must || !AFTERWORD.test(textOf(b)))
    return false;
  const isApart = [...lines.map(({ start }) => start), ...breaks].some((at) => before.at < at && at <= b.at);
  const isTitled = [b, before].some(({ pieces }) => pieces.some(({ facts }) => facts.includes(title)));
  const isSaid = wordCount(textOf(before)) >= FEWEST && !/[?？:："”“»]$/u.test(textOf(before));
  return isSaid && !isApart && !isTitled && !THANKS.test(textOf(b));
}

/** A sentence of one word right behind a statement is no thought of its own: it stays with the statement. */
export function withAfterwords(blocks: readonly Block[], reading: Reading): Block[] {
  const joined: Block[] = [];
  for (const [i, b] of blocks.entries()) {
    const before = joined.at(-1);
    const [said, word] = [before?.pieces[0], b.pieces[0]];
    if (!before || !said || !word || blocks[i + 1]?.kind === "list" || !belongs(b, before, reading)) {
      joined.push(b);
      continue;
    }
    const piece = {
      ...said,
      text: `${said.text} ${word.text}`,
      card: `${stop(said.card)} ${unstop(word.card)}`,
      facts: [...new Set([...said.facts, ...word.facts])],
    };
    joined[joined.length - 1] = { ...before, pieces: [piece] };
  }
  return joined;
}
