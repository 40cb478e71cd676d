import type { Check, CheckGroup, Claim, Verdict } from "../../vocab.ts";
import type { Audience } from "./report.ts";
import { costliest } from "./verdict.ts";

/** Groups that an audience notices by itself. */
const NOTICED: ReadonlySet<CheckGroup> = new Set(["message", "action", "platform", "legibility"]);
const THEMES: Record<CheckGroup, string> = {
  message: "Message",
  action: "Call to action",
  platform: "Platform fit",
  claims: "Claim safety",
  brand: "Brand fit",
  legibility: "Legibility",
};

const sum = (checks: readonly Check[], what: "points" | "weight") => checks.reduce((n, c) => n + c[what], 0);

/** How much of its weight a group earned, 0 to 1 with two decimals. */
function themes(checks: readonly Check[]): Audience["themes"] {
  return (Object.keys(THEMES) as CheckGroup[]).flatMap((group) => {
    const own = checks.filter((check) => check.group === group);
    const weight = sum(own, "weight");
    if (weight === 0) return [];
    return [{ label: THEMES[group], weight: Math.round((sum(own, "points") / weight) * 100) / 100 }];
  });
}

/** The older audience fields, told from the same checks and claims. */
export function audienceOf(verdict: Verdict, checks: readonly Check[], claims: readonly Claim[]): Audience {
  const noticed = checks.filter(({ group }) => NOTICED.has(group));
  const weight = sum(noticed, "weight");
  const loose = claims.filter(({ supported }) => !supported);
  return {
    score: weight > 0 ? Math.round((sum(noticed, "points") / weight) * 100) : 0,
    verdict,
    themes: themes(checks),
    risks: loose.slice(0, 5).map(({ text, note }) => `“${text}”: ${note ?? "without a source"}`),
    opportunities: costliest(checks, 3).flatMap(({ fix }) => fix ?? []),
  };
}
