import { capitalize, unstop } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import { emphasesOf, shows } from "../emphasis.ts";
import type { Reading } from "../schema.ts";
import type { Block, Piece } from "./block.ts";

/**
 * "From 1 January, …": a day before the main clause. German and Dutch turn the clause around behind it, so that it
 * cannot move there.
 */
const LEADING_DAY: Record<string, RegExp> = {
  en: /^(?<day>(?:from|on|as of|starting|since|until|this|next|in) (?:[^,.;:!?]|\.(?=\d)){3,32}), (?<main>[^;:!?]{12,})$/iu,
  fr: /^(?<day>(?:à partir du|dès le|depuis le|le|jusqu[’']au) (?:[^,.;:!?]|\.(?=\d)){3,32}), (?<main>[^;:!?]{12,})$/iu,
  es: /^(?<day>(?:a partir del?|desde el|el|hasta el) (?:[^,.;:!?]|\.(?=\d)){3,32}), (?<main>[^;:!?]{12,})$/iu,
  it: /^(?<day>(?:a partire dal|dal|fino al|il) (?:[^,.;:!?]|\.(?=\d)){3,32}), (?<main>[^;:!?]{12,})$/iu,
  pt: /^(?<day>(?:a partir de|desde|até|em|no dia) (?:[^,.;:!?]|\.(?=\d)){3,32}), (?<main>[^;:!?]{12,})$/iu,
};
/** Behind several clauses or sentences the day would belong to the last of them. */
const SEVERAL = /,\s|[.!?]\s|\s(?:and|but|et|mais|y|pero|e|ma|mas)\s/iu;
const HAS_DAY = /\d|(?<!\p{L})(?:to)?(?:day|morrow)(?!\p{L})/iu;

/** "Lead with the price": the day that the sentence begins with goes behind what is wanted first. */
export function ledByWanted(blocks: Block[], reading: Reading): Block[] {
  const [wanted] = emphasesOf(reading).filter(({ on }) => on !== "last");
  const [first, ...others] = blocks;
  const [piece] = first?.pieces ?? [];
  if (!wanted || !first || !piece || first.kind !== "sentence" || first.pieces.length > 1) return blocks;
  const isWanted = (text: string) => shows(text, wanted, reading.language);
  const turned = (text: string) => dayLast(text, reading.language, isWanted);
  const [text, card] = [turned(piece.text), turned(piece.card)];
  if (!text || !card) return blocks;
  const led: Piece = { ...piece, text, card };
  return [{ ...first, pieces: [led], cuts: [], parts: [] }, ...others];
}

/** The sentence with its day at the end; undefined where the day itself is wanted, or it would not read well. */
function dayLast(
  sentence: string,
  language: string,
  isWanted: (text: string) => boolean,
): string | undefined {
  const bare = unstop(sentence);
  const { day = "", main = "" } = own(LEADING_DAY, language)?.exec(bare)?.groups ?? {};
  if (!HAS_DAY.test(day) || SEVERAL.test(main) || isWanted(day) || !isWanted(main)) return undefined;
  const small = day.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return `${capitalize(main)} ${small}${sentence.slice(bare.length)}`;
}
