import type { Check } from "../../../vocab.ts";
import type { Facts } from "../../types.ts";
import { check, named, seen } from "../check.ts";
import { covered } from "../ideas.ts";
import { figuresIn } from "../ledger/figures.ts";
import { flat } from "../ledger/sources.ts";
import type { Told } from "../said.ts";
import type { Subject } from "../subject.ts";

type Needed = { text: string; what: string };

const bare = (text: string) =>
  text
    .replace(/^(?:on|from|starts?|ends?|until|by)\s+/i, "")
    .replace(/\.$/, "")
    .trim();

const some = (what: string, list: readonly (string | undefined)[]): Needed[] =>
  list.flatMap((text) => (text && bare(text) ? [{ text: bare(text), what }] : []));

/** What a reader cannot act without: dates, terms, top numbers, who said it, what and where it is. */
function needed(facts: Facts): Needed[] {
  const stats = [...facts.stats].sort((a, b) => b.weight - a.weight).slice(0, 3);
  const placed = facts.kind === "event" || facts.kind === "opening";
  const all = [
    ...some("date", facts.dates.filter((d) => /\d/.test(d)).slice(0, 2)),
    ...some(
      "offer",
      facts.offers.slice(0, 2).map((o) => o.text),
    ),
    ...some(
      "number",
      stats.map((s) => `${s.value} ${s.label}`),
    ),
    ...some("author", [facts.quotes[0]?.author]),
    ...some("place", placed ? [facts.places[0]] : []),
    ...some("name", [facts.eventName, facts.jobTitle]),
  ];
  const fallback = some(
    "statement",
    facts.facts.slice(0, 2).map((f) => f.text),
  );
  return (all.length ? all : fallback).filter((n, i, list) => list.findIndex((o) => o.text === n.text) === i);
}

function arrives({ text, what }: Needed, told: Told): boolean {
  if (told.flat.includes(flat(text))) return true;
  const figures = figuresIn(text);
  const numbersThere = figures.every((f) => f.readings.some((r) => told.readings.has(r)));
  if (figures.length && !numbersThere) return false;
  return what === "date" || what === "number" ? figures.length > 0 : covered(text, told.ideas) >= 0.8;
}

/** Dates, offers, codes, top numbers and authors of the brief are still there. */
export function keepsFacts(s: Subject): Check {
  const must = needed(s.facts);
  const lost = must.filter((n) => !arrives(n, s.told));
  return check({
    id: "keeps_facts",
    group: "message",
    label: "Keeps the facts a reader needs",
    share: must.length ? 1 - lost.length / Math.min(must.length, 6) : 0.5,
    evidence: lost.length
      ? lost.slice(0, 3).map((n) => seen("missing", n.text, n.what))
      : must.length
        ? must.slice(0, 1).map((n) => seen("copy", n.text, n.what))
        : [seen("brief", "no date, number, offer or name")],
    fix: lost.length
      ? `Put back what the brief says: ${named(lost.map((n) => n.text))}.`
      : "Give the brief a date, a number or an offer worth keeping.",
  });
}
