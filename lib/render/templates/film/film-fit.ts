import type { Story } from "../../../story/schema.ts";
import { fitOf } from "../kit/story/fit.ts";
import { lacksWantedEnd } from "../kit/story/wanted-last.ts";

/** A film that ends on these words; undefined where its author wants others there. */
export const filmFit = <D extends object>(story: Story, score: number, data: D, last: object) =>
  lacksWantedEnd(story, last) ? undefined : fitOf(story, score, data);
