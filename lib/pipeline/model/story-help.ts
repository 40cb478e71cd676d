import type { Brand } from "../../copy/types.ts";
import { coverage } from "../../story/guard/coverage.ts";
import { doubt, type Finding } from "../../story/guard/finding.ts";
import { guardStory } from "../../story/guard/guard.ts";
import { leftToPicture } from "../../story/guard/left-to-picture.ts";
import { repairStory } from "../../story/guard/repair.ts";
import type { Reading, Story } from "../../story/schema.ts";
import { writeStory } from "../../story/write/write-story.ts";
import type { AssetType, Channel } from "../../vocab.ts";

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

export type HelpRequest = {
  brief: string;
  brand: Brand;
  channel: Channel;
  assetType: AssetType;
  language?: string;
  seed?: number;
  /** Such as 2026-11-25. */
  today: string;
};

/** Facts that the post of the run's channel has to tell and does not: the model is asked for them once. */
function untold(story: Story, channel: Channel): Finding[] {
  const post = story.posts[channel];
  if (!post) return [];
  const all = coverage(story, post, story.spoken).filter(({ kind }) => kind !== "link");
  const left = leftToPicture(story, all, { post, channel });
  const missing = all.filter(({ id }) => !left.has(id));
  const says = missing.map((fact) => fact.says).join("; ");
  return missing.length > 0 ? [doubt(`posts.${channel}`, "missing_words", `It leaves out: ${says}`)] : [];
}

/** The guard, the repair and the house for one run. */
export function helpFor({ brief, brand, today, ...request }: HelpRequest, house: () => Story): StoryHelp {
  return {
    guard: (story) => [
      ...guardStory(story, { brief, brand, today }).findings,
      ...untold(story, request.channel),
    ],
    repair: repairStory,
    house,
    rewrite: (reading) => writeStory(reading, { brand, ...request }),
  };
}
