import { sentences } from "../../lib/copy/sentences.ts";
import { emptyStory } from "../../lib/story/empty.ts";
import type { FactKind } from "../../lib/story/kinds.ts";
import { type Fact, Reading, type Story } from "../../lib/story/schema.ts";

/** A fact whose quote stands in the brief. */
export function factOf(brief: string, quote: string, id: string, kind: FactKind = "news"): Fact {
  const start = brief.indexOf(quote);
  return { id, kind, says: quote, quote, from: "brief", span: { start, end: start + quote.length } };
}

/** Every sentence of a brief as a fact, in its order: f1, f2, … */
export const factsOf = (brief: string): Fact[] =>
  brief
    .split("\n")
    .flatMap((line) => sentences(line))
    .map((quote, i) => factOf(brief, quote, `f${i + 1}`));

export const readingOf = (brief: string, its: Partial<Reading> = {}): Reading =>
  Reading.parse({ ...emptyStory("en"), facts: factsOf(brief), ...its });

/** A story whose only words are those given; its post is the brief unless told otherwise. */
export const storyOf = (brief: string, its: Partial<Story> = {}): Story => ({
  ...emptyStory(its.language ?? "en"),
  facts: factsOf(brief),
  headline: { text: factsOf(brief)[0]?.quote ?? "", facts: ["f1"] },
  posts: { linkedin: brief },
  altText: "A picture with the headline.",
  ...its,
});
