import { detectLanguage } from "../../copy/language.ts";
import type { Brand } from "../../copy/types.ts";
import type { Channel, Check, Claim } from "../../vocab.ts";
import { audienceOf } from "./audience.ts";
import { bannedWords, namesBrand, requiredPhrases, sloganLocked } from "./brand-checks.ts";
import type { Reviewed } from "./check.ts";
import { impersonation, proofs } from "./claim-checks.ts";
import { wellFormed } from "./line-checks.ts";
import { pictureReviews } from "./picture.ts";
import type { Piece } from "./piece.ts";
import { fitsLimit } from "./platform-checks.ts";
import type { Report } from "./report.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { tasteOfWords } from "./taste.ts";
import { conclude } from "./verdict.ts";

/** A report stays readable, and small enough to store. */
const MAX_CLAIMS = 150;

/** Unsupported claims first: they are what a person has to look at. */
const listed = (claims: readonly Claim[]): Claim[] =>
  [...claims.filter((c) => !c.supported), ...claims.filter((c) => c.supported)].slice(0, MAX_CLAIMS);

/** Rules that hold for all words. */
export const rulesOf = (s: Subject): Reviewed[] => [
  bannedWords(s),
  requiredPhrases(s),
  sloganLocked(s),
  ...(s.piece.post ? [fitsLimit(s)] : []),
  ...impersonation(s.impersonations),
];

/** A report of reviewed words and their picture. The weights add up to 100 where there is a picture. */
export function reportOf(
  words: readonly Reviewed[],
  lint: readonly Check[],
  claims: readonly Claim[],
): Omit<Report, "sources" | "held_back"> {
  const budget = 100 - words.reduce((sum, { check }) => sum + check.weight, 0);
  const reviews = [...words, ...pictureReviews(lint, budget)];
  const checks = reviews.map(({ check }) => check);
  const { score, verdict, summary } = conclude(reviews);
  return {
    score,
    verdict,
    summary,
    checks,
    claims: listed(claims),
    audience: audienceOf(verdict, checks, claims),
  };
}

/** Reviews words that the caller brought finished: rules, claims and the picture decide. */
export function reviewWords(
  piece: Piece,
  { brand, channel, lint }: { brand: Brand; channel: Channel; lint: readonly Check[] },
): Report {
  const s = subjectOf(piece, { brief: "", brand, channel });
  const { reviews, claims } = proofs(s, s.english ? "en" : detectLanguage(s.everything).code);
  const words = [wellFormed(s), ...rulesOf(s), ...reviews, namesBrand(s), ...tasteOfWords(s)];
  return { ...reportOf(words, lint, claims), sources: [], held_back: [] };
}
