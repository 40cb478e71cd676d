import type { DescribedPhoto } from "../../brand/ready-photos.ts";
import { tokensOf } from "../../render/templates/kit/story/tokens.ts";
import type { Story } from "../../story/schema.ts";

/** Shorter words say nothing about what a photo shows. */
const SHORTEST = 4;

/**
 * The photo whose description shares most words with a story, the newest of equals. A photo of people is shown only
 * where they belong. A list of one, or of none.
 */
export function suitedPhoto(story: Story, photos: readonly DescribedPhoto[]): string[] {
  const { kicker, headline, support, about, points, facts } = story;
  const said = [kicker, headline, support, ...points].map((line) => line?.text ?? "");
  const seen = tokensOf([...said, about, ...facts.map(({ quote }) => quote)].join("\n")).words;
  const rated = photos.map(({ id, kind, words }) => ({
    id,
    kind,
    shared: [...tokensOf(words).words].filter((word) => word.length >= SHORTEST && seen.has(word)).length,
  }));
  const able = rated.filter(({ kind, shared }) => kind !== "people" || shared > 0);
  const [best] = able.toSorted((a, b) => b.shared - a.shared);
  return best ? [best.id] : [];
}
