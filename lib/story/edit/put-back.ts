import { says } from "../review/plain.ts";
import type { HeldBack, Story } from "../schema.ts";

/** Holds of our own doubt. What was said to the writer or to colleagues is held, also in words of a member. */
const DOUBTED: ReadonlySet<HeldBack["why"]> = new Set(["unclear", "doubtful"]);

/**
 * A story without the holds whose words a member has written into it: they stand in the brief, and who knows what they
 * mean has published them.
 */
export function withPutBack(story: Story, written: readonly string[]): Story {
  const isPutBack = ({ why, quote }: HeldBack): boolean =>
    DOUBTED.has(why) && written.some((text) => says(text, quote));
  const heldBack = story.heldBack.filter((held) => !isPutBack(held));
  return heldBack.length < story.heldBack.length ? { ...story, heldBack } : story;
}
