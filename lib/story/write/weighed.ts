import { sentences } from "../../copy/sentences.ts";
import { capitalize, size, stop, unstop } from "../../copy/text.ts";
import { areProsAndCons } from "../../text/pros-cons.ts";
import type { AssetType } from "../../vocab.ts";
import type { FactKind } from "../kinds.ts";
import type { Fact, Line, Story, TitledLine } from "../schema.ts";
import { LABELLED } from "./slide-titles.ts";
import { typeset } from "./typeset.ts";

/** Two things that are weighed: both stand beside each other, for and against in one order, and what follows from it last. */

/** Kinds with a place of their own. */
const APART: readonly FactKind[] = ["link", "contact", "when", "price", "condition", "pair"];

const isInside = ({ id, span }: Fact, all: readonly Fact[]): boolean =>
  all.some(
    (other) =>
      other.id !== id &&
      other.span.start <= span.start &&
      other.span.end >= span.end &&
      other.span.end - other.span.start > span.end - span.start,
  );

/** What is said behind both, in the author's order, without what leads to an action. */
function concluded({ facts, rows, cta, headline }: Story): Fact[] {
  const own = facts.filter(({ from }) => from === "brief");
  const named = new Set(rows.map(({ fact }) => fact));
  const last = Math.max(...own.filter(({ id }) => named.has(id)).map(({ span }) => span.end));
  const gone = new Set([...(cta?.facts ?? []), ...headline.facts]);
  return own.filter(
    (fact) =>
      fact.span.start >= last && !gone.has(fact.id) && !(APART.includes(fact.kind) || isInside(fact, own)),
  );
}

/** The line under the headline without what stands in the rows, and then what follows from them. */
function supportOf(story: Story, ending: readonly Fact[]): Line | null {
  const cells = story.rows.flatMap(({ first, second }) =>
    [first, second].flatMap((cell) => cell.split("; ")),
  );
  const said = ending.map(({ says }) => stop(typeset(says, story.language)));
  const [one = "", two = ""] = (story.columns ?? []).map((name) => name.split(/\s/u)[0]?.toLowerCase() ?? "");
  const asks = (text: string) =>
    text.endsWith("?") && [one, two].every((name) => text.toLowerCase().includes(name));
  const isElsewhere = (sentence: string) =>
    asks(sentence) ||
    cells.some((cell) => flat(sentence).includes(flat(cell))) ||
    said.some((text) => flat(text).includes(flat(sentence)));
  const before = sentences(story.support?.text ?? "").filter((sentence) => !isElsewhere(sentence));
  const facts = [...(before.length > 0 ? (story.support?.facts ?? []) : []), ...ending.map(({ id }) => id)];
  const text = [...before, ...said].join(" ");
  return text ? { text, facts: [...new Set(facts)] } : null;
}
const flat = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** What is said of both on one slide is no longer. */
const LONGEST = 150;

/** A slide for what speaks for both, one for what speaks against them, and one for what follows; much to say has a slide a thing. */
function slidesOf(story: Story, ending: readonly Fact[]): TitledLine[] {
  const colon = story.language === "fr" ? " : " : ": ";
  const [one = "", two = ""] = story.columns ?? [];
  const rows = story.rows.map(({ label, first, second, fact }) => {
    const sides = [
      [one, first],
      [two, second],
    ].map(([name = "", cell = ""]) => ({ name, cell: unstop(cell) }));
    const body = sides.map(({ name, cell }) => stop(`${name}${colon}${cell}`)).join(" ");
    return { label, facts: [fact], sides, body: typeset(body, story.language) };
  });
  const isLong = rows.some(({ body }) => size(body) > LONGEST);
  const weighedOn = rows.flatMap(({ label, facts, sides, body }) =>
    isLong
      ? sides.map(({ name, cell }) => ({
          title: `${label}${colon}${name}`,
          body: stop(sentencesIn(cell)),
          facts,
        }))
      : [{ title: label, body, facts }],
  );
  const said = ending.map(({ says }) => typeset(says, story.language));
  const [, label = "", rest = ""] = LABELLED.exec(said[0] ?? "") ?? [];
  const [first = "", ...others] = label ? [label, rest, ...said.slice(1)] : said;
  const end = { title: unstop(first), body: others.map((text) => stop(capitalize(text))).join(" ") };
  return first ? [...weighedOn, { ...end, facts: ending.map(({ id }) => id) }] : weighedOn;
}

/** "light; many gears" as sentences. */
const sentencesIn = (cell: string) => cell.split("; ").map(capitalize).join(". ");

/** The words of a picture that weighs two things; any other story as it is. */
export function weighed(story: Story, assetType: AssetType): Story {
  if (!areProsAndCons(story.rows) || !story.columns || assetType === "video") return story;
  const ending = concluded(story);
  const isSeries = story.slides.length > 0;
  if (isSeries) return { ...story, slides: slidesOf(story, ending) };
  return { ...story, points: [], support: supportOf(story, ending) };
}
