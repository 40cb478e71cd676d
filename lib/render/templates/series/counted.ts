import type { Story } from "../../../story/schema.ts";
import { areOpened, endOfSteps } from "../../../text/order-words.ts";
import { afterCount } from "../listicle/counted.ts";
import { areSteps, tellsHow } from "./how-to.ts";

/** Only steps, numbered tips, orders under a headline that tells how, and what the headline counts are counted, where every slide between is one. */
export function isCounted(story: Story, ideas: readonly { title: string }[]): boolean {
  const { steps, slides, occasion, headline, spoken } = story;
  if (countedByHeadline(story) === ideas.length) return true;
  if (areSteps(headline.text, ideas, spoken)) return true;
  if (steps.length < 2) return occasion === "how_to" && stepsOfProse(story) === undefined;
  return slides.slice(0, ideas.length).every(isEntryOf(story));
}

/** A title that brings its own number: "Day 4", "Step 2". */
const ORDINAL = /^\p{L}{2,12}[ \u00a0]\d/u;

/** How many steps stand first, all of them, where what follows is none: these keep their numbers. */
export function leadingSteps(
  story: Story,
  slides: readonly { title: string; stat?: string }[],
): number | undefined {
  const count = stepsFirst(story);
  const first = slides.slice(0, count);
  const areBare = first.every(({ title, stat }) => !stat && !ORDINAL.test(title));
  return count > 1 && first.length === count && areBare ? count : undefined;
}

/** How many slides are steps, where all of them stand first; 0 without them. */
function stepsFirst(story: Story): number {
  const prose = stepsOfProse(story);
  const count = prose ?? story.steps.length;
  const areFirst =
    story.slides.length > count && story.slides.every((slide, i) => isStep(story, slide) === i < count);
  return prose !== undefined || areFirst ? count : 0;
}

/** Entries that are counted keep one layout: a price in one of five is read in its sentence, and no figure in place of its number. */
export function inOneLayout<S extends { stat?: string }>(
  drawn: readonly S[],
  plain: (index: number) => S,
  { story, numbered }: { story: Story; numbered: boolean },
): S[] {
  const count = numbered ? drawn.length : stepsFirst(story);
  const figures = drawn.slice(0, count).filter(({ stat }) => stat).length;
  const isMixed = figures > 0 && figures < count;
  return isMixed ? drawn.map((slide, i) => (i < count && slide.stat ? plain(i) : slide)) : [...drawn];
}

/** "First we photograph …", "Last, it rests under a weight": how many slides are steps, where remarks stand behind them. */
function stepsOfProse(story: Story): number | undefined {
  const { steps, slides, occasion, headline, spoken, language } = story;
  if (steps.length > 1 || spoken !== language || !areOpened(slides)) return undefined;
  if (occasion !== "how_to" && !tellsHow(headline.text, spoken)) return undefined;
  const startOf = (ids: readonly string[]) =>
    story.facts.find(({ id, from }) => from === "brief" && ids.includes(id))?.span.start ?? 0;
  const placed = slides.map(({ title, facts }) => ({ title, at: startOf(facts) }));
  return endOfSteps(placed, story.breaks);
}

const isStep = ({ steps }: Story, { facts }: Story["slides"][number]) =>
  steps.some((step) => step.facts.some((id) => facts.includes(id)));

/** "5 things to have ready": how many entries of the list the headline counts; 0 where it counts none. */
export function countedByHeadline(story: Story): number {
  const { headline, items, steps } = story;
  const counts = [Math.max(items.length, steps.length), listedByHeadline(story)];
  return counts.find((count) => count > 1 && afterCount(headline.text, count) !== undefined) ?? 0;
}

/** "Five plants for a dark hallway: …": the slides of what the sentence of the headline lists come first. */
function listedByHeadline({ headline, slides }: Story): number {
  const end = slides.findIndex(({ facts }) => !isOfHeadline(facts, headline));
  return end < 0 ? slides.length : end;
}

const isOfHeadline = (facts: readonly string[], { facts: own }: Story["headline"]) =>
  facts.length > 0 && facts.every((id) => own.includes(id));

/** Whether a slide is a step, or an entry of the list that the headline counts. */
export const isEntryOf = (story: Story) => {
  const steps = story.steps.flatMap(({ facts }) => facts);
  const { headline, items } = story;
  const listed = listedByHeadline(story) > 1 ? headline.facts : [];
  const counted = new Set(countedByHeadline(story) > 0 ? [...steps, ...items, ...listed] : steps);
  return ({ facts }: Story["slides"][number]) => facts.some((id) => counted.has(id));
};
