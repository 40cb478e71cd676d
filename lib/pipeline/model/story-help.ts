import type { Brand } from "../../copy/types.ts";
import { unheeded } from "../../story/emphasis.ts";
import { coverage } from "../../story/guard/coverage.ts";
import { checkCut } from "../../story/guard/cut-short.ts";
import { doubt, type Finding } from "../../story/guard/finding.ts";
import { checkForms } from "../../story/guard/form-lines.ts";
import { guardStory } from "../../story/guard/guard.ts";
import { leftToPicture } from "../../story/guard/left-to-picture.ts";
import { repairStory } from "../../story/guard/repair.ts";
import { valuesLost } from "../../story/guard/values-lost.ts";
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

/** Channels whose posts hold links that readers can follow. */
const LINKED: ReadonlySet<Channel> = new Set(["twitter", "linkedin", "youtube"]);

/** Facts that the post of the run's channel has to tell and does not: the model is asked for them once. */
function untold(
  story: Story,
  { channel, ...about }: Pick<HelpRequest, "brief" | "channel" | "assetType">,
): Finding[] {
  const post = story.posts[channel];
  if (!post) return [];
  const all = coverage(story, post, story.spoken).filter(
    ({ kind }) => kind !== "link" || LINKED.has(channel),
  );
  const left = leftToPicture(story, all, { post, channel });
  const lost = valuesLost(story, { channel, ...about });
  const missing = [...all.filter(({ id }) => !left.has(id)), ...lost];
  const says = [...new Set(missing.map((fact) => fact.says))].join("; ");
  return missing.length > 0 ? [doubt(`posts.${channel}`, "missing_words", `It leaves out: ${says}`)] : [];
}

/** What the author wants to be seen first and the headline does not hold. */
const unheard = (story: Story): Finding[] => {
  const { headline, support, points, slides, scenes } = story;
  const others = [support, ...points, ...scenes].map((line) => line?.text ?? "");
  return unheeded(story, headline.text, [...others, ...slides.map(({ title, body }) => `${title} ${body}`)])
    .slice(0, 1)
    .map(({ words }) => doubt("headline", "wish", `The author wants “${words}” to be seen first.`));
};

/** The guard, the repair and the house for one run. */
export function helpFor({ brief, brand, today, ...request }: HelpRequest, house: () => Story): StoryHelp {
  return {
    guard: (story) => [
      ...guardStory(story, { brief, brand, today }).findings,
      ...checkForms(story, brief),
      ...checkCut(story, brief),
      ...unheard(story),
      ...untold(story, { brief, ...request }),
    ],
    repair: repairStory,
    house,
    rewrite: (reading) => writeStory(reading, { brand, ...request }),
  };
}
