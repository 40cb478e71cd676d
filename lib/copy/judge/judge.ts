import type { Check, Claim } from "../../vocab.ts";
import { readBrief } from "../read-brief.ts";
import { audienceOf } from "./audience.ts";
import { ACTION } from "./checks/action.ts";
import { BRAND } from "./checks/brand.ts";
import { CLAIMS } from "./checks/claims.ts";
import { impersonation } from "./checks/impersonation.ts";
import { LEGIBILITY } from "./checks/legibility.ts";
import { MESSAGE } from "./checks/message.ts";
import { PLATFORM } from "./checks/platform.ts";
import { doubtsOf } from "./doubts.ts";
import { withLint } from "./lint.ts";
import { placesOf } from "./places.ts";
import type { JudgeInput, Report } from "./report.ts";
import { subjectOf } from "./subject.ts";
import { conclude } from "./verdict.ts";

/** Every check of the judge, in the order of a report. What each is worth stands in weights.ts. */
const CHECKS = [...MESSAGE, ...ACTION, ...PLATFORM, ...CLAIMS, ...BRAND, ...LEGIBILITY];

/** A report stays readable, and small enough to store. */
const MAX_CLAIMS = 150;

/** Unsupported claims first: they are what somebody has to look at. */
const listed = (claims: readonly Claim[]): Claim[] =>
  [...claims.filter((c) => !c.supported), ...claims.filter((c) => c.supported)].slice(0, MAX_CLAIMS);

/** Nothing earns nothing: rules that an empty page cannot break are no merit of it. */
const unearned = (check: Check): Check => ({
  ...check,
  points: 0,
  passed: check.hard,
  fix: "Write a headline and a post; there is nothing to judge yet.",
});

/** Words that a caller brought finished, without a brief, are their own brief: nobody has invented them. */
function ownBrief(input: JudgeInput): JudgeInput {
  const brief = placesOf(input.copy)
    .map(({ text }) => text)
    .join("\n");
  return { ...input, brief, facts: readBrief(brief, input.brand) };
}

/**
 * Judges finished copy, whoever wrote it, against its brief and the Brand DNA. Pure: the same input gives the same
 * report. `score` is 0 to 100; a failed hard check rejects, any unsupported claim asks for a person.
 */
export function judgeCopy(input: JudgeInput): Report {
  const subject = subjectOf(input.brief.trim() ? input : ownBrief(input));
  const own = [...CHECKS.map((look) => look(subject)), ...impersonation(subject.impersonations)];
  const checks = withLint(subject.places.length ? own : own.map(unearned), input.lint);
  const claims = listed(subject.entries.map(({ claim }) => claim));
  const { score, verdict, summary } = conclude(checks, doubtsOf(subject, checks));
  return { score, verdict, summary, checks, claims, audience: audienceOf(verdict, checks, claims) };
}
