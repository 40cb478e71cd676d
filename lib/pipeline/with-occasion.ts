import { event } from "../render/templates/event/event.ts";
import type { Story } from "../story/schema.ts";

const NOTHING = { brand: "", asked: [], atHand: [], faces: [] };
const Parts = event.data;

/**
 * A story whose picture has day, hour and place on rows of their own, with these as its occasion. The house writes
 * them into the headline; an author who edits that sees a headline without them and takes none of them out.
 */
export function withOccasion(story: Story): Story {
  const read = Parts.safeParse(event.fits?.(story, NOTHING)?.data);
  if (story.when?.date || !read.success) return story;
  const { date, time, place } = read.data as { date: string; time: string; place: string };
  const named = [...story.headline.facts, ...(story.support?.facts ?? [])];
  const facts = story.facts.filter(
    ({ id, quote }) => named.includes(id) && [date, time].some((part) => part !== "" && quote.includes(part)),
  );
  const occasion = story.occasion === "update" || story.occasion === "content" ? "event" : story.occasion;
  return { ...story, occasion, when: { date, time, place, facts: facts.map(({ id }) => id) } };
}
