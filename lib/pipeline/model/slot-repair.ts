import { type Model, ModelFailure } from "../../core/model.ts";
import { type Finding, refusal } from "../../story/guard/finding.ts";
import type { ModelInput } from "../../story/model/prompt.ts";
import { repairQuestion } from "../../story/model/repair-prompt.ts";
import { shaped } from "../../story/model/shape.ts";
import { askable, propertyOf, slotOf, slotsAnswer, withSlot } from "../../story/model/slots.ts";
import { withFacts } from "../../story/model/to-reading.ts";
import { groundedStory } from "../../story/model/to-story.ts";
import type { Story } from "../../story/schema.ts";
import { own } from "../../text/own.ts";
import { Channel } from "../../vocab.ts";
import { noAnswerNote, unusedNote } from "./failure-notes.ts";
import { noted, type StoryHelp } from "./story-help.ts";

/** Enough for a few slots; a story of which more is wrong is repaired from its facts. */
const MAX_ASKED = 12;
const MAX_OUTPUT_TOKENS = 2_000;

const slotsOf = (findings: readonly Finding[], severity?: Finding["severity"]) =>
  new Set(findings.filter((it) => !severity || it.severity === severity).map(({ slot }) => slot));

/** What is missing of a whole story: headline and the posts of all channels. */
function gapsOf({ headline, posts }: Story): Finding[] {
  const unwritten = Channel.options.filter((channel) => !posts[channel]);
  return [
    ...(headline.text ? [] : [refusal("headline", "empty", "There is no headline.")]),
    ...unwritten.map((channel) => refusal(`posts.${channel}`, "empty", `There is no post for ${channel}.`)),
  ];
}

const checked = (story: Story, help: StoryHelp): Finding[] => [...help.guard(story), ...gapsOf(story)];

/** The slots again, asked for alone, each with its finding. A model that fails leaves them as they are. */
async function askedAgain(
  model: Model,
  story: Story,
  findings: readonly Finding[],
  input: ModelInput,
): Promise<Story> {
  const slots = askable(findings.map(({ slot }) => slot)).slice(0, MAX_ASKED);
  if (slots.length === 0) return story;
  const problems = findings.filter(({ slot }) => slots.includes(slot));
  const question = { ...repairQuestion(story, problems, input), answer: slotsAnswer(slots) };
  try {
    const { answer } = await model.ask({ ...question, maxOutputTokens: MAX_OUTPUT_TOKENS });
    const ids = new Set(story.facts.map(({ id }) => id));
    const known = withFacts(answer, (wanted) => wanted.filter((id) => ids.has(id))) as Record<
      string,
      unknown
    >;
    const next = slots.reduce((out, slot) => withSlot(out, slot, own(known, propertyOf(slot))), story);
    return noted(
      shaped(groundedStory(next), input),
      ...slots.map((slot) => `${slot} was asked for again: ${saysOf(findings, slot)}`),
    );
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return noted(story, noAnswerNote(error.reason, "slots"));
  }
}

const saysOf = (findings: readonly Finding[], slot: string) =>
  findings.find((finding) => finding.slot === slot)?.says ?? "";

/** Answers that are worse than what they replace are not used: a doubt is better than a fault. */
function better(before: Story, after: Story, found: readonly Finding[], help: StoryHelp): Story {
  const refusedBefore = slotsOf(found, "refuse");
  const worse = [...slotsOf(checked(after, help), "refuse")].filter((slot) => !refusedBefore.has(slot));
  return worse.reduce((out, slot) => withSlot(out, slot, slotOf(before, slot)), after);
}

/** Posts that the model wrote for no channel, or not truly: the house's, made of the model's facts, if they pass. */
function withHousePosts(story: Story, help: StoryHelp): Story {
  const unwritten = Channel.options.filter((channel) => !story.posts[channel]);
  if (unwritten.length === 0) return story;
  const { posts } = help.rewrite(story);
  return unwritten.reduce((out, channel) => {
    const text = posts[channel];
    if (!text) return out;
    const next = withSlot(out, `posts.${channel}`, text);
    if (slotsOf(help.guard(next), "refuse").has(`posts.${channel}`)) return out;
    return noted(next, `posts.${channel} was written by our own writer from the facts that the model read.`);
  }, story);
}

/** Refused slots from verbatim facts or left out, missing posts from the house. Doubts are for the review. */
function settled(story: Story, help: StoryHelp): Story {
  const refused = help.guard(story).filter(({ severity }) => severity === "refuse");
  const repaired = refused.length > 0 ? help.repair(story, refused) : story;
  const whole = withHousePosts(repaired, help);
  const notes = [...slotsOf(refused)].map(
    (slot) => `${slot} of the model was not used: ${saysOf(refused, slot)}`,
  );
  return noted(whole, ...notes);
}

/** Why the house has to take the whole; undefined when it has not. */
function whyHouse(story: Story, { channel }: ModelInput, help: StoryHelp): string | undefined {
  if (!story.headline.text) return "It has no headline.";
  if (!story.posts[channel]) return `It has no post for ${channel}.`;
  const refused = help.guard(story).filter(({ severity }) => severity === "refuse");
  return refused.find(({ slot }) => slot === "headline" || slot === `posts.${channel}`)?.says;
}

/**
 * A model's draft as a story that may be used. Each slot that the guard refuses or doubts is asked for again
 * alone, once. Then it is taken from a fact or left out.
 * Only without headline or post the house takes the whole.
 */
export async function finished(
  model: Model,
  draft: Story,
  input: ModelInput,
  help: StoryHelp,
): Promise<Story> {
  const found = checked(draft, help);
  const again = found.length > 0 ? await askedAgain(model, draft, found, input) : draft;
  const story = settled(again === draft ? draft : better(draft, again, found, help), help);
  const why = whyHouse(story, input, help);
  return why ? noted(help.house(), unusedNote(why)) : noted(story, `Written by ${model.name}.`);
}
