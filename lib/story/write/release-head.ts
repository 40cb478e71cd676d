import { capitalize, unstop, wordCount } from "../../copy/text.ts";
import type { Block, Headline } from "./block.ts";

/** "New in Quillmark 3.1", "Neu bei Quillmark": where something is new. */
const WHERE =
  /^(?<where>(?:new (?:in|on|at|to)|just added to|neu (?:in|bei|auf|im)|nouveau (?:dans|chez|sur)|nouveauté (?:de|dans|chez|sur)|nuevo en|novedad (?:en|de)|novità (?:in|di|su|da)|nuovo (?:in|su|da)|nieuw (?:in|bij|op)|novo (?:em|no|na)|novidade (?:em|no|na|do|da))\s[^,:：.!?]{2,40}?(?:\s\d+(?:\.\d+)*)?)(?:,\s(?<when>[^:：!?]{6,60}))?\s?[:：]\s(?<name>[^:：,;!?]{3,48})[.!]?$/iu;
const MOST_WORDS = 6;

/** "New in Quillmark 3.1, out on Tuesday: Page Lock." is headed by what is new; where it is new stands above it. */
export function releaseHead(block: Block): Headline | undefined {
  const [piece] = block.pieces;
  const { where = "", when = "", name = "" } = WHERE.exec(unstop(piece?.card ?? ""))?.groups ?? {};
  return piece && name !== "" && wordCount(name) <= MOST_WORDS
    ? {
        text: capitalize(unstop(name)),
        facts: piece.facts,
        rest: when ? [capitalize(when)] : [],
        block,
        label: where,
      }
    : undefined;
}

/** "Version 4.2, out Thursday 3 December", above changes that are too long for a headline. */
const VERSION = /^(?:version|versión|versione|versie|versão|release|v)\s?\d[\d.]*,?\s\S[^.!?:]{3,60}[.!]?$/iu;

export function versionHead(blocks: readonly Block[]): Headline | undefined {
  const [block] = blocks;
  const [piece] = block?.pieces ?? [];
  return block && piece && VERSION.test(piece.card)
    ? { text: unstop(piece.card), facts: piece.facts, rest: [], block, label: "" }
    : undefined;
}

const LONGEST_CLAUSE = 90;
const JOINT = /^,\s+(?:(?:and|und|et|y|e|en)\s)?/iu;

/** "Staff can swap shifts, night shifts count, printing fits on one page": the first of the changes, where it is wanted. */
export function clauseHead(blocks: readonly Block[], words: string): Headline | undefined {
  if (words.length > LONGEST_CLAUSE) return undefined;
  const wanted = words.toLowerCase();
  for (const block of blocks) {
    const [piece] = block.pieces;
    const rest = piece?.card.slice(words.length) ?? "";
    if (piece?.card.toLowerCase().startsWith(wanted) && JOINT.test(rest))
      return {
        text: piece.card.slice(0, words.length),
        facts: piece.facts,
        rest: [capitalize(rest.replace(JOINT, ""))],
        block,
        label: "",
      };
  }
  return undefined;
}
