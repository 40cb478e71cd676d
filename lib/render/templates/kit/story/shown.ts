import type { Fact, Story } from "../../../../story/schema.ts";
import { isMustShow, isTranslated, type ShownValue, valuesOf, written } from "./must-show.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** Fields whose strings are no words to read. */
const UNREAD = new Set([
  "photo",
  "photos",
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
  if (typeof data === "number") return [`${data}`];
  if (!data || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([name, value]) => (UNREAD.has(name) ? [] : readIn(value)));
}

/** Values that the texts do not say yet, as far as they fit into so many characters. */
export function valuesUnsaid(story: Story, texts: readonly string[], most: number): string[] {
  const unsaid: string[] = [];
  for (const value of valuesOf(story)) {
    if (isSaid(value.text, tokensOf([...texts, ...unsaid].join("\n")))) continue;
    const text = written(value);
    if ([...unsaid, text].join(SEPARATOR).length < most) unsaid.push(text);
  }
  return unsaid;
}

/** The same as one line: short values with a dot between them, and sentences as sentences. */
export function lineOfDetails(story: Story, texts: readonly string[], most: number): string {
  const values = valuesUnsaid(story, texts, most);
  const isProse = values.length > 1 && values.some((text) => text.length > PROSE);
  return isProse ? `${values.map(capitalized).join(". ")}.` : capitalized(values.join(SEPARATOR));
}

/** A longer value is a clause of its own. */
const PROSE = 34;

/** "included in Pro plan" begins a line; "iPhone" stays. */
const capitalized = (text: string) =>
  /^\p{Ll}+(?![\p{L}\d])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Between values in a line. It stays with the value before it, so that no line begins with it. */
export const SEPARATOR = "\u00a0· ";

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

/** Facts of the lines that stand on the picture as a whole. */
function factsNamed(story: Story, text: string): Set<string> {
  const lines = [story.kicker, story.headline, story.support, ...story.points, ...story.scenes];
  const titled = [...story.slides, ...story.steps].map(({ title, body, facts }) => ({
    text: [title, body].filter(Boolean).join("\n"),
    facts,
  }));
  const said = [...lines, ...titled].flatMap((line) => (line && isThere(line.text, text) ? line.facts : []));
  return new Set([...said, ...(story.cta && text.includes(story.cta.label) ? story.cta.facts : [])]);
}

const isThere = (line: string, text: string) =>
  line !== "" && line.split("\n").every((part) => text.includes(part));
