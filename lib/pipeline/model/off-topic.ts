import { ideas } from "../../copy/judge/ideas.ts";
import { injectionsIn } from "../../copy/judge/injection.ts";
import { knows, sourcesOf } from "../../copy/judge/ledger/sources.ts";
import { sentences } from "../../copy/sentences.ts";
import { knownWords } from "./known-words.ts";
import type { CopyRequest } from "./request.ts";

/** Longer sentences state something, and the judge's ledger looks for their source. */
const SHORT = { from: 2, to: 4 };
const KNOWN = 0.5;

/**
 * Short sentences made of words that nobody has used: "Win a car today". A call states nothing that could be checked, so
 * the judge lets it pass; from a model it may be what somebody has put between the lines.
 */
export function offTopic(lines: readonly string[], request: CopyRequest): string[] {
  const { brief, facts, brand } = request;
  const sources = sourcesOf(brief, brand, injectionsIn(brief, facts));
  const isOurs = knownWords(request);
  const isKnown = (idea: string) => knows(sources, idea) || (idea.length > 3 && isOurs(idea));
  return lines
    .flatMap((line) => line.split("\n").flatMap(sentences))
    .filter((sentence) => {
      const all = ideas(sentence);
      const isShort = all.length >= SHORT.from && all.length <= SHORT.to;
      return isShort && all.filter(isKnown).length < all.length * KNOWN;
    });
}
