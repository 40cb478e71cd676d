import type { Channel } from "../../vocab.ts";
import type { Fact, Story } from "../schema.ts";
import { membersSlots } from "./members-slots.ts";
import { inOtherPosts } from "./other-posts.ts";
import { postedOccasion } from "./posted.ts";
import { withPutBack } from "./put-back.ts";
import { removedBy } from "./removed.ts";
import { withoutFacts } from "./without-facts.ts";
import { type Edits, editsBetween, hasAll, shareIn, TELLS } from "./words.ts";

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

/** The channel of the edited post, and whether a member of the workspace wrote the words. */
type Edit = { channel: Channel; isMembers: boolean };

/**
 * A story after its author has edited the words. What was taken out of them is in no slot, no post and no fact any
 * more, so that no picture shows it. What readers need of it is kept under `removed`: a person is asked about it once.
 */
export function editedStory(was: Story, is: Story, { channel, isMembers }: Edit): Story {
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
  const post = is.posts[channel] ?? "";
  const texts = [...shown, ...postedOccasion(is, { shown, post })];
  const removed = removedBy(was, is, { channel, gone, texts });
  const edits = {
    ofPicture: editsOf(changed.filter(({ isPost }) => !isPost)),
    ofPost: editsOf(changed.filter(({ isPost }) => isPost)),
  };
  const byMember = membersSlots(was, is, isMembers);
  const { removed: _, byMember: __, ...left } = withoutFacts(inOtherPosts(is, edits, channel), gone, texts);
  const written = isMembers ? changed.map((slot) => slot.is) : [];
  const story = withPutBack(left, written);
  return { ...story, ...(removed.length > 0 && { removed }), ...(byMember.length > 0 && { byMember }) };
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
