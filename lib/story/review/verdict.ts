import type { Check, Verdict } from "../../vocab.ts";
import type { Reviewed } from "./check.ts";

/** From this score on, a piece may be approved. */
const APPROVED_FROM = 70;
/** A rejected piece never looks nearly good enough. */
const REJECTED_AT_MOST = 49;
/** Less than this is not worth a sentence. */
const NOTICEABLE = 0.5;
const MAX_DOUBTS = 2;

export type Conclusion = { score: number; verdict: Verdict; summary: string };

const lost = (check: Check) => check.weight - check.points;

/** The checks that cost most, the costliest first. */
export const costliest = (checks: readonly Check[], max: number): Check[] =>
  checks
    .filter((check) => check.fix !== null && lost(check) >= NOTICEABLE)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, max);

/** A fix as a part of a longer sentence. */
const inside = (fix: string) =>
  fix.replace(/[.\s]+$/, "").replace(/^(?:\p{Lu}(?=\p{Ll})|A(?= ))/u, (c) => c.toLowerCase());
const fixes = (checks: readonly Check[]) => checks.map(({ fix, label }) => inside(fix ?? label)).join("; ");

/** What a person has to look at, in one sentence that says nothing twice. */
export function lookAt(doubts: readonly string[]): string {
  const said = [...new Set(doubts.map(inside))].slice(0, MAX_DOUBTS).join("; ");
  return `A person should look at this: ${said}${said.endsWith("?") ? "" : "."}`;
}

/** Points earned out of all points, as a whole number from 0 to 100. */
function scoreOf(checks: readonly Check[]): number {
  const most = checks.reduce((sum, { weight }) => sum + weight, 0);
  const earned = checks.reduce((sum, { points }) => sum + points, 0);
  return most > 0 ? Math.round((earned / most) * 100) : 0;
}

/** Score, verdict and one sentence that explains the verdict. A failed hard check rejects; a doubt asks for a person. */
export function conclude(reviews: readonly Reviewed[]): Conclusion {
  const checks = reviews.map(({ check }) => check);
  const score = scoreOf(checks);
  const hard = checks.filter((check) => check.hard && !check.passed);
  if (hard.length > 0) {
    const summary = `Rejected until you do this: ${fixes(hard.slice(0, 2))}.`;
    return { score: Math.min(score, REJECTED_AT_MOST), verdict: "rejected", summary };
  }
  const doubts = reviews.flatMap((review) => review.doubts);
  if (doubts.length > 0) return { score, verdict: "needs_review", summary: lookAt(doubts) };
  const worst = costliest(checks, 2);
  if (score < APPROVED_FROM) {
    const summary = `At least ${APPROVED_FROM} of 100 points are needed: ${fixes(worst)}.`;
    return { score, verdict: "needs_review", summary };
  }
  const passed = checks.filter((check) => check.passed).length;
  const all = passed === checks.length ? `All ${passed} checks` : `${passed} of ${checks.length} checks`;
  const next = worst.length ? `to gain more, ${fixes(worst.slice(0, 1))}` : "";
  const lead = passed === checks.length && next ? `${all} passed. Nothing is wrong` : `${all} passed`;
  return { score, verdict: "approved", summary: `${[lead, next].filter(Boolean).join("; ")}.` };
}
