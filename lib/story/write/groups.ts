import { areProsAndCons } from "../../text/pros-cons.ts";
import type { Fact, Reading } from "../schema.ts";

/** Facts of one sentence: the widest one, and those that stand inside it. */
export type Group = { head: Fact; facts: Fact[] };

const length = ({ span }: Fact) => span.end - span.start;
const isInside = (inner: Fact, outer: Fact) => {
  const shared = Math.min(inner.span.end, outer.span.end) - Math.max(inner.span.start, outer.span.start);
  return shared > 0.6 * Math.min(length(inner), length(outer));
};

/** The facts of the brief in its order, those of one sentence together. */
export function groupsOf(facts: readonly Fact[]): Group[] {
  const inOrder = facts
    .filter((f) => f.from === "brief")
    .sort((a, b) => a.span.start - b.span.start || length(b) - length(a));
  const groups: Group[] = [];
  for (const fact of inOrder) {
    const group = groups.findLast((g) => isInside(fact, g.head));
    if (!group) groups.push({ head: fact, facts: [fact] });
    else {
      group.facts.push(fact);
      if (length(fact) > length(group.head)) group.head = fact;
    }
  }
  return groups;
}

/** The facts of a series that the author wrote a line a value. */
export const seriesLines = ({ series, facts }: Reading): Fact[] =>
  series && series.facts.length === series.points.length
    ? facts.filter((f) => series.facts.includes(f.id))
    : [];

/** "Before: … After: …" and pros and cons stay the sentences of their author; other rows with labels are a list. */
export const listedRows = ({ rows }: Reading): Reading["rows"] =>
  areProsAndCons(rows) ? [] : rows.filter(({ label }) => label !== "");

/** Rows that a post has to tell as such: those of two headings stand in its list. */
export const rowsApart = (reading: Reading): Reading["rows"] =>
  listedRows(reading).filter(({ fact }) => !reading.items.includes(fact));

/** Facts that a list of the reading tells: they are printed as its lines, not as sentences. */
export function listedFacts(reading: Reading): ReadonlySet<string> {
  const { steps, changes, prices, items } = reading;
  const lines = [...changes, ...listedRows(reading), ...prices].map((x) => x.fact);
  const series = seriesLines(reading).map((f) => f.id);
  return new Set([...steps.flatMap((s) => s.facts), ...lines, ...items, ...series]);
}

const isBetween = (x: string, text: string) => text.toLowerCase().includes(x.toLowerCase());

const SPEAKS =
  /(?<!\p{L})(?:says?|said|writes?|wrote|sagt|sagte|schreibt|schrieb|dit|écrit|dice|escribe|scrive|zegt|schrijft|diz|escreve)(?: \p{L}+){0,2}\s?[:：]\s*["“„«]?\s*$/iu;

/** The quotation stands in a sentence of its own, not inside one that tells more. */
export function isOwnQuotation({ head }: Group, { quotation }: Reading): boolean {
  if (!quotation) return false;
  const start = quotation.text.replace(/^[“"„«]/, "").slice(0, 30);
  // "Our founder says: “…”": nothing under the quotation would say who spoke.
  const lead = head.quote.slice(0, Math.max(0, head.quote.indexOf(start)));
  if (SPEAKS.test(lead) && quotation.name + quotation.role + quotation.company === "") return false;
  return isBetween(start, head.quote) || head.id === quotation.fact;
}

const flat = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Who said the quotation, as it stands under it. */
export const signatureOf = ({ quotation }: Reading): string =>
  [quotation?.name, quotation?.role, quotation?.company].filter(Boolean).join(", ");

/** "Marcus Bell, patient since May": a line that only says who spoke, and stands under the quotation. */
export const isSignature = (says: string, reading: Reading): boolean =>
  Boolean(reading.quotation?.name) && flat(says) === flat(signatureOf(reading));
