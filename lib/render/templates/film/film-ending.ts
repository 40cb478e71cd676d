import type { Line, Story } from "../../../story/schema.ts";
import { isNeeded } from "../kit/story/needed-facts.ts";
import { thingOf } from "../kit/story/nounless.ts";
import { isWantedLast, withoutEarlyEnd } from "../kit/story/wanted-last.ts";

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
  const wanted = scenes.filter((scene) => isWantedLast(scene, story));
  const isAsked = wanted.length > 0;
  const last = isAsked ? wanted : scenes.slice(behindList(story));
  const [first, ...others] = last;
  // Under an action, what it is not about would be read as its reason; what the author wants last stands there all the same.
  if (!first || last.length === scenes.length || !(isAsked || cta === null || isWithin(cta.facts, last)))
    return undefined;
  const letters = last.reduce((sum, { text }) => sum + text.length, 0);
  const isRead = last.length <= MOST.scenes && first.text.length <= MOST.ending && letters <= MOST.letters;
  if (!isRead || !(isAsked || tellsWhere(last, story))) return undefined;
  const said = [first, ...others].map(({ text }) => text);
  // "Come and get yours by Saturday" stands under what it is of.
  const thing = isAsked ? "" : thingOf(first.text, story);
  const [head = "", ...lines] = thing === "" ? said : [thing, ...said];
  return {
    last: head,
    lines,
    story: { ...withoutEarlyEnd(story), scenes: scenes.filter((scene) => !last.includes(scene)) },
  };
}

const isWithin = (ids: readonly string[], lines: readonly Line[]): boolean =>
  ids.length > 0 && ids.every((id) => lines.some(({ facts }) => facts.includes(id)));

/** The first scene behind the last entry of a list; 0 without a list. */
function behindList({ scenes, steps, items }: Story): number {
  const ids = new Set([...steps.flatMap(({ facts }) => facts), ...items]);
  const isEntry = ({ facts }: Line) => facts.some((id) => ids.has(id));
  return scenes.filter(isEntry).length > LIST ? scenes.findLastIndex(isEntry) + 1 : 0;
}

/** Whether lines say when, where or for how much one comes. */
const tellsWhere = (lines: readonly Line[], { facts }: Story): boolean =>
  facts.some((fact) => isNeeded(fact) && lines.some((line) => line.facts.includes(fact.id)));
