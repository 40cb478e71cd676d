import { brandStatements } from "../../copy/brand.ts";
import { rankClaimsIn } from "../../copy/judge/ledger/rank-claims.ts";
import type { Brand } from "../../copy/types.ts";
import { isConfirmed } from "../preferences-block.ts";
import type { Fact, Reading, Span } from "../schema.ts";
import { plain } from "./plain.ts";
import { ownWords } from "./talk-signs.ts";

/** Words that the brand stands by: each of the longer ones is in its DNA. */
export function isOfBrand(claim: string, dna: string): boolean {
  const words = new Set(plain(dna).split(/[^\p{L}\p{N}]+/u));
  const asked = plain(claim).split(/[^\p{L}\p{N}]+/u);
  return asked.every((word) => word.length < 4 || words.has(word));
}

type Claimed = { quote: string; span: Span };

function claimsOf({ quote, span }: Fact, language: string): Claimed[] {
  const own = ownWords(quote);
  return rankClaimsIn(own, language).map((claim) => {
    const start = span.start + own.indexOf(claim);
    return { quote: claim, span: { start, end: start + claim.length } };
  });
}

/** Claims of the brief to be the best, the only one or wholly safe that are not confirmed, each once. */
export function openClaimsIn({
  reading,
  brief,
  brand,
}: {
  reading: Reading;
  brief: string;
  brand: Brand;
}): Claimed[] {
  const [base = "en"] = reading.language.split("-");
  const dna = brandStatements(brand)
    .map(({ text }) => text)
    .join("\n");
  return reading.facts
    .filter(({ from, kind }) => from === "brief" && kind !== "quotation")
    .flatMap((fact) => claimsOf(fact, base))
    .filter(({ quote }) => !isOfBrand(quote, dna) && !isConfirmed(brief, quote))
    .filter(({ quote }, i, all) => all.findIndex((other) => plain(other.quote) === plain(quote)) === i);
}
