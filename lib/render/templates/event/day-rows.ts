import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { inARow } from "../kit/story/clip.ts";
import { isMustShow } from "../kit/story/must-show.ts";
import { peopleApart } from "../kit/story/people.ts";
import { isIn } from "../kit/story/statements.ts";
import { findValues } from "../kit/values/find-values.ts";

/** Letters of all rows under a day, of one, and of one that readers can do without; and how many rows there are. */
const MOST = { all: 400, row: 126, plain: 126, count: 6 };
/** A shorter part of a sentence says too little. */
const LEAST = 20;

/** The sentences that a picture of a day has room for: those that readers need, and of the others the short ones. */
export function dayRows(rest: readonly string[], story: Story): string {
  const isNeeded = needsIn(story);
  const kept = rest
    .filter((one) => isNeeded(one) || one.length <= MOST.plain)
    .flatMap(inRows)
    .flatMap(byPerson);
  const isOver = () => inARow(kept).length > MOST.all || kept.length > MOST.count;
  while (isOver()) {
    const [longest] = kept.filter((one) => !isNeeded(one)).toSorted((a, b) => b.length - a.length);
    if (longest === undefined) break;
    kept.splice(kept.indexOf(longest), 1);
  }
  return inARow(kept);
}

/** What readers act on: a price, another day, an hour, a number to call. */
const ACTED_ON = new Set(["money", "date", "time", "phone"]);

/** Whether a row tells what readers act on. */
export const isActedOn = (row: string): boolean => findValues(row).some(({ kind }) => ACTED_ON.has(kind));

function needsIn(story: Story): (one: string) => boolean {
  const needed = story.facts.filter(isMustShow);
  return (one) => needed.some(({ says, quote }) => isIn(quote, one) || isIn(one, says)) || isActedOn(one);
}

/** A longer line of names breaks anywhere. */
const NAMES = 56;
const byPerson = (one: string): string[] => (one.length > NAMES ? peopleApart(one) : [one]);

const JOINED =
  /^(?:and|or|und|oder|et|ou|y|o|e|en|of|but|aber|mais|pero|ma|maar|mas|who|which|die|der|das|qui|que|che)\s/iu;

/** A sentence that is too long for a row, as two of them where it takes breath. */
function inRows(sentence: string): string[] {
  if (sentence.length <= MOST.row) return [sentence];
  const breaths = [...sentence.matchAll(/,\s/gu)].map(({ index }) => index);
  const at = breaths.findLast((end) => {
    const rest = sentence.slice(end + 2);
    return end >= LEAST && end < MOST.row && rest.length >= LEAST && !JOINED.test(rest) && !/^\d/u.test(rest);
  });
  if (at === undefined) return [sentence];
  return [`${sentence.slice(0, at)}.`, ...inRows(capitalized(sentence.slice(at + 2)))];
}
