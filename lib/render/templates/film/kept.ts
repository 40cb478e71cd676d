import * as z from "zod/v4";
import type { Story } from "../../../story/schema.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { described } from "../kit/fields.ts";
import { bareName } from "../kit/story/bare-name.ts";
import { keptFacts } from "../kit/story/kept-facts.ts";
import { readIn } from "../kit/story/shown.ts";
import { headlineLead } from "./headline-lead.ts";

/** Longer details are not read from one picture, in letters. */
const MOST = 220;

/** Optional without a default: data without it keeps its render hash. */
export const kept = {
  details: z
    .string()
    .max(MOST)
    .meta(
      described(
        "Hard facts on the last screen: day, hours, place, price. Several stand with “ · ” between them.",
        `At most ${MOST} characters.`,
        "Tue to Sat, 9 am to 6 pm · 12 Mill Lane · £15 a day",
      ),
    )
    .optional(),
};

/** The facts without which one cannot come or buy, beside what the last screen says of its own. */
export function keptOf(story: Story, last: object): { details?: string } {
  const { headline, ...others } = { headline: "", ...last };
  const said = readIn({ ...others, headline: headlineLead(headline).lead });
  const name = bareName(story, said);
  const most = MOST - (name === "" ? 0 : name.length + SEPARATOR.length);
  const facts = keptFacts(besideSteps(story), said, most, { hasList: true });
  const details = [name, ...facts].filter(Boolean).join(SEPARATOR);
  return details === "" ? {} : { details };
}

/** A place or an amount within a step, "in the direction of the grain", is what to do, and nothing to come or to buy by. */
const besideSteps = (story: Story): Story => {
  const steps = story.facts.filter(({ kind }) => kind === "step");
  const isWithin = ({ kind, span }: Story["facts"][number]) =>
    kind !== "step" && steps.some((step) => step.span.start <= span.start && span.end <= step.span.end);
  return { ...story, facts: story.facts.filter((fact) => fact.from !== "brief" || !isWithin(fact)) };
};
