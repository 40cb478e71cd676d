import type { Check } from "../../vocab.ts";
import type { LintRule } from "./inspection.ts";

/** One rule's checks of several pages as one: it counts as its worst page, and its evidence names the page. */
export function together({ onePageIsEnough }: LintRule, checks: Check[]): Check {
  const worst = checks.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  if (checks.length < 2) return worst;
  const best = checks.reduce((a, b) => (rank(b) > rank(a) ? b : a));
  if (onePageIsEnough && best.passed && !worst.hard) return best;
  const evidence = checks.flatMap(({ evidence: found }, page) =>
    found.map((one) => ({ ...one, where: one.where.replace(/^picture\b/, `page ${page + 1}`) })),
  );
  return { ...worst, evidence };
}

/** Failing hard is worse than failing, which is worse than losing points. */
const rank = ({ passed, hard, points }: Check) => (passed ? 1_000 : hard ? 0 : 500) + points;
