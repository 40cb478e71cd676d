import type { Fit, Pictures } from "../../render/fits.ts";
import { readIn } from "../../render/templates/kit/story/shown.ts";
import { coverage } from "../../story/guard/coverage.ts";
import type { Fact, FactKind, Story } from "../../story/schema.ts";

/**
 * Facts that must be on the picture and are not. The brand's name stands on every picture. A link is for
 * the post: on a picture it cannot be followed.
 */
export const lostOf = (story: Story, { data, tells }: Fit, { brand }: Pictures): Fact[] =>
  coverage(story, [brand, ...readIn(data)].join("\n"), story.spoken).filter(
    ({ id, kind }) => kind !== "link" && !tells.includes(id),
  );

/**
 * The story for templates, in which news that must be on the picture counts as a hard fact: "Free, no registration"
 * may stand in a line of details.
 */
export function withNeeds(story: Story): Story {
  const needed = new Set(coverage(story, "", story.spoken).map(({ id }) => id));
  const facts = story.facts.map((fact) =>
    needed.has(fact.id) && SOFT.includes(fact.kind) ? { ...fact, kind: "condition" as const } : fact,
  );
  return { ...story, facts };
}

const SOFT: readonly FactKind[] = ["news", "change"];
