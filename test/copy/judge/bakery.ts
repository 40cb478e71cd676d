import { PIECES } from "./pieces/all.ts";
import type { Piece } from "./pieces/piece.ts";

export function named(name: string): Piece {
  const found = PIECES.find((p) => p.name === name);
  if (!found) throw new Error(`no piece ${name}`);
  return found;
}

export const BAKERY = named("a second shop");

export const withBrand = (p: Piece, guidelines: object, tagline = ""): Piece => ({
  ...p,
  brand: { ...p.brand, tagline, product_map: { guidelines } },
});
