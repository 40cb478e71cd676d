import { withAnnouncedSteps } from "./announced-steps.ts";
import { withCountedParts } from "./counted-parts.ts";
import { withLabelledValues } from "./labelled-values.ts";
import type { Piece } from "./notebook.ts";
import { withNumberedSentences } from "./numbered-sentences.ts";
import { withPricedDates } from "./priced-dates.ts";
import { withStepBodies } from "./step-bodies.ts";
import { withCounts, withWordedSteps } from "./worded-steps.ts";

/** Lists that their author wrote as sentences. */
export const withLists = (pieces: readonly Piece[], plain: string): Piece[] =>
  [
    withStepBodies,
    withCountedParts,
    withNumberedSentences,
    withCounts,
    withWordedSteps,
    withAnnouncedSteps,
    withLabelledValues,
    withPricedDates,
  ].reduce((read, within) => within(read, plain), [...pieces]);
