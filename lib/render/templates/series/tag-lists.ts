import { capitalized } from "../../../text/capitalized.ts";
import type { Idea } from "./ending.ts";
import { ledByTag } from "./tagged.ts";

type TaggedIdea = Idea & { facts?: readonly string[] };

/** So many entries of a changelog at least, of one kind on a slide, and the letters of one that is read in a line. */
const LEAST = { entries: 5, ofKind: 2 };
const MOST = { lines: 6, line: 80 };

/** "Fixed: …" after "Fixed: …": short entries of one kind share a slide under their tag, in their author's order. */
export function inTagLists<S extends TaggedIdea>(ideas: readonly S[]): readonly S[] {
  const entries = ideas.map((idea) => ({ idea, ...(idea.body === "" ? ledByTag(idea.title) : undefined) }));
  if (entries.filter(({ tag }) => tag).length < LEAST.entries) return ideas;
  const runs: (typeof entries)[] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (entry.tag && run?.[0]?.tag === entry.tag) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => {
    const lines = run.map(({ said = "" }) => capitalized(said.replace(/(?<!\.)\.$/u, "")));
    const areShort = run.length <= MOST.lines && lines.every((line) => line.length <= MOST.line);
    const [first] = run;
    if (!first?.tag || run.length < LEAST.ofKind || !areShort) return run.map(({ idea }) => idea);
    const facts = run.flatMap(({ idea }) => idea.facts ?? []);
    return [{ ...first.idea, title: first.tag, lines, facts }];
  });
}
