import { productName } from "../../copy/brand.ts";
import type { Brand } from "../../copy/types.ts";
import type { Story } from "../schema.ts";
import { checkAbsolutes } from "./absolutes.ts";
import { type BoundSources, boundSources } from "./binding.ts";
import { checkValues } from "./check-values.ts";
import { checkConditions } from "./conditions.ts";
import { checkDirections } from "./directions.ts";
import { doubt, type Finding } from "./finding.ts";
import { checkLabels } from "./labels.ts";
import { checkNegations, type SaidInSources, sourceClauses } from "./negations.ts";
import { checkNames, checkPeople, checkQuotation, checkQuoted } from "./people.ts";
import { checkShorthand } from "./shorthand.ts";
import { isStructure, type Slot, slotsOf } from "./slots.ts";
import { type Sources, sourcesOf } from "./sources.ts";
import { checkStructures } from "./structure.ts";
import { analyse } from "./text.ts";
import { checkTimeSpans, type TimedSources, timedSources } from "./time-spans.ts";
import { checkWishes } from "./wishes.ts";
import { checkEmpty, checkFacts, checkLanguage, checkRepeats, checkRequired, checkWords } from "./wording.ts";

export type GuardInput = {
  brief: string;
  brand: Brand;
  /** Such as 2026-11-25; with it, weekdays may be worked out from dates. */
  today?: string;
};

type Prepared = {
  story: Story;
  sources: Sources;
  bound: BoundSources;
  clauses: SaidInSources;
  times: TimedSources;
  translated: boolean;
};

/** Values are compared each with each. No brief that people write has so many. */
const MOST_VALUES = 400;

const valuesOf = ({ brief, brand }: Sources): number =>
  [brief, ...brand].reduce((sum, { values }) => sum + values.length, 0);

/** What stands in a slot against what the sources say, unless there is too much of it to compare. */
function checkTruth(slots: readonly Slot[], prepared: Prepared): Finding[] {
  if (valuesOf(prepared.sources) <= MOST_VALUES) return slots.flatMap((slot) => checkSlot(slot, prepared));
  return slots
    .slice(0, 1)
    .map(({ name }) => doubt(name, "unknown_value", "The brief has too many numbers and names to check."));
}

/** The truth of one slot. In another language than the brief's, values and names alone can be compared. */
function checkSlot(slot: Slot, { story, sources, bound, clauses, times, translated }: Prepared): Finding[] {
  const text = analyse(slot.text, story.spoken);
  const own = [
    ...checkValues(text, slot, { story, sources, bound }),
    ...checkConditions(text, slot, { sources, translated }),
    ...checkTimeSpans(text, slot, times),
    ...checkDirections(text, slot, sources),
    ...checkAbsolutes(slot, sources, translated),
    ...checkNames(text, slot, { translated, spoken: story.spoken }, sources),
  ];
  if (translated || isStructure(slot)) return own;
  return [
    ...own,
    ...checkNegations(text, slot, clauses),
    ...checkLabels(text, slot, sources),
    ...checkPeople(text, slot, sources),
    ...checkQuoted(text, slot, sources),
  ];
}

/** What was held back is no rival: words stand beside a value of readers that colleagues say of another. */
const forReadersIn = ({ brief, held }: Sources): Sources["brief"] => ({
  ...brief,
  values: brief.values.filter(({ keys }) => !keys.every((key) => held.has(key))),
});

const once = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((it) => [`${it.slot}|${it.problem}|${it.span?.start ?? ""}`, it])).values(),
];

/**
 * Everything that keeps the words of a story from being published, slot by slot. Deterministic: it reads brief and
 * Brand DNA itself and trusts a reader's facts only when their quotes stand in the source.
 */
export function guardStory(story: Story, { brief, brand, today }: GuardInput): { findings: Finding[] } {
  const sources = sourcesOf(story, { brief, brand, today });
  const slots = slotsOf(story);
  const prepared: Prepared = {
    story,
    sources,
    bound: boundSources([forReadersIn(sources), ...sources.brand], {
      sender: productName(brand),
      subject: story.about,
    }),
    clauses: sourceClauses(sources),
    times: timedSources(sources),
    translated: story.spoken !== story.language,
  };
  return {
    findings: once([
      ...checkEmpty(slots),
      ...checkFacts(story, slots, sources.unfounded),
      ...checkTruth(slots, prepared),
      ...checkQuotation(story, sources),
      ...checkStructures(story, sources),
      ...checkWishes(story, brief),
      ...slots.flatMap((slot) => checkWords(slot, brief, brand)),
      ...checkRequired(slots, brand),
      ...checkLanguage(slots, story, brief),
      ...checkRepeats(slots),
      ...checkShorthand(slots, story),
    ]),
  };
}
