import type { Brand } from "../brand/brand.ts";
import { utcDay } from "../core/calendar.ts";
import { sizeOf } from "../render/sizes.ts";
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
  Partial<Pick<RunView, "scheduledAt" | "format" | "altText">>;

/**
 * Judges a run that has its story and the lint of its picture. A preview is judged by it as the run would be. A run
 * that waited is published no earlier than it is judged.
 */
export function judgedByHouse(run: JudgedRun, brand: Brand, now: Date): JudgedStory {
  const { brief, channel, assetType, format, lint, scheduledAt, altText } = run;
  const story = storyOf(run);
  // Weekdays are worked out from the day on which the brief was sent.
  const today = utcDay(run.createdAt);
  const found = guardStory(story, { brief, brand, today }).findings;
  const findings = asMembersWords(story, found);
  const published = utcDay(scheduledAt && scheduledAt > now ? scheduledAt : now);
  const size = sizeOf(assetType, channel, format ?? undefined);
  const about = { story, brief, brand, assetType, findings, today, published, lint };
  return {
    report: reviewStory({ ...about, channel, size, ...(altText && { drawn: altText }) }),
    about: { ...about, channel },
  };
}

/** What a member's own words may say that the brief does not: a person stands by them, and is asked once. */
const OF_TRUTH: ReadonlySet<Finding["problem"]> = new Set([
  "unknown_value",
  "unknown_name",
  "unknown_fact",
  "wrong_date",
  "condition_lost",
  "absolute",
  "negation",
  "former_price",
  "mixed_people",
  "quotation",
  "label_lost",
  "torn_figure",
] as const);

/** The words of a member as a question to a person, in the place of a refusal. */
function asked(finding: Finding, text: string): Finding {
  if (finding.severity !== "refuse" || !OF_TRUTH.has(finding.problem)) return finding;
  const words = finding.span ? text.slice(finding.span.start, finding.span.end) : "";
  const isValue = finding.problem === "unknown_value" && words !== "";
  const says = isValue
    ? `The edit says “${words}”, which the brief does not say; is it right?`
    : finding.says;
  return { ...finding, severity: "doubt", says };
}

/**
 * A member who writes with the numbers of the brief knows what they are of, and one who corrects a number knows it
 * better than the brief; a key may be a program. It speaks for the slots that a member wrote, and for their sentences
 * where they stand in another slot as well.
 */
function asMembersWords(story: Story, findings: readonly Finding[]): Finding[] {
  const members = new Set(story.byMember);
  const slots = slotsOf(story);
  const textOf = (slot: string) => slots.find(({ name }) => name === slot)?.text ?? "";
  const written = slots.filter(({ name }) => members.has(name)).map(({ text }) => text);
  const isWritten = ({ slot, span }: Finding) => {
    const sentence = sentencesIn(textOf(slot)).findLast((one) => one.span.start <= (span?.start ?? -1))?.text;
    return members.has(slot) || (sentence !== undefined && written.some((its) => its.includes(sentence)));
  };
  return findings
    .filter((finding) => finding.problem !== "binding" || !isWritten(finding))
    .map((finding) => (isWritten(finding) ? asked(finding, textOf(finding.slot)) : finding));
}
