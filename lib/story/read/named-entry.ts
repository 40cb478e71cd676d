import type { Notebook, Piece } from "./notebook.ts";

/** "- a card with brewing times" behind other entries of what is in a box names a thing, and orders none. */
const NAMES_THING = /^[\s•*–-]*(?:an?|one|eine?n?|une?|una?|uno|een|uma?)\s\p{L}/iu;
export const isNamedEntry = ({ drafts }: Notebook, { shape, block }: Piece, text: string): boolean =>
  shape === "bullet" && NAMES_THING.test(text) && drafts.some(({ piece }) => piece.block === block);
