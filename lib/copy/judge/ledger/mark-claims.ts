import type { Sentence } from "../said.ts";
import { BRIEF_ONLY, type Entry, entry, type Reader } from "./entry.ts";
import { isDenied, type Mark, marksIn, SERIOUS_MARKS } from "./marks.ts";
import type { SourceLine, Sources } from "./sources.ts";

const marksOf = new WeakMap<SourceLine, ReadonlySet<string>>();

/** Marks a source line grants. What it says it has not got, it does not grant. */
function granted(line: SourceLine): ReadonlySet<string> {
  const known = marksOf.get(line);
  if (known) return known;
  const marks = new Set(isDenied(line.text) ? [] : marksIn(line.text).map((m) => m.key));
  marksOf.set(line, marks);
  return marks;
}

function markClaim(sentence: Sentence, mark: Mark, sources: Sources): Entry {
  const denied = isDenied(sentence.text);
  const line = sources.lines.find(
    (l) => granted(l).has(mark.key) || (denied && marksIn(l.text).some((m) => m.key === mark.key)),
  );
  const briefOnly = line?.from === "brief";
  return entry(sentence, {
    kind: "mark",
    text: mark.text,
    line,
    supported: line !== undefined,
    note: line ? (briefOnly ? BRIEF_ONLY : undefined) : "Nothing in the brief or the Brand DNA grants it.",
    serious: briefOnly && SERIOUS_MARKS.has(mark.key),
  });
}

/** Certificates, guarantees, medical and security claims. */
export const markClaims: Reader = (sentence, sources) =>
  marksIn(sentence.text).map((mark) => markClaim(sentence, mark, sources));
