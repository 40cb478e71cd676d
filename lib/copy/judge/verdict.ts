import type { Check, Verdict } from "../../vocab.ts";

/** From this score on, copy may be approved. */
const APPROVED_FROM = 70;
/** A rejected piece never looks nearly good enough. */
const REJECTED_AT_MOST = 49;
/** Less than this is not worth a sentence. */
const NOTICEABLE = 0.5;

const lost = (c: Check) => c.weight - c.points;

/** The checks that cost most, the costliest first. */
export const costliest = (checks: readonly Check[], max: number): Check[] =>
  checks
    .filter((c) => c.fix !== null && lost(c) >= NOTICEABLE)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, max);

/** A fix as a part of a longer sentence. */
const inside = (fix: string) =>
  fix.replace(/[.\s]+$/, "").replace(/^\p{Lu}(?=\p{Ll})/u, (c) => c.toLowerCase());

const fixes = (checks: readonly Check[]) => checks.map((c) => inside(c.fix ?? c.label)).join("; ");

type Conclusion = { score: number; verdict: Verdict; summary: string };

function reviewed(score: number, doubts: string[], worst: Check[]): string {
  if (doubts.length) return `A person should look at this: ${doubts.slice(0, 2).join("; ")}.`;
  const open =
    score < APPROVED_FROM ? `${score} of 100 points, ${APPROVED_FROM} are needed` : `${score} of 100 points`;
  return `${open}: ${fixes(worst) || "see the checks"}.`;
}

/** Points earned out of all points, as a whole number from 0 to 100. */
function scoreOf(checks: readonly Check[]): number {
  const most = checks.reduce((sum, c) => sum + c.weight, 0);
  const earned = checks.reduce((sum, c) => sum + c.points, 0);
  return most > 0 ? Math.round((earned / most) * 100) : 0;
}

/** Score, verdict and one sentence that explains both. A failed hard check rejects; a doubt asks for a person. */
export function conclude(checks: readonly Check[], doubts: string[]): Conclusion {
  const score = scoreOf(checks);
  const hard = checks.filter((c) => c.hard && !c.passed);
  if (hard.length) {
    const summary = `Rejected until you do this: ${fixes(hard.slice(0, 2))}.`;
    return { score: Math.min(score, REJECTED_AT_MOST), verdict: "rejected", summary };
  }
  const worst = costliest(checks, 2);
  if (doubts.length || score < APPROVED_FROM)
    return { score, verdict: "needs_review", summary: reviewed(score, doubts, worst) };
  const next = worst.length ? `; to gain more, ${fixes(worst.slice(0, 1))}` : "";
  return { score, verdict: "approved", summary: `Approved with ${score} of 100 points${next}.` };
}
