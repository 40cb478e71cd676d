import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { withoutSignedLabel } from "../read/speaker.ts";
import { isUnnamed } from "../read/unnamed.ts";
import type { Reading } from "../schema.ts";
import type { Block } from "./block.ts";

/** Words that someone said, and right behind them who that was: "“Warm and dry by noon.” Bram, Leiden". */

const QUOTED = /^["“„«「]\s?[^"“”„«»「」]{6,}["”“»」][.!?]?$/u;
const WORD = "\\p{Lu}[\\p{L}’'.-]*";
const SIGNER = new Prefiltered(
  `^(?:${WORD}(?: (?:(?:de|van|von|der|den|la|du|di|da|do|del|and|und|et|y|e|en|&) )?${WORD}){0,4}(?: \\(\\d{1,2}\\))?(?:, [^,.!?:;]{1,40}){0,2})[.]?$`,
  "u",
);

const cardOf = ({ pieces: [piece] }: Block) => piece?.card ?? "";

const isSigner = (text: string) => SIGNER.test(withoutSignedLabel(text)) || isUnnamed(text);

/** The second stands right behind the first in the brief. */
function isBehind(first: Block, second: Block, { facts, breaks }: Reading): boolean {
  const ids = new Set(first.pieces.flatMap((piece) => piece.facts));
  const end = Math.max(...facts.filter(({ id }) => ids.has(id)).map(({ span }) => span.end));
  return second.at >= end && second.at - end <= NEAR && !breaks.some((at) => end < at && at <= second.at);
}
/** Blanks and a dash. */
const NEAR = 4;

/** A quotation with who said it, as one. */
function joined(quote: Block, signer: Block): Block {
  const by = withoutSignedLabel(cardOf(signer)).replace(/\.$/u, "");
  const facts = [...quote.pieces, ...signer.pieces].flatMap((piece) => piece.facts);
  const said = cardOf(quote);
  return {
    ...quote,
    tells: new Set([...quote.tells, ...signer.tells]),
    must: quote.must || signer.must,
    pieces: [{ text: `${said}\n– ${by}`, card: `${said} – ${by}`, facts: [...new Set(facts)] }],
  };
}

/** "“Eleven minutes!” – Dev": who said it stands under the words, as in every other place. */
function signedBelow(block: Block): Block {
  const [piece, ...others] = block.pieces;
  const { said, by } =
    (block.kind === "sentence" && piece && others.length === 0 && signedQuote(piece.card)) || {};
  return piece && said ? { ...block, pieces: [{ ...piece, text: `${said}\n– ${by}` }] } : block;
}

/** "Firma: Marisa T., Valdelora.": who spoke stands under the quotation, without the label. */
const isSignature = (block: Block, { quotation }: Reading): boolean =>
  block.kind === "sentence" &&
  Boolean(quotation?.name && cardOf(block).includes(quotation.name)) &&
  withoutSignedLabel(cardOf(block)) !== cardOf(block);

/** The words of the brief with each quotation beside the name of who said it. */
export function withSigners(blocks: readonly Block[], reading: Reading): Block[] {
  const out: Block[] = [];
  const hasQuotation = blocks.some(({ kind }) => kind === "quotation");
  for (const block of blocks) {
    if (hasQuotation && isSignature(block, reading)) continue;
    const last = out.at(-1);
    const areSentences = last?.kind === "sentence" && block.kind === "sentence";
    const isSigned =
      areSentences && QUOTED.test(cardOf(last)) && isSigner(cardOf(block)) && isBehind(last, block, reading);
    if (isSigned) out[out.length - 1] = joined(last, block);
    else out.push(signedBelow(block));
  }
  return out;
}

/** The words and who said them, of such a line; undefined for any other. */
export function signedQuote(card: string): { said: string; by: string } | undefined {
  const [said = "", by = "", ...more] = card.split(" – ");
  return more.length === 0 && QUOTED.test(said) && by !== "" && isSigner(by) ? { said, by } : undefined;
}
