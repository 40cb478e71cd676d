import { ASSET_TYPES } from "../../asset-types.ts";
import { capitalize, hasWords, size, unstop } from "../../copy/text.ts";
import { evenly } from "../../text/evenly.ts";
import { type Emphasis, emphasesOf, isOnlyToBeShown, unheeded } from "../emphasis.ts";
import type { Fact, Line, Reading } from "../schema.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";
import { unlabelled } from "./post/labels.ts";
import { typeset } from "./typeset.ts";

/** "Headline should be the frost alerts", "make Christmas Eve stand out": one line of a list is the headline. */

type WantedEntry = { fact: Fact; text: string };

/** Lines of the brief's lists. Steps keep their order. */
function entriesOf({ reading, language }: Material, isIn: (fact: Fact) => boolean): WantedEntry[] {
  const { facts, items, changes, prices } = reading;
  const entry = (id: string, text: string): WantedEntry[] =>
    facts.flatMap((fact) => (fact.id === id && isIn(fact) ? [{ fact, text: typeset(text, language) }] : []));
  return [
    ...changes.filter(({ label }) => label !== "fixed").flatMap((c) => entry(c.fact, c.text)),
    ...prices.flatMap((p) => entry(p.fact, `${p.name}: ${p.price}`)),
    ...items.flatMap((id) => entry(id, facts.find((fact) => fact.id === id)?.says ?? "")),
  ];
}

const holds = (outer: Fact, inner: Fact) =>
  outer.span.start <= inner.span.start && inner.span.end <= outer.span.end;

const LONGEST = 90;
/** "Average arrival: 38 minutes": a page of figures draws the value large; "8 bis 12 Uhr" is none. */
const ONE_VALUE =
  /[:：]\s*(?!\D*\d[\d.:h]*\s?(?:[ap]m\s?)?(?:Uhr\s)?(?:bis|to|till|tot|al?|à|às|alle|[–-])\s?\d)[£$€₹]?\d/u;

/** Letters of the line above a headline. */
const LONGEST_ABOVE = 40;

const FIGURE = /^[£$€¥₹]?\s?\d/u;

/** Numbers side by side stay a list: the wanted one stands first and largest there. */
const isOfFigures = ({ reading: { items, facts, figures } }: Material) =>
  figures.length > 2 &&
  items.length > 2 &&
  facts.filter(({ id }) => items.includes(id)).every(({ says }) => FIGURE.test(says));

/** "The question big": the question without the words that lead to it, which stand above. */
export function questionWished({ blocks, reading }: Material): Headline | undefined {
  const words = emphasesOf(reading).find((one) => /[?？]$/u.test(one.words))?.words ?? "";
  // French sets a narrow blank before the mark.
  const asked = words.replace(/\s?[?？]$/u, "");
  const block = blocks.find(({ pieces }) => pieces.some(({ card }) => hasWords(evenly(card), asked)));
  if (asked === "" || block?.kind !== "sentence") return undefined;
  const card = evenly(block.pieces[0]?.card ?? "").toLowerCase();
  const before = block.pieces[0]?.card.slice(0, Math.max(0, card.indexOf(asked.toLowerCase()))) ?? "";
  const label = /^[^:：.!?]{3,40}(?=\s?[:：]\s*$)/u.exec(before)?.[0].trim() ?? "";
  const facts = block.pieces.flatMap((piece) => piece.facts);
  return { text: capitalize(words), facts, rest: [], block, label };
}

/** Whether the author's words for a list are short enough for the line above its headline; longer ones stand under it. */
const standsAbove = (found: Headline | undefined, list: number): boolean =>
  found?.block !== undefined &&
  size(found.text) <= LONGEST_ABOVE &&
  found.rest.length === 0 &&
  found.block.at < list;

/** The wanted line as the headline, under the author's words for the list; undefined where the wish names none. */
export function emphasisedEntry(found: Headline | undefined, m: Material): Headline | undefined {
  const { content } = ASSET_TYPES[m.options.assetType];
  const [wanted] = unheeded(m.reading, found?.text ?? "", []).filter(
    (one) => !isOnlyToBeShown(m.reading, one),
  );
  if (!wanted || content === "slides" || content === "scenes" || isOfFigures(m)) return undefined;
  const [first, ...others] = entriesOf(m, (fact) => wanted.facts.some((one) => holds(fact, one)));
  if (!first || others.length > 0) return undefined;
  const text = capitalize(unstop(unlabelled(first.text, m)));
  if (size(text) > LONGEST || (content === "figures" && ONE_VALUE.test(text))) return undefined;
  const list = m.reading.facts.find(({ id }) => id === first.fact.id)?.span.start ?? 0;
  const isHeading = standsAbove(found, list);
  const above = { block: found?.block, heading: found?.text ?? "" };
  return { text, facts: [first.fact.id], rest: [], label: "", ...(isHeading ? above : { block: undefined }) };
}

const isOf = (line: Line, wanted: readonly Emphasis[], { facts }: Reading) =>
  facts.some(
    (fact) =>
      line.facts.includes(fact.id) &&
      wanted.some((one) => one.facts.length < facts.length && one.facts.some((other) => holds(fact, other))),
  );

/** Numbers of a list with the wanted one first, which is drawn largest. */
export function wantedFirst(points: readonly Line[], wanted: readonly Emphasis[], m: Material): Line[] {
  if (wanted.length === 0 || !isOfFigures(m)) return [...points];
  const rank = (line: Line) => (isOf(line, wanted, m.reading) ? 0 : 1);
  return points.toSorted((a, b) => rank(a) - rank(b));
}
