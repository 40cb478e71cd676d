import type { Sentence } from "../said.ts";
import { BRIEF_ONLY, type Entry, entry, type Reader } from "./entry.ts";
import { flat, type Sources } from "./sources.ts";
import { absolutesIn, comparisonsIn } from "./superlatives.ts";

function boast(sentence: Sentence, kind: "absolute" | "versus", text: string, sources: Sources): Entry {
  const line = sources.lines.find((l) => l.flat.includes(flat(text)));
  const briefOnly = line?.from === "brief";
  return entry(sentence, {
    kind,
    text,
    line,
    supported: line !== undefined,
    note: line ? (briefOnly ? BRIEF_ONLY : undefined) : "Nobody has said so, let alone proved it.",
    serious: briefOnly && kind === "versus",
  });
}

/** Superlatives, and comparisons with somebody who has a name. */
export const boastClaims: Reader = (sentence, sources) => [
  ...absolutesIn(sentence.text).map((text) => boast(sentence, "absolute", text, sources)),
  ...comparisonsIn(sentence.text).map((text) => boast(sentence, "versus", text, sources)),
];
