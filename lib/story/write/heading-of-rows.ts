import { capitalize, size, unstop, wordCount } from "../../copy/text.ts";
import { hasPrice } from "../../text/has-price.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Block, Headline } from "./block.ts";
import { endsWithColon } from "./empty-lead-ins.ts";
import { areHours } from "./hours.ts";
import type { Material } from "./material.ts";

const MOST = { words: 19, characters: 112 };

/** That a place is shut for some days: over a table of hours it would be read as what the table is of. */
const SHUT = new Prefiltered(
  /(?<!\p{L})(?:closed|shut|geschlossen|fermée?s?|fermeture|cerrad[oa]s?|cerramos|chius[oaie]|chiusura|gesloten|dicht|encerrad[oa]s?|fechad[oa]s?)(?!\p{L})/iu,
);
const isClosure = ({ kind, pieces }: Block): boolean =>
  kind === "sentence" && pieces.every(({ card }) => SHUT.test(card) && /\d/u.test(card));

const areRows = (cards: readonly string[]): boolean => areHours(cards) || cards.every(hasPrice);

/**
 * "Winter hours at the workshop, from Tuesday 1 December until the end of February:" heads the hours or the prices under
 * it, however long it is, where nothing else is the news: days on which the place is shut stand apart from the table.
 */
export function headingOfRows(m: Material): Headline | undefined {
  const { blocks } = m;
  const list = blocks.findIndex(
    ({ kind, pieces }) => kind === "list" && areRows(pieces.map(({ card }) => card)),
  );
  const heading = blocks[list - 1];
  const [piece, ...others] = heading?.pieces ?? [];
  if (!heading || !piece || others.length > 0 || !endsWithColon(heading, m)) return undefined;
  const isShort = wordCount(piece.card) <= MOST.words && size(piece.card) <= MOST.characters;
  return isShort && blocks.slice(0, list - 1).every(isClosure)
    ? { text: capitalize(unstop(piece.card)), facts: piece.facts, rest: [], block: heading, label: "" }
    : undefined;
}
