import type { Story } from "../../../story/schema.ts";
import { afterCount } from "../listicle/counted.ts";

/** Only steps, numbered tips and what the headline counts are counted, where every slide between is one. */
export function isCounted(story: Story, ideas: readonly unknown[]): boolean {
  const { steps, slides, occasion } = story;
  if (countedByHeadline(story) === ideas.length) return true;
  if (steps.length < 2) return occasion === "how_to";
  return slides.slice(0, ideas.length).every(isEntryOf(story));
}

/** "5 things to have ready": how many entries of the list the headline counts; 0 where it counts none. */
function countedByHeadline({ headline, items, steps }: Story): number {
  const count = Math.max(items.length, steps.length);
  return count > 1 && afterCount(headline.text, count) !== undefined ? count : 0;
}

/** Whether a slide is a step, or an entry of the list that the headline counts. */
export const isEntryOf = (story: Story) => {
  const steps = story.steps.flatMap(({ facts }) => facts);
  const counted = new Set(countedByHeadline(story) > 0 ? [...steps, ...story.items] : steps);
  return ({ facts }: Story["slides"][number]) => facts.some((id) => counted.has(id));
};
