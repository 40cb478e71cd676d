import type { Finding } from "../../story/guard/finding.ts";
import type { Reading, Story } from "../../story/schema.ts";

/** What stands beside a model: the guard, the repair from verbatim facts, and the house for all that fails. */
export type StoryHelp = {
  guard(story: Story): Finding[];
  /** The story with refused slots taken from verbatim facts, or left out. */
  repair(story: Story, findings: Finding[]): Story;
  /** The house's own story of the brief. */
  house(): Story;
  /** The house's words on a reading of the model, for channels that the model wrote nothing for. */
  rewrite(reading: Reading): Story;
};

/** A story with one more note on what happened. */
export const noted = (story: Story, ...notes: string[]): Story => ({
  ...story,
  notes: [...story.notes, ...notes],
});
