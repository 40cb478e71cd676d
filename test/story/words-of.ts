import type { Story } from "../../lib/story/schema.ts";
import { slotsOf } from "./gate/slots.ts";

/** All words of a story that a reader may see: pictures, films, posts and the alternative text. */
export const wordsOf = (story: Story): string =>
  [
    ...slotsOf(story).map(({ text }) => text),
    ...Object.values(story.posts),
    ...story.hashtags,
    story.altText,
  ].join("\n");
