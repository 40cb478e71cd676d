import { guidelinesOf, productName } from "../../copy/brand.ts";
import { hasSpaces } from "../../copy/language.ts";
import { impersonationsIn } from "../../copy/policy/impersonation.ts";
import type { Brand, Guidelines } from "../../copy/types.ts";
import type { Channel } from "../../vocab.ts";
import type { Piece } from "./piece.ts";

/** A piece and everything its words are measured by, prepared once. */
export type Subject = {
  piece: Piece;
  brand: Brand;
  guidelines: Guidelines;
  channel: Channel;
  /** What the thing should be called; empty when it is unknown. */
  name: string;
  english: boolean;
  /** The language separates words with spaces, so that they can be counted. */
  spaced: boolean;
  /** All words of the piece. */
  everything: string;
  /** Words that may be relied on: of the brief, then of the Brand DNA. */
  brief: string;
  dna: string;
  /** Words that probably speak in the name of another. */
  impersonations: string[];
};

/** `brief` is empty for words that came finished: then they are their own source. */
export function subjectOf(piece: Piece, about: { brief: string; brand: Brand; channel: Channel }): Subject {
  const { brief, brand, channel } = about;
  const everything = piece.places.map(({ text }) => text).join("\n");
  const own = [brand.name, productName(brand)];
  const guidelines = guidelinesOf(brand);
  // Rules about words are no facts, except for the words they ask for.
  const facts = { ...brand, product_map: { ...brand.product_map, guidelines: guidelines.required } };
  return {
    piece,
    brand,
    guidelines,
    channel,
    name: productName(brand),
    english: piece.language === "en",
    spaced: hasSpaces(piece.language),
    everything,
    brief: brief || everything,
    dna: wordsOf(facts).join("\n"),
    impersonations: impersonationsIn(`${brief}\n${everything}`, own),
  };
}

const MAX_DEPTH = 6;

/** Every text of a JSON value. */
function wordsOf(value: unknown, depth = 0): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inner) => wordsOf(inner, depth + 1));
}
