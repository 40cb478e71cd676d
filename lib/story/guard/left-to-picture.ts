import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import type { Channel } from "../../vocab.ts";
import type { FactKind } from "../kinds.ts";
import type { Fact, Story } from "../schema.ts";
import { coverage } from "./coverage.ts";
import { SUBJECT } from "./must-tell.ts";
import { slotsOf } from "./slots.ts";

/** What a post tells even where its picture does: it is paid, tapped or copied there. */
const POSTED: readonly FactKind[] = ["price", "link", "promo_code", "contact"];
/** Longer posts have room for everything. */
const SHORT = 300;
/** Characters that a post leaves free for hashtags. */
const SPARE = 30;

/** The facts of the occasion itself: its day, and the end of its offer. */
const ofOccasion = ({ when, offer }: Story) => new Set([...(when?.facts ?? []), ...(offer?.facts ?? [])]);

/**
 * Facts that a post misses and need not tell. It is short, they do not all fit into it, and the words of its picture
 * tell them: the requirements of a job, the second date of an event.
 */
export function leftToPicture(
  story: Story,
  missing: readonly Fact[],
  { post, channel }: { post: string; channel: Channel },
): Set<string> {
  const { max, measure } = CHANNEL_RULES[channel];
  const whole = [post, ...missing.map(({ quote }) => quote)].join(" ");
  if (max > SHORT || measure(whole) <= max - SPARE) return new Set();
  const drawn = slotsOf(story)
    .filter(({ name }) => !/^(?:posts|altText)/.test(name))
    .map(({ text }) => text);
  const unseen = new Set(coverage(story, drawn.join("\n"), story.spoken).map(({ id }) => id));
  const own = ofOccasion(story);
  return new Set(
    missing
      .filter(({ id, kind }) => id !== SUBJECT && !POSTED.includes(kind) && !own.has(id) && !unseen.has(id))
      .map(({ id }) => id),
  );
}
