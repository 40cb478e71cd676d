import type { Brand } from "../brand/brand.ts";
import { utcDay } from "../core/calendar.ts";
import type { RunView } from "../runs/store.ts";
import type { Finding } from "../story/guard/finding.ts";
import { guardStory } from "../story/guard/guard.ts";
import { slotsOf } from "../story/guard/slots.ts";
import { sentencesIn } from "../story/guard/text.ts";
import type { Report } from "../story/review/report.ts";
import { type PostsReview, reviewStory } from "../story/review/review-story.ts";
import type { Story } from "../story/schema.ts";
import { storyOf } from "./story-of.ts";

/** The house's report on a run's story and picture, and what it was asked about. */
type JudgedStory = { report: Report; about: PostsReview };

type JudgedRun = Pick<RunView, "brief" | "channel" | "assetType" | "lint" | "story" | "copy" | "createdAt"> &
  Partial<Pick<RunView, "scheduledAt">>;

/**
 * Judges a run that has its story and the lint of its picture. A preview is judged by it as the run would be. A run
 * that waited is published no earlier than it is judged.
 */
export function judgedByHouse(run: JudgedRun, brand: Brand, now: Date): JudgedStory {
  const { brief, channel, assetType, lint, scheduledAt } = run;
  const story = storyOf(run);
  // Weekdays are worked out from the day on which the brief was sent.
  const today = utcDay(run.createdAt);
  const found = guardStory(story, { brief, brand, today }).findings;
  const findings = withoutMembersBindings(story, found);
  const published = utcDay(scheduledAt && scheduledAt > now ? scheduledAt : now);
  const about = { story, brief, brand, assetType, findings, today, published, lint };
  return { report: reviewStory({ ...about, channel }), about: { ...about, channel } };
}

/**
 * A member who writes with the numbers of the brief knows what they are of; a key may be a program. It speaks for the
 * slots that a member wrote, and for their sentences where they stand in another slot as well.
 */
function withoutMembersBindings(story: Story, findings: readonly Finding[]): Finding[] {
  const members = new Set(story.byMember);
  const slots = slotsOf(story);
  const written = slots.filter(({ name }) => members.has(name)).map(({ text }) => text);
  const isWritten = ({ slot, span }: Finding) => {
    const text = slots.find(({ name }) => name === slot)?.text ?? "";
    const sentence = sentencesIn(text).findLast((one) => one.span.start <= (span?.start ?? -1))?.text;
    return members.has(slot) || (sentence !== undefined && written.some((its) => its.includes(sentence)));
  };
  return findings.filter((finding) => finding.problem !== "binding" || !isWritten(finding));
}
