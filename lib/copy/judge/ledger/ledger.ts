import type { Place, Sentence } from "../said.ts";
import { boastClaims } from "./boast-claims.ts";
import { type Entry, once, type Reader } from "./entry.ts";
import { generalClaims } from "./general-claims.ts";
import { markClaims } from "./mark-claims.ts";
import { nameClaims } from "./name-claims.ts";
import { numberClaims } from "./number-claims.ts";
import { quoteClaims } from "./quote-claims.ts";
import type { Sources } from "./sources.ts";
import { statementClaims } from "./statement-claims.ts";

export type LedgerInput = {
  places: readonly Place[];
  /** The sentences of those places. */
  said: readonly Sentence[];
  sources: Sources;
  language: string;
  /** How many things the copy lists, so that "3 steps" can be checked. */
  counts: ReadonlySet<number>;
};

/** Every claim of the copy, tied to the words of the brief or the Brand DNA that allow it. */
export function ledger({ places, said, sources, language, counts }: LedgerInput): Entry[] {
  const readers: Reader[] = [numberClaims, markClaims, boastClaims, nameClaims(language), statementClaims];
  if (language === "en") readers.push(generalClaims);
  const quoted = places.flatMap((place) => quoteClaims(place.where, place.text, sources));
  return once([...quoted, ...said.flatMap((s) => readers.flatMap((read) => read(s, sources, counts)))]);
}
