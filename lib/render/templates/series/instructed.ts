import type { Fact, Story, TitledLine } from "../../../story/schema.ts";
import { stopped } from "../../../text/stopped.ts";
import { countedByHeadline } from "./counted.ts";

/** Fewer are no list. */
const LEAST = 3;
/** Letters that stand under a name. */
const LONGEST = 260;

/**
 * "1. Mirar lejos", and in a line of its own how it is done: the name of what the headline counts has its instruction
 * under it, and no slide of its own.
 */
export function instructed(story: Story): Story {
  const { steps, slides } = story;
  const isList = steps.length >= LEAST && countedByHeadline(story) === steps.length;
  if (!isList || steps.some(({ body }) => body !== "")) return story;
  const under = steps.map((step, i) => factsUnder(story, step, steps[i + 1]));
  const isWhole = under.every((said) => said.length > 0 && textOf(said).length <= LONGEST);
  if (!isWhole) return story;
  const said = new Set([...steps.flatMap(({ facts }) => facts), ...under.flat().map(({ id }) => id)]);
  const named = steps.map((step, i) => ({ ...step, body: textOf(under[i] ?? []) }));
  const others = slides.filter(({ facts }) => !facts.some((id) => said.has(id)));
  return { ...story, steps: named, slides: [...named, ...others] };
}

/** What is said between a name and the next one; behind the last name it is what follows at once. */
function factsUnder({ facts }: Story, step: TitledLine, next: TitledLine | undefined): Fact[] {
  const at = facts.findLastIndex(({ id }) => step.facts.includes(id));
  const end = next ? facts.findIndex(({ id }) => next.facts.includes(id)) : at + 2;
  const between = at < 0 ? [] : facts.slice(at + 1, end);
  return between.every(({ from, kind }) => from === "brief" && kind === "news") ? between : [];
}

const textOf = (facts: readonly Fact[]): string =>
  facts.map(({ quote }) => stopped(quote.trim().replace(/[,;:]$/u, ""))).join(" ");
