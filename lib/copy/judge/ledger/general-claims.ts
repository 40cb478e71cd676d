import { content } from "../../similarity.ts";
import { allMatches } from "../matches.ts";
import type { Sentence } from "../said.ts";
import { type Entry, entry, type Reader } from "./entry.ts";
import { knows, type SourceLine, type Sources } from "./sources.ts";

/** Words that leave out no exception, and the words of a source that allow them. */
const GENERAL: [claimed: RegExp, allowed: RegExp][] = [
  [
    /(?<!\p{L})(?:all|every|each|any)(?: (?:of )?(?:our|your|the|their))? (?!(?:day|night|time|year|summer|week|month|season|at|in|of|set|good|about|over|your)(?!\p{L}))((?:\p{L}+ ?){1,2})/giu,
    /(?<!\p{L})(?:all|every\p{L}*|each|any\p{L}*|whole|entire|unlimited|both|no)(?!\p{L})|100 ?%/iu,
  ],
  [
    /(?<!\p{L})(?:always|never)(?! (?:mind|been)) ((?:\p{L}+ ?){1,3})/giu,
    /(?<!\p{L})(?:always|never|every|all|no longer|not|without|no|24\/7)(?!\p{L})|n[’']t(?!\p{L})/iu,
  ],
];

const mentions = (line: SourceLine, nouns: string[]) => nouns.some((noun) => line.ideas.has(noun));

/** The sources speak of these things, but never of all of them. */
function isTooGeneral(nouns: string[], allowed: RegExp, sources: Sources): boolean {
  if (!nouns.length || !nouns.some((noun) => knows(sources, noun))) return false;
  return !sources.lines.some((line) => mentions(line, nouns) && allowed.test(line.text));
}

function general(sentence: Sentence, words: string, sources: Sources): Entry {
  const line = sources.lines.find((l) => mentions(l, content(words)));
  const note = "The source does not say this without exception.";
  return entry(sentence, { kind: "absolute", text: words.trim(), line, supported: false, note });
}

/** "All bikes" where the brief says "selected bikes": a truth made too large. English. */
export const generalClaims: Reader = (sentence, sources) =>
  GENERAL.flatMap(([claimed, allowed]) =>
    allMatches(claimed, sentence.text, /all|every|each|any|always|never/i)
      .filter((m) => isTooGeneral(content(m[1] ?? ""), allowed, sources))
      .map((m) => general(sentence, m[0], sources)),
  );
