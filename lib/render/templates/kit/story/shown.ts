import type { Fact, Line, Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { writtenOut } from "../../../../text/shorthand.ts";
import { SEPARATOR } from "../fact-cells.ts";
import { withoutAsked } from "./ask.ts";
import { isMustShow, isTranslated, valuesOf, written } from "./must-show.ts";
import { isOfModel } from "./of-model.ts";
import type { ShownValue } from "./shown-value.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** Fields whose strings are no words to read. */
const UNREAD = new Set([
  "photo",
  "photos",
  "more_photos",
  "photo_treatment",
  "screen",
  "screens",
  "icon",
  "kind",
  "direction",
  "winner",
  "language",
]);

/** Everything that can be read of a template's data. */
export function readIn(data: unknown): string[] {
  if (typeof data === "string") return [data];
  // A chart has 2.4 for "2,40".
  if (typeof data === "number")
    return [...new Set([`${data}`, Number.isInteger(data) ? `${data}` : data.toFixed(2)])];
  if (!data || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([name, value]) => (UNREAD.has(name) ? [] : readIn(value)));
}

/** Values that the texts do not say yet, as far as they fit into so many characters. */
export const valuesUnsaid = (story: Story, texts: readonly string[], most: number): string[] =>
  unsaidAs(written, story, texts, most).map(({ said }) => said);

type Said = { value: ShownValue; said: string };

function unsaidAs(
  write: (value: ShownValue) => string,
  story: Story,
  texts: readonly string[],
  most: number,
): Said[] {
  const unsaid: Said[] = [];
  const lineOf = (all: readonly Said[]) => all.map(({ said }) => said);
  for (const value of valuesOf(story)) {
    const seen = [...texts, ...lineOf(unsaid)].join("\n");
    if (isThereIn(seen, value, story) || isWritten(value, seen, story)) continue;
    const said = withoutAsked(write(value), story);
    if (lineOf([...unsaid, { value, said }]).join(SEPARATOR).length < most) unsaid.push({ value, said });
  }
  return withoutTwice(unsaid);
}

/** "5 to 7 yrs" is said where a writer has put "5 to 7 years". */
const isThereIn = (seen: string, { text }: ShownValue, { spoken }: Story): boolean =>
  [text, writtenOut(text, spoken)].some((words) => isSaid(words, tokensOf(seen)));

/** A line of a model that stands there and names the same fact says all its numbers: "7 to 12 December". */
function isWritten({ text, facts }: ShownValue, seen: string, story: Story): boolean {
  const wanted = [...tokensOf(text).numbers];
  if (!isOfModel(story) || wanted.length === 0) return false;
  return linesOf(story).some(
    (line) =>
      line.facts.some((id) => facts.includes(id)) &&
      isThere(line.text, seen) &&
      wanted.every((number) => tokensOf(line.text).numbers.has(number)),
  );
}

/** A value of its own gives way to a sentence or a longer value that holds it. */
const withoutTwice = (all: readonly Said[]): Said[] =>
  all.filter(
    ({ value }) => !value.cell || !all.some((other) => other.value !== value && holds(other, value)),
  );

const holds = ({ value: other, said }: Said, { text, cell }: ShownValue): boolean =>
  other.cell
    ? other.cell.value.length > (cell?.value.length ?? 0) && other.cell.value.includes(cell?.value ?? "")
    : isSaid(text, tokensOf(said));

/**
 * The same as one line: short values with a dot between them, each after its label where it has one, and
 * sentences as sentences.
 */
export function lineOfDetails(story: Story, texts: readonly string[], most: number): string {
  const values = unsaidAs(asCell, story, texts, most);
  const cells = merged(values).map((value) => asCell(value));
  const others = values.filter(({ value }) => value.cell === undefined).map(({ said }) => said);
  const isProse = others.length > 1 && others.some((text) => text.length > PROSE);
  const prose = isProse ? [`${others.map(capitalized).join(". ")}.`] : others.map(capitalized);
  return [...cells, ...prose].join(SEPARATOR);
}

/** Two values of one name share a cell: "Date: Fri 13, Sat 14". */
function merged(values: readonly Said[]): ShownValue[] {
  const cells: ShownValue[] = [];
  for (const { value } of values) {
    const at = cells.findIndex(({ cell }) => cell && cell.name === value.cell?.name);
    const first = cells[at]?.cell;
    if (value.cell && first) {
      cells[at] = { ...value, cell: { ...value.cell, value: `${first.value}, ${value.cell.value}` } };
    } else if (value.cell) cells.push(value);
  }
  return cells;
}

/** "Price: £12 · Keeps for six days". */
function asCell(value: ShownValue): string {
  const { cell } = value;
  if (!cell) return written(value);
  const { name, value: held, rest = "" } = cell;
  return [`${name}: ${held}`, capitalized(rest)].filter(Boolean).join(SEPARATOR);
}

/** A longer value is a clause of its own. */
const PROSE = 34;

/** Ids of the facts that the texts tell. */
export function factsShown(story: Story, texts: readonly string[]): string[] {
  const text = texts.join("\n");
  const seen = tokensOf(text);
  const named = factsNamed(story, text);
  const values = valuesOf(story);
  const isShown = (fact: Fact) => {
    const needed = isMustShow(fact) ? values.filter((value) => isOf(value, fact, story)) : [];
    if (needed.length > 0) return needed.every((value) => isSaid(value.text, seen));
    return named.has(fact.id) || [fact.quote, fact.says].some((said) => isSaid(said, seen));
  };
  return story.facts.filter(isShown).map(({ id }) => id);
}

/** Several facts may stand behind a slot: a value is of those that hold it. */
function isOf(value: ShownValue, { id, quote, says }: Fact, story: Story): boolean {
  if (!value.facts.includes(id)) return false;
  return value.facts.length === 1 || isTranslated(story) || isSaid(value.text, tokensOf(`${quote} ${says}`));
}

/** Everything that was written for a picture, with its facts. */
function linesOf(story: Story): Line[] {
  const lines = [story.kicker, story.headline, story.support, ...story.points, ...story.scenes];
  const titled = [...story.slides, ...story.steps].map(({ title, body, facts }) => ({
    text: [title, body].filter(Boolean).join("\n"),
    facts,
  }));
  return [...lines, ...titled].filter((line) => line !== null);
}

/** Facts of the lines that stand on the picture as a whole. */
function factsNamed(story: Story, text: string): Set<string> {
  const said = linesOf(story).flatMap((line) => (isThere(line.text, text) ? line.facts : []));
  return new Set([...said, ...(story.cta && text.includes(story.cta.label) ? story.cta.facts : [])]);
}

const isThere = (line: string, text: string) =>
  line !== "" && line.split("\n").every((part) => text.includes(part));
