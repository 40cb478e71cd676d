import { sentences } from "../../../copy/sentences.ts";
import type { Block } from "../block.ts";
import { hoursIn } from "../hours.ts";
import type { Material } from "../material.ts";
import { typeset } from "../typeset.ts";

/** As much as any day that readers need. */
const NEED = 90;

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
