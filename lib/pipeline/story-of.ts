import type { RunView } from "../runs/store.ts";
import type { Story } from "../story/schema.ts";
import { storyOfCopy } from "./former-copy.ts";

/** The story of a run that has a brief. A run that was written before stories were stored has its copy's words. */
export function storyOf({ story, copy }: Pick<RunView, "story" | "copy">): Story {
  if (story) return story;
  if (copy) return storyOfCopy(copy);
  throw new Error("The write step has not run.");
}
