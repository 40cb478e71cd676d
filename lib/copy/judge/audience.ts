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
    const own = checks.filter((c) => c.group === group);
    const weight = sum(own, "weight");
    return weight > 0
      ? [{ label: THEMES[group], weight: Math.round((sum(own, "points") / weight) * 100) / 100 }]
      : [];
  });
}

/** The older audience fields, told from the same checks and claims. */
export function audienceOf(verdict: Verdict, checks: readonly Check[], claims: readonly Claim[]): Audience {
  const noticed = checks.filter((c) => NOTICED.has(c.group));
  const weight = sum(noticed, "weight");
  const loose = claims.filter((c) => !c.supported);
  return {
    score: weight > 0 ? Math.round((sum(noticed, "points") / weight) * 100) : 0,
    verdict,
    themes: themes(checks),
    risks: loose.slice(0, 5).map((c) => `“${c.text}”: ${c.note ?? "without a source"}`),
    opportunities: costliest(checks, 3).flatMap((c) => c.fix ?? []),
  };
}
