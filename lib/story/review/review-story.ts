import type { Brand } from "../../copy/types.ts";
import { Channel, type ChannelReview, type Check, type Claim } from "../../vocab.ts";
import { coverage } from "../guard/coverage.ts";
import { mustTell } from "../guard/must-tell.ts";
import type { Fact, Story } from "../schema.ts";
import type { Reviewed } from "./check.ts";
import { proofs } from "./claim-checks.ts";
import { groundingOf, quoteClaims, sourcesOf, statementClaims, valueClaims } from "./grounding.ts";
import { type Finding, findingsFor, ofPost } from "./guarded.ts";
import { understood } from "./held-back.ts";
import { wellFormed } from "./line-checks.ts";
import { pieceOfStory, postOf } from "./piece.ts";
import type { Report } from "./report.ts";
import { reportOf, rulesOf } from "./review-words.ts";
import { guardChecks, type Lost, shown, told } from "./story-checks.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { tasteOf } from "./taste.ts";
import { conclude } from "./verdict.ts";

export type StoryReview = {
  story: Story;
  brief: string;
  brand: Brand;
  channel: Channel;
  /** The checks of the finished picture. */
  lint: readonly Check[];
  /** What the chosen design leaves out; by default what the story itself says it has not shown. */
  lost?: Partial<Lost>;
  /** What the guard has found. */
  findings: readonly Finding[];
};

/** Readers of these channels cannot follow a link in the text. */
const LINKLESS: ReadonlySet<Channel> = new Set(["tiktok", "web"]);

/** Facts that the post of a channel has to tell and does not. */
const missingIn = (story: Story, channel: Channel): Fact[] =>
  coverage(story, postOf(story, channel), story.spoken).filter(
    ({ kind }) => kind !== "link" || !LINKLESS.has(channel),
  );

/** What is claimed, where it is from, and the checks of both. */
function grounds({ story, brief }: StoryReview, s: Subject, findings: readonly Finding[]) {
  const grounded = groundingOf(story, s.piece.places);
  const proved = proofs(s);
  const values = valueClaims(grounded, story, [brief, s.dna]);
  const claims: Claim[] = [...proved.claims, ...values, ...quoteClaims(story), ...statementClaims(grounded)];
  const checks = guardChecks(findings, { reading: story, brief, claims: values });
  return { claims, sources: sourcesOf(grounded), reviews: [...checks, ...proved.reviews] };
}

/**
 * Reviews a story and its picture for the channel of its run. `approved` only when it is told whole, every slot is
 * grounded, nothing of weight was left unclear, and the picture shows it. Pure: the same input gives the same report.
 */
export function reviewStory(input: StoryReview): Report {
  const { story, brief, brand, channel, lint, findings } = input;
  const s = subjectOf(pieceOfStory(story, channel), { brief, brand, channel });
  const { claims, sources, reviews } = grounds(input, s, findingsFor(story, channel, findings));
  const lost = { facts: story.unshown, screens: [], ...input.lost };
  const words: Reviewed[] = [
    told(mustTell(story), missingIn(story, channel)),
    shown(story, lost),
    understood(story, brief),
    ...reviews,
    wellFormed(s, story.heldBack),
    ...rulesOf(s),
    ...tasteOf(s, story.occasion),
  ];
  const held_back = story.heldBack.map(({ quote, why }) => ({ quote, why }));
  return { ...reportOf(words, lint, claims), sources, held_back };
}

/** Reviews the post of one channel alone: it is published with a picture that another review has approved. */
export function reviewPost(
  input: Pick<StoryReview, "story" | "brief" | "brand" | "findings">,
  channel: Channel,
): ChannelReview {
  const { story, brief, brand, findings } = input;
  const text = postOf(story, channel);
  const piece = { ...pieceOfStory(story, channel), places: [{ where: `posts.${channel}`, text }] };
  if (text === "") return { verdict: "needs_review", says: `Nothing was written for ${channel}.` };
  const s = subjectOf(piece, { brief, brand, channel });
  const { reviews } = grounds({ ...input, channel, lint: [] }, s, ofPost(findings, channel));
  const words = [
    told(mustTell(story), missingIn(story, channel)),
    ...reviews,
    wellFormed(s, story.heldBack),
    ...rulesOf(s),
  ];
  const { verdict, summary } = conclude(words);
  return { verdict, says: verdict === "approved" ? null : summary };
}

/** The verdicts of the posts of all channels, for whoever publishes on another one than the run's. */
export function reviewPosts(
  input: Pick<StoryReview, "story" | "brief" | "brand" | "findings">,
): Partial<Record<Channel, ChannelReview>> {
  return Object.fromEntries(Channel.options.map((channel) => [channel, reviewPost(input, channel)]));
}
