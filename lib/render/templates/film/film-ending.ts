import type { Line, Story } from "../../../story/schema.ts";
import { unstopped } from "../../../text/unstopped.ts";
import { isNeeded } from "../kit/story/needed-facts.ts";

/** What a film ends on in place of its headline, the lines under it, and the story without their scenes. */
export type FilmEnding = { last: string; lines: string[]; story: Story };

/** Scenes that one picture takes in, and their letters. */
const MOST = { scenes: 3, ending: 72, letters: 190 };
/** A list has more entries than one. */
const LIST = 1;

/**
 * "If the chain still crunches bring it in, we check it for free. Tuesday to Saturday, 14 Mill Street": what is said
 * behind the last step and tells where to go, or what the author wants last, is what the film ends on. Undefined without such words.
 */
export function filmEnding(story: Story): FilmEnding | undefined {
  const { scenes, cta } = story;
  const isAsked = scenes.some((scene) => isWantedLast(scene, story));
  const start = isAsked ? startOfClosing(story) : behindList(story);
  const last = start > 0 ? scenes.slice(start) : [];
  const [first, ...others] = last;
  // Under an action, what it is not about would be read as its reason.
  if (!first || (cta !== null && !isWithin(cta.facts, last))) return undefined;
  const letters = last.reduce((sum, { text }) => sum + text.length, 0);
  const isRead = last.length <= MOST.scenes && first.text.length <= MOST.ending && letters <= MOST.letters;
  if (!isRead || !(isAsked || tellsWhere(last, story))) return undefined;
  return {
    last: first.text,
    lines: others.map(({ text }) => text),
    story: { ...story, scenes: scenes.slice(0, start) },
  };
}

const isWithin = (ids: readonly string[], lines: readonly Line[]): boolean =>
  ids.length > 0 && ids.every((id) => lines.some(({ facts }) => facts.includes(id)));

/** Where the scenes begin that the author wants last; 0 for none. */
function startOfClosing(story: Story): number {
  const { scenes } = story;
  const before = scenes.findLastIndex((scene) => !isWantedLast(scene, story));
  return before < scenes.length - 1 ? before + 1 : 0;
}

/** Words that the author gave for the end, or wants there: "End on the fact that the under 14s stay the same". */
const isWantedLast = ({ text, facts }: Line, { closing, wishes }: Story): boolean =>
  facts.some((id) => closing.includes(id)) ||
  wishes.some(({ rule, value }) => rule === "end_with" && plain(value) === plain(text));
const plain = (text: string): string => unstopped(text.trim()).toLowerCase();

/** The first scene behind the last entry of a list; 0 without a list. */
function behindList({ scenes, steps, items }: Story): number {
  const ids = new Set([...steps.flatMap(({ facts }) => facts), ...items]);
  const isEntry = ({ facts }: Line) => facts.some((id) => ids.has(id));
  return scenes.filter(isEntry).length > LIST ? scenes.findLastIndex(isEntry) + 1 : 0;
}

/** Whether lines say when, where or for how much one comes. */
const tellsWhere = (lines: readonly Line[], { facts }: Story): boolean =>
  facts.some((fact) => isNeeded(fact) && lines.some((line) => line.facts.includes(fact.id)));
