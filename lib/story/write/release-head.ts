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
