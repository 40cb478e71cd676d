import { bareLabel, changeLabel } from "../../read/changes.ts";
import type { Fact } from "../../schema.ts";
import type { Block, Piece } from "../block.ts";
import type { Material } from "../material.ts";
import type { Atom } from "./atoms.ts";
import type { Form } from "./layout.ts";

/** The entries of a changelog under the headings that its author typed over them. */

const LABELLED = /^\s*(?<label>\p{L}[\p{L} ]{1,18}?)\s?[:：]\s+/u;

/** "## Fixed:" as a line of text. */
const DECORATION = /^[\s#*_>-]+|[\s*_#]+$/gu;

/** The line over an entry that holds nothing but its label, as the author typed it. */
function headingOver(fact: Fact, { reading: { lines }, options: { brief = "" } }: Material) {
  const { label = "" } = LABELLED.exec(fact.says)?.groups ?? {};
  if (label === "" || LABELLED.exec(fact.quote)?.groups?.label === label) return undefined;
  const textOf = (i: number) =>
    brief.slice(lines[i]?.start ?? 0, lines[i + 1]?.start ?? brief.length).replace(DECORATION, "");
  const at = lines.findLastIndex(({ start }) => start <= fact.span.start);
  for (let i = at - 1; i >= 0; i--) {
    const line = textOf(i);
    const name = bareLabel(line.replace(/\s?[:：]$/u, ""));
    if (changeLabel(name) !== undefined) return name.toLowerCase() === label.toLowerCase() ? line : undefined;
  }
  return undefined;
}

function underHeading(piece: Piece, m: Material): Piece {
  const fact = m.reading.facts.find(({ id }) => piece.facts.includes(id));
  const under = fact && headingOver(fact, m);
  if (under === undefined) return piece;
  const said = piece.text.replace(LABELLED, "");
  return { ...piece, text: said.charAt(0).toUpperCase() + said.slice(1), under };
}

/** The material with each entry apart from the heading over it, where all entries have one. */
export function withChangeGroups(m: Material): Material {
  const grouped = (b: Block): Block => {
    if (b.kind !== "list" || !b.tells.has("change")) return b;
    const pieces = b.pieces.map((piece) => underHeading(piece, m));
    return pieces.every(({ under }) => under !== undefined) ? { ...b, pieces } : b;
  };
  const blocks = m.blocks.map(grouped);
  return blocks.every((b, i) => b === m.blocks[i]) ? m : { ...m, blocks };
}

/** Each heading over the first entry of its own that is kept. */
export const headed = (kept: readonly Atom[], { listGap }: Form): Atom[] =>
  kept.map((atom, i) => {
    const before = kept[i - 1];
    if (atom.under === "" || (before?.under === atom.under && before.block === atom.block)) return atom;
    const gap = before?.block === atom.block && listGap !== "\n" ? "\n" : "";
    return { ...atom, text: `${gap}${atom.under}\n${atom.text}` };
  });
