import type { Channel } from "../../vocab.ts";
import { coverage } from "../guard/coverage.ts";
import { needsOf } from "../guard/must-tell.ts";
import type { Fact, Story } from "../schema.ts";
import { shareIn, TELLS } from "./words.ts";

/** A text tells a fact that an earlier edit took out: its value, or most of its words. */
function isSaidIn(text: string, fact: Fact, story: Story): boolean {
  const alone = { ...story, about: "", facts: [fact], when: null, offer: null, wishes: [] };
  const hasValue = needsOf(alone).some(({ values }) => values.length > 0);
  return hasValue ? coverage(alone, text, story.spoken).length === 0 : shareIn(text, fact.quote) >= TELLS;
}

/**
 * What readers need and an edit took out: the post has told it, or the picture that tells it no more. What a later
 * edit says again is taken out no more.
 */
export function removedBy(was: Story, is: Story, channel: Channel, gone: readonly string[]): Fact[] {
  const post = is.posts[channel] ?? "";
  const missingIn = ({ posts, spoken }: Story) => coverage(was, posts[channel] ?? "", spoken);
  const before = (was.removed ?? []).filter((fact) => !isSaidIn(post, fact, is));
  const missed = missingIn(was).map(({ id }) => id);
  const fresh = missingIn(is).filter(({ id }) => !missed.includes(id) || gone.includes(id));
  return [...before, ...fresh.filter(({ id }) => !before.some((one) => one.id === id))];
}
