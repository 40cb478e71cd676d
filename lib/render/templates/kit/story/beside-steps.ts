import type { Story } from "../../../../story/schema.ts";

/** A place or an amount within a step, "in the direction of the grain", is what to do, and nothing to come or to buy by. */
export const besideSteps = (story: Story): Story => {
  const steps = story.facts.filter(({ kind }) => kind === "step");
  const isWithin = ({ kind, span }: Story["facts"][number]) =>
    kind !== "step" && steps.some((step) => step.span.start <= span.start && span.end <= step.span.end);
  return { ...story, facts: story.facts.filter((fact) => fact.from !== "brief" || !isWithin(fact)) };
};
