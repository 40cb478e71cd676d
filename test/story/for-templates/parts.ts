import { emptyStory } from "../../../lib/story/empty.ts";
import type { FactKind } from "../../../lib/story/kinds.ts";
import { type Fact, Story } from "../../../lib/story/schema.ts";

/** A fact whose quote is the whole brief: templates do not look at spans. */
export const fact = (id: string, kind: FactKind, quote: string): Fact => ({
  id,
  kind,
  says: quote,
  quote,
  from: "brief",
  span: { start: 0, end: quote.length },
});

/** A text that rests on facts. */
export const line = (text: string, ...facts: string[]) => ({ text, facts });

/** A whole story from the parts that a template looks at. */
export const storyWith = (parts: Partial<Story>): Story =>
  Story.parse({ ...emptyStory(parts.language ?? "en"), ...parts });
