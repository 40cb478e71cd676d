import type { Channel } from "../../vocab.ts";
import { coverage } from "../guard/coverage.ts";
import type { Fact, Story } from "../schema.ts";
import { withoutFacts } from "./without-facts.ts";
import { type Edits, editsBetween, hasAll, shareIn, withEdits } from "./words.ts";

/** From this share of its words on, a text tells a fact, perhaps in other words. */
const TELLS = 0.6;

type Slot = { was: string; is: string; facts: readonly string[]; isPost: boolean };

const lines = (list: readonly { text: string }[]) => list.map(({ text }) => text).join("\n");
const titled = (list: readonly { title: string; body: string }[]) =>
  list.map(({ title, body }) => [title, body].filter(Boolean).join(": ")).join("\n");

/** The words of the lists of a story, a line each. */
const listed = ({ points, steps, slides, scenes }: Story): string =>
  [titled(steps), titled(slides), lines(points), lines(scenes)].filter(Boolean).join("\n");

/** What a caller can edit, before and after, with the facts that the words before rest on. */
function slotsOf(was: Story, is: Story, channel: Channel): Slot[] {
  const lists = [...was.points, ...was.steps, ...was.slides, ...was.scenes];
  const own = { isPost: false };
  return [
    { ...own, was: was.headline.text, is: is.headline.text, facts: was.headline.facts },
    { ...own, was: was.support?.text ?? "", is: is.support?.text ?? "", facts: was.support?.facts ?? [] },
    { ...own, was: listed(was), is: listed(is), facts: lists.flatMap(({ facts }) => facts) },
    { ...own, was: was.cta?.label ?? "", is: is.cta?.label ?? "", facts: was.cta?.facts ?? [] },
    { was: was.posts[channel] ?? "", is: is.posts[channel] ?? "", facts: [], isPost: true },
  ];
}

/**
 * A story after its author has edited the words. What was taken out of them is in no slot, no post and no fact any
 * more, so that no picture shows it. What readers need of it is kept under `removed`: a person is asked about it once.
 */
export function editedStory(was: Story, is: Story, channel: Channel): Story {
  const slots = slotsOf(was, is, channel);
  const changed = slots.filter((slot) => slot.was !== slot.is);
  if (changed.length === 0) return is;
  const shown = slots.filter(({ isPost }) => !isPost).map((slot) => slot.is);
  const kept = factsNamed(is);
  const isGone = (fact: Fact) =>
    fact.from === "brief" &&
    !kept.has(fact.id) &&
    changed.some((slot) => tells(slot, fact) && !hasAll([slot.is], fact.quote)) &&
    !hasAll(shown, fact.quote);
  const gone = was.facts.filter(isGone).map(({ id }) => id);
  const removed = removedBy(was, is, channel, gone);
  return {
    ...withoutFacts(inOtherPosts(is, changed, channel), gone, shown),
    ...(removed.length > 0 && { removed }),
  };
}

/** Unchanged lines still name their facts. */
const factsNamed = ({ headline, support, points, steps, slides, scenes, cta }: Story): Set<string> =>
  new Set(
    [headline, support, cta, ...points, ...steps, ...slides, ...scenes].flatMap((line) => line?.facts ?? []),
  );

const tells = ({ was, facts }: Slot, { id, quote }: Fact): boolean =>
  facts.includes(id) || shareIn(was, quote) >= TELLS;

const editsOf = (slots: readonly Slot[]): Edits =>
  new Map(slots.flatMap((slot) => [...editsBetween(slot.was, slot.is)]));

/** The edits in words that no field has: the posts of other channels, the line above the headline, the description. */
function inOtherPosts(story: Story, changed: readonly Slot[], channel: Channel): Story {
  const ofPicture = editsOf(changed.filter(({ isPost }) => !isPost));
  const post = story.posts[channel] ?? "";
  // What the edited post still says is meant to stay in a post.
  const ofPosts = new Map([
    ...[...ofPicture].filter(([old]) => !hasAll([post], old)),
    ...editsOf(changed.filter(({ isPost }) => isPost)),
  ]);
  const posts = Object.entries(story.posts).map(([name, text]) => [
    name,
    name === channel ? text : withEdits(text ?? "", ofPosts),
  ]);
  const kicker = withEdits(story.kicker?.text ?? "", ofPicture);
  return {
    ...story,
    kicker: story.kicker && kicker ? { ...story.kicker, text: kicker } : null,
    posts: Object.fromEntries(posts),
    altText: withEdits(story.altText, ofPicture),
  };
}

/** What readers need and the edit took out: the post has told it, or the picture that tells it no more. */
function removedBy(was: Story, is: Story, channel: Channel, gone: readonly string[]): Fact[] {
  const missingIn = ({ posts, spoken }: Story) => coverage(was, posts[channel] ?? "", spoken);
  const before = was.removed ?? [];
  const missed = missingIn(was).map(({ id }) => id);
  const fresh = missingIn(is).filter(({ id }) => !missed.includes(id) || gone.includes(id));
  return [...before, ...fresh.filter(({ id }) => !before.some((one) => one.id === id))];
}
