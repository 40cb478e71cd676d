import type { Check } from "../../../vocab.ts";
import { check, seen } from "../check.ts";
import { flawsIn } from "../flaws.ts";
import type { Subject } from "../subject.ts";

const COST = { headline: 0.8, elsewhere: 0.45 };

/** Every line is a whole thought that speaks to readers. */
export function wellFormed(s: Subject): Check {
  const flaws = flawsIn(s);
  const lost = flaws.reduce((sum, f) => sum + (f.where === "headline" ? COST.headline : COST.elsewhere), 0);
  const listed = flaws.slice(0, 2).map((f) => `“${f.quote.slice(0, 60)}” (${f.why})`);
  return check({
    id: "well_formed",
    group: "message",
    label: "Every line is a whole thought",
    share: s.copy.headline.trim() || s.copy.text.trim() ? 1 - lost : 0,
    evidence: flaws.length
      ? flaws.map((f) => seen(f.where, f.quote, f.why))
      : [seen("headline", s.copy.headline)],
    fix: listed.length
      ? `Rewrite ${listed.join(" and ")}.`
      : "Write a headline and a post; there is nothing to read yet.",
  });
}
