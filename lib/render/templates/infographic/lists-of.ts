import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { clip } from "../kit/story/clip.ts";
import { datedEntries, datedFacts, isDatedList } from "../kit/story/dated.ts";
import { markOf } from "../kit/story/occasions.ts";
import { namedRules } from "../kit/story/rules.ts";
import { sharesOf } from "../kit/story/shares.ts";
import { isSaid, type Tokens, tokensOf } from "../kit/story/tokens.ts";
import { entryOf } from "./entry.ts";
import { type MarkedEntry, markedEntries } from "./marked-entries.ts";
import { pricedRows } from "./priced-rows.ts";

const MOST = { steps: 9, entries: 8, fact: 200 };

/** Whether a text has numbers, all of which are seen. */
export const isDrawnAll = (text: string, { numbers }: Tokens) => {
  const own = [...tokensOf(text).numbers];
  return own.length > 0 && own.every((number) => numbers.has(number));
};

/** Entries of a timeline. A date with a short value beside it is a row of the table, which is larger. */
function datedOf(story: Story, lines: readonly { title: string; body: string }[]) {
  const isTable = pricedRows(story).length > 0;
  const listed = [story.steps, story.series || isTable ? [] : lines].find(isDatedList);
  if (listed) return datedEntries(listed);
  return story.series || isTable ? [] : datedFacts(story);
}

const named = ({ title, text }: { title: string; text: string }) => ({ title, body: capitalized(text) });

type ListLine = { title: string; body: string };

/** Dated lines of a list on a timeline; undefined where it has none. */
function timelineOf(story: Story, lines: readonly ListLine[]) {
  const entries = datedOf(story, lines).map(({ date, title, text }) => ({
    date,
    title: clip(capitalized(title), 60),
    text: clip(text, 140),
  }));
  return entries.length > 0 ? { timeline: { entries: entries.slice(0, MOST.entries) } } : undefined;
}

/** The entries of the first list that has several. */
function itemsOf({ steps, slides, points }: Story, lines: readonly ListLine[], left: readonly ListLine[]) {
  const rules = left.length === lines.length ? namedRules(points) : undefined;
  const lists = [steps, slides, rules ? rules.map(named) : left.length > 1 ? left : lines];
  return lists.find((list) => list.length > 1) ?? [];
}

type MarkedList = { steps: { items: MarkedEntry[]; mark?: "dot" }; facts?: string[] };

/** A list whose entries are marked by their days or their colours; undefined for any other. */
export function markedList({ steps, points, language }: Story, brand: string): MarkedList | undefined {
  const lines = steps.length > 1 ? steps : points.map(({ text }) => ({ title: text, body: "" }));
  const items = lines.length <= MOST.steps ? markedEntries(lines, { language, brand }) : undefined;
  if (!items) return undefined;
  // Entries without a mark of their own are counted, or are one of several colours.
  const isColored = items.some(({ color }) => color);
  return { steps: { items, ...(isColored && { mark: "dot" as const }) } };
}

/** Dated steps are a timeline. Only steps are numbered: points have no order. */
export function listsOf(story: Story, seen: Tokens) {
  const { steps, points, slides } = story;
  const isDrawnIn = (story.series ?? sharesOf(story)) !== null;
  const rows = new Set(isDrawnIn ? story.prices.map(({ name, price }) => `${name}: ${price}`) : []);
  const lines = points.flatMap(({ text }) => (rows.has(text) ? [] : { title: text, body: "" }));
  const dated = timelineOf(story, lines);
  if (dated) return dated;
  // Some of the lines may stand in a block of their own, such as the prices.
  const left = lines.filter(({ title }) => !isSaid(title, seen));
  const [remark] = left;
  if (remark && left.length === 1 && lines.length > 2 && steps.length + slides.length < 2)
    return { facts: [clip(remark.title, MOST.fact)] };
  const items = itemsOf(story, lines, left);
  const entries = items.map(({ title, body }) => [title, body].filter(Boolean).join(" "));
  const isSeen = entries.every((entry) => isSaid(entry, seen) || (isDrawnIn && isDrawnAll(entry, seen)));
  if (items.length === 0 || isSeen) return {};
  const shown = items.slice(0, MOST.steps).map(entryOf);
  return { steps: { items: shown, ...(items !== steps && { mark: markOf(story) }) } };
}
