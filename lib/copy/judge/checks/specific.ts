import type { Check } from "../../../vocab.ts";
import { hasWords } from "../../text.ts";
import { check, clamp, named, seen } from "../check.ts";
import { emptyIn } from "../empty-words.ts";
import { ideas } from "../ideas.ts";
import { figuresIn } from "../ledger/figures.ts";
import type { Subject } from "../subject.ts";

/** Details in headline and supporting line that could not be said of anybody else. */
function details({ copy, facts, name }: Subject): number {
  const top = `${copy.headline} ${copy.supporting}`;
  const dated = facts.dates.some((d) => top.includes(d.replace(/^(?:on|from)\s/i, "").slice(0, 8)));
  const names = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/u.test(top);
  return [
    figuresIn(top).length > 0,
    name !== "" && hasWords(top, name),
    dated,
    names,
    facts.quotes.length > 0 && copy.headline.includes("“"),
  ].reduce((n, is) => n + Number(is), Math.min(1.2, ideas(top).length / 7));
}

/** Specific words instead of empty ones. */
export function specific(s: Subject): Check {
  const { empty } = s;
  const detail = s.spaced ? details(s) / 2 : 0.8;
  return check({
    id: "specific",
    group: "message",
    label: "Specific words instead of empty ones",
    share: clamp(detail) - s.emptiness * 8 - (emptyIn(s.copy.headline).length ? 0.4 : 0),
    evidence: empty.length
      ? [seen("copy", empty.slice(0, 5).join(", "))]
      : [seen("headline", s.copy.headline)],
    fix: empty.length
      ? `Replace ${named(empty)} with what actually happens.`
      : "Add one concrete detail to the headline or the line under it: a number, a name, a date or a place.",
  });
}
