import type { Brand } from "../brand/brand.ts";
import { utcDay } from "../core/calendar.ts";
import type { RunView } from "../runs/store.ts";
import { guardStory } from "../story/guard/guard.ts";
import type { Report } from "../story/review/report.ts";
import { type PostsReview, reviewStory } from "../story/review/review-story.ts";
import { storyOf } from "./story-of.ts";

/** The house's report on a run's story and picture, and what it was asked about. */
type JudgedStory = { report: Report; about: PostsReview };

/** Judges a run that has its story and the lint of its picture. A preview is judged by it as the run would be. */
export function judgedByHouse(run: RunView, brand: Brand): JudgedStory {
  const { brief, channel, assetType, lint } = run;
  const story = storyOf(run);
  // Weekdays are worked out from the day on which the brief was sent.
  const today = utcDay(run.createdAt);
  const found = guardStory(story, { brief, brand, today }).findings;
  const findings = isMembersEdit(run) ? found.filter(({ problem }) => problem !== "binding") : found;
  const about = { story, brief, brand, assetType, findings, today };
  return { report: reviewStory({ ...about, channel, lint }), about: { ...about, channel } };
}

/** A member who writes with the numbers of the brief knows what they are of; a key may be a program. */
const isMembersEdit = ({ createdVia, parentRunId, copyOverrides }: RunView): boolean =>
  createdVia === "dashboard" && parentRunId !== null && copyOverrides !== null;
