import type { Check } from "../../../vocab.ts";
import { size } from "../../text.ts";
import { isVague } from "../../vague.ts";
import { check, seen } from "../check.ts";
import { gapsIn } from "../clarify/gaps.ts";
import { covered, ideas } from "../ideas.ts";
import type { Subject } from "../subject.ts";

/** Statements that earn full points, and the ideas that make a full statement. */
const ENOUGH = 4;
const FULL_STATEMENT = 4;
/** From this share of its words on, a statement has arrived. */
const CONVEYED = 0.6;
/** Gaps that cost nothing here because other checks already ask for them. */
const ASKED_ELSEWHERE = new Set(["action", "audience", "proof"]);
const WORST_GAPS = 22;

function statementsOf({ facts }: Subject): string[] {
  const all = [
    ...(facts.topic ? [facts.topic] : []),
    ...facts.facts,
    ...(facts.audience ? [facts.audience] : []),
    ...facts.offers,
    ...facts.bullets,
    ...facts.steps,
    ...facts.quotes,
    // A long call to action often carries the reason for it.
    ...facts.ctas
      .map((cta) => ({ text: cta.label }))
      .filter((cta) => ideas(cta.text).length >= FULL_STATEMENT),
    ...facts.contrasts.map((c) => ({ text: `${c.before} ${c.after}` })),
  ];
  return [...new Set(all.map((x) => x.text))].filter((text) => !isVague(text));
}

function conveyed(s: Subject): { text: string; amount: number }[] {
  return statementsOf(s).flatMap((text) => {
    const asked = ideas(text);
    if (!asked.length || covered(text, s.told.ideas) < CONVEYED) return [];
    const full = s.spaced ? FULL_STATEMENT : FULL_STATEMENT * 2;
    return [{ text, amount: Math.min(1.4, asked.length / full) }];
  });
}

/** How much of what the brief has to say arrives. */
export function substance(s: Subject): Check {
  const told = conveyed(s);
  const amount = told.reduce((sum, t) => sum + t.amount, 0);
  const available = statementsOf(s).length;
  return check({
    id: "substance",
    group: "message",
    label: "Tells the reader enough to care",
    share: amount / ENOUGH,
    evidence: told.length
      ? told.slice(0, 3).map((t) => seen("copy", t.text.slice(0, 120)))
      : [seen("headline", s.copy.headline)],
    fix:
      available > told.length
        ? `Say more of what the brief offers: only ${told.length} of its ${available} statements arrive.`
        : "Add to the brief what it does, for whom, and one proof.",
  });
}

const GAP_NAMES: Record<string, string> = {
  subject: "what it is about",
  claim: "the one thing people should know",
  terms: "the terms of the offer (how much off, on what)",
  when: "when it takes place",
};

/** Nothing is missing that this kind of post cannot do without. */
export function complete(s: Subject): Check {
  const gaps = gapsIn(s).filter(({ id }) => !ASKED_ELSEWHERE.has(id));
  const names = gaps.map(({ id }) => GAP_NAMES[id] ?? id);
  const lost = gaps.reduce((sum, gap) => sum + gap.gain, 0);
  return check({
    id: "complete",
    group: "message",
    label: "Nothing essential is missing for this kind of post",
    share: 1 - lost / WORST_GAPS,
    evidence: gaps.length
      ? names.map((name) => seen("brief", `missing: ${name}`))
      : [seen("brief", `${size(s.brief)} characters, nothing essential missing`)],
    fix: `Add to the brief: ${names.join("; ")}.`,
  });
}
