import type { Claim } from "../../../vocab.ts";
import { clip } from "../../text.ts";
import type { Place, Sentence } from "../said.ts";
import { flat, type SourceLine, type Sources } from "./sources.ts";

/** A claim with the sentence it was found in; `serious` ones deserve a look even when the brief backs them. */
export type Entry = { claim: Claim; sentence: string; serious: boolean };

/** Finds the claims of one kind in a sentence and ties each to its source. */
export type Reader = (sentence: Sentence, sources: Sources, counts: ReadonlySet<number>) => Entry[];

export const BRIEF_ONLY = "Only the brief says so.";

/** "brief: “…”": where a claim comes from, readable as it stands. */
const cite = (line: SourceLine): string => `${line.from}: “${clip(line.text, 140)}”`;

type Draft = {
  kind: Claim["kind"];
  text: string;
  line?: SourceLine | undefined;
  supported: boolean;
  note?: string | undefined;
  serious?: boolean;
};

export function entry(sentence: Place, { kind, text, line, supported, note, serious = false }: Draft): Entry {
  const source = line ? cite(line) : null;
  return {
    claim: {
      kind,
      text: clip(text.trim(), 200),
      where: sentence.where,
      supported,
      source,
      note: note ?? null,
    },
    sentence: clip(sentence.text, 200),
    serious,
  };
}

/** The same claim in headline and post is one claim. */
export function once(entries: readonly Entry[]): Entry[] {
  const known = new Set<string>();
  return entries.filter(({ claim }) => {
    const key = `${claim.kind}|${flat(claim.text)}|${claim.supported}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
