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

type Edited = {
  channel: Channel;
  /** Ids of the facts whose words are gone. */
  gone: readonly string[];
  /** What the picture says. */
  texts: readonly string[];
};

/**
 * What readers need and an edit took out: the post has told it, or the picture that tells it no more, though the post
 * beside it may. What a later edit says again is taken out no more.
 */
export function removedBy(was: Story, is: Story, { channel, gone, texts }: Edited): Fact[] {
  const post = is.posts[channel] ?? "";
  const picture = texts.join("\n");
  const missingIn = ({ posts, spoken }: Story) => coverage(was, posts[channel] ?? "", spoken);
  const isBack = (fact: Fact) =>
    isSaidIn(isSaidIn(was.posts[channel] ?? "", fact, was) ? picture : post, fact, is);
  const before = (was.removed ?? []).filter((fact) => !isBack(fact));
  const missed = missingIn(was).map(({ id }) => id);
  const fresh = missingIn(is).filter(({ id }) => !missed.includes(id) || gone.includes(id));
  const unseen = coverage(was, picture, is.spoken).filter(({ id }) => gone.includes(id));
  return [...new Map([...before, ...fresh, ...unseen].map((fact) => [fact.id, fact])).values()];
}

/** What an edit took off the picture alone: the post beside it still tells it. */
export const offPicture = (story: Story, post: string): Fact[] =>
  (story.removed ?? []).filter((fact) => isSaidIn(post, fact, story));
