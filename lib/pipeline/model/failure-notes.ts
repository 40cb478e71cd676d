import type { FailureReason } from "../../core/model.ts";

const BECAUSE: Record<FailureReason, string> = {
  timeout: "did not answer in time",
  rate_limited: "has too much to do at the moment",
  refused: "refused to work on this",
  malformed: "did not give a usable answer",
  unavailable: "cannot be reached at the moment",
  not_configured: "is not set up correctly",
  budget: "has used up its budget for this run",
  daily_budget: "has used up its budget for this day",
  opted_out: "is not asked anything, as this workspace has opted out of it",
};

const RESULTS = {
  copy: "our own writer wrote this copy",
  slots: "the slots it was asked for again are left as they were",
  opinion: "the verdict is without its opinion",
};

/** What a person reads when a model gave no answer. */
export const noAnswerNote = (reason: FailureReason, wanted: keyof typeof RESULTS): string =>
  `The language model ${BECAUSE[reason]}; ${RESULTS[wanted]}.`;

/** What a person reads when an answer was there, but not to be used. */
export const unusedNote = (why: string): string =>
  `The language model’s copy was not used; our own writer wrote this one. The reason: ${why}`;
