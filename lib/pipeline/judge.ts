import type { Brand } from "../brand/brand.ts";
import type { RunView } from "../runs/store.ts";
import { guardStory } from "../story/guard/guard.ts";
import type { Report } from "../story/review/report.ts";
import { reviewPosts, reviewStory } from "../story/review/review-story.ts";
import { reviewWords } from "../story/review/review-words.ts";
import type { Channel, ChannelReview } from "../vocab.ts";
import { mockReport } from "./mock.ts";
import { pieceOfBody } from "./piece-of-body.ts";
import type { Step } from "./step.ts";
import { storyOf } from "./story-of.ts";

type Judgement = {
  report: Report;
  channels: Partial<Record<Channel, ChannelReview>>;
  notes: string[];
};

/** Scores words and picture, and explains every point. */
export const judge: Step = async ({ run, brand }) => {
  const { report, channels, notes } = run.livemode
    ? judged(run, await brand())
    : { report: mockReport(run), channels: {}, notes: run.story?.notes ?? [] };
  const { score, verdict, summary, checks, claims, audience, sources, held_back } = report;
  const quality = { summary, checks, claims, notes, channels, sources, held_back };
  return { patch: { impactScore: score, verdict, quality, audience } };
};

/** Words that came finished are judged as they are; a story is judged against its brief. */
function judged(run: RunView, brand: Brand): Judgement {
  const { channel, lint, body } = run;
  if (!body) return judgedStory(run, brand);
  const report = reviewWords(pieceOfBody(body, run.language ?? "en"), { brand, channel, lint });
  return { report, channels: {}, notes: [] };
}

function judgedStory(run: RunView, brand: Brand): Judgement {
  const { brief, channel, assetType, lint } = run;
  const story = storyOf(run);
  // Weekdays are worked out from the day on which the brief was sent.
  const today = run.createdAt.toISOString().slice(0, "2026-11-25".length);
  const { findings } = guardStory(story, { brief, brand, today });
  const review = reviewStory({ story, brief, brand, channel, assetType, lint, findings });
  const channels = reviewPosts({ story, brief, brand, assetType, findings });
  return { report: review, channels, notes: story.notes };
}
