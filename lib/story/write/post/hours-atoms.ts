import { sentences } from "../../../copy/sentences.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import type { Block, Piece } from "../block.ts";
import { hoursIn } from "../hours.ts";
import type { Material } from "../material.ts";
import { typeset } from "../typeset.ts";

/** As much as any day that readers need. */
const NEED = 90;

const CLOCK = "\\d{1,2}(?:[:.]\\d{2}|\\s?h\\s?\\d{2})(?:\\s?(?:[ap]\\.?m\\.?|uhr|uur|h))?";
/** "From Kilbrae: 06:40, 08:20, …": a name, and when it leaves there. */
const DEPARTURES = new Prefiltered(
  `^[^:：.!?\\d]{2,40}\\s?:\\s+${CLOCK}(?:(?:,| and| und| et| y| e| en)\\s${CLOCK})+[.]?$`,
  "iu",
);
/** "Sundays: no sailings before 10:00" right behind them. */
const LABELLED_HOUR = new Prefiltered(`^[^:：.!?\\d]{2,40}\\s?:\\s[^:：!?]*?${CLOCK}[^:：!?]*$`, "iu");

/** The directions of a timetable are a line each, with what is said of other days behind them. */
export function timetableLines(blocks: readonly Block[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  const textOf = (b: Block | undefined) => (b?.kind === "sentence" ? (b.pieces[0]?.text ?? "") : "");
  blocks.forEach((b, i) => {
    const [before, text, next] = [blocks[i - 1], b, blocks[i + 1]].map(textOf) as [string, string, string];
    const isDirection = DEPARTURES.test(text) && [before, next].some((one) => DEPARTURES.test(one));
    const last = blocks[i - 1]?.pieces[0];
    const isBehind = last !== undefined && found.has(last) && LABELLED_HOUR.test(text);
    if (b.pieces[0] && (isDirection || isBehind)) found.add(b.pieces[0]);
  });
  return found;
}

/** Opening hours as a list, a line each day or range, under what leads to them; undefined for another block. */
export function hoursAtoms(b: Block, block: number, { language }: Material) {
  const [piece, ...others] = b.pieces;
  const hours =
    piece && others.length === 0 && b.kind === "sentence" ? hoursIn(piece.text, language) : undefined;
  if (!hours) return undefined;
  const plain = {
    introduces: false,
    leansOn: undefined,
    clings: false,
    limits: undefined,
    paragraph: undefined,
    under: "",
    heads: false,
  };
  const made = { ...plain, must: true, need: NEED, tells: b.tells, isLine: false, block };
  const text = hours.entries.map((entry) => typeset(entry, language)).join("\n");
  const list = { ...made, text, shape: "item" as const, leads: false, count: sentences(text).length };
  if (hours.head === "") return [list];
  const head = { ...made, text: `${hours.head}.`, shape: "sentence" as const, leads: true, count: 1 };
  return [head, { ...list, leansOn: head }];
}
