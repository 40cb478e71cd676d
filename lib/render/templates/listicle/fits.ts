import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { unstopped } from "../../../text/unstopped.ts";
import type { Pictures } from "../../fits.ts";
import { arrowRows } from "../kit/story/arrow-rows.ts";
import { clip, wholeSentences } from "../kit/story/clip.ts";
import { isDatedList } from "../kit/story/dated.ts";
import { figuresOfPoints } from "../kit/story/figures.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isListFirst } from "../kit/story/list-first.ts";
import { isOf } from "../kit/story/occasions.ts";
import { inDayOrder } from "../kit/story/opening-hours.ts";
import { photosFor } from "../kit/story/photos.ts";
import { pricedIn } from "../kit/story/priced.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { valuedRows } from "../kit/story/valued.ts";
import { areDayRows } from "../kit/story/wished-days.ts";
import { headAndBody } from "../series/head-and-body.ts";
import { isMealOf } from "./data.ts";
import { withDayOver, withPeriod } from "./over-list.ts";

const KINDS = ["product", "place", "other"] as const;

const MOST = {
  items: 8,
  rows: 10,
  title: 70,
  alike: 100,
  body: 120,
  headline: 120,
  supporting: 160,
  terms: 300,
  entries: 5,
};
const LEAST = 3;
const SCORE = { rows: 0.97, meal: 0.97 };

/** A price list or other names with values, points of an article, or tips. */
export function fits(story: Story, pictures: Pictures) {
  const words = withDayOver(wordsOf(story, pictures, { headline: MOST.headline }));
  const { cta, url } = words;
  const rows = valuedRows(story, MOST.rows);
  // Lines beside wanted days have no place in a list of rows.
  if (areDayRows(story) && rows.length < story.points.length) return undefined;
  const listed = rows.length > 0 ? undefined : pricesInProse(story);
  if (listed)
    return fitWithDetails(story, SCORE.rows, { ...listed, cta, url, ...photosFor(pictures, KINDS) });
  if (rows.length > 0) return rowsFit(story, withPeriod(words), rows, pictures);
  return pointsFit(story, words, pictures);
}

type ListWords = ReturnType<typeof wordsOf>;

/** Names with prices, days or hours, and under them on what terms. */
function rowsFit(
  story: Story,
  { kicker, headline, supporting, cta, url }: ListWords,
  rows: ReturnType<typeof valuedRows>,
  pictures: Pictures,
) {
  const terms = wholeSentences(supporting, MOST.terms);
  const items = rows.map(({ name, price, label, note }) => ({
    title: name,
    ...(note && { body: note }),
    ...(price && { price }),
    ...(label && { label }),
  }));
  const leads = leadingRow(rows, pictures);
  const called = arrowRows(story.points.map(({ text }) => text))?.columns;
  const shown = {
    kicker,
    headline: (leads && headline.includes(leads) && overRows(story)) || headline,
    ...(terms && { supporting: terms }),
    items,
    cta,
    url,
    ...(leads && { leads }),
    ...(called && { columns: { name: capitalized(called.name), value: capitalized(called.value) } }),
  };
  return fitWithDetails(story, SCORE.rows, { ...shown, ...photosFor(pictures, KINDS) }, { isText: true });
}

/** Letters between what leads to the rows and the first of them: a colon and the end of its line. */
const JOINT = 4;

/** "Our prices until 31 December:" right above the rows, where the headline is one of them: what they are of. */
function overRows({ headline, points, facts }: Story): string {
  const ids = [headline, ...points].flatMap((one) => one.facts);
  const starts = facts.filter(({ id }) => ids.includes(id)).map(({ span }) => span.start);
  const first = Math.min(...starts);
  const over = facts.find(
    ({ from, span }) => from === "brief" && span.end <= first && first - span.end <= JOINT,
  );
  return over ? capitalized(unstopped(over.says)).replace(/\s?[:：]$/u, "") : "";
}

/** The name of the price that is wanted largest: the only row that has it, else the one that the wish names. */
function leadingRow(rows: ReturnType<typeof valuedRows>, { lead }: Pictures): string {
  const alike = rows.filter(({ price }) => lead !== undefined && price === lead.value);
  const said = `${lead?.intro ?? ""} ${lead?.label ?? ""}`;
  return (alike.length > 1 ? alike.find(({ name }) => said.includes(name)) : alike[0])?.name ?? "";
}

function pointsFit(story: Story, { kicker, headline, supporting, cta, url }: ListWords, pictures: Pictures) {
  const advice = adviceIn(story, supporting);
  const { items, score, numbered } = advice ?? listOf(story);
  // On what terms a meal is served is not left to the post.
  const isMeal = !advice && isMealOf({ headline, supporting, items });
  const under = advice ? "" : wholeSentences(supporting, isMeal ? MOST.terms : MOST.supporting);
  if (items.length < LEAST || items.length > MOST.items) return undefined;
  const shown = {
    kicker,
    headline,
    ...(under && { supporting: under }),
    ...(!numbered && { numbered }),
    ...(under && isListFirst(story) && { opens: "points" as const }),
    items: items.map((item) => entryOf(item)),
    cta,
    url,
    ...photosFor(pictures, KINDS),
  };
  return fitWithDetails(story, isMeal ? SCORE.meal : score, shown, { isText: isMeal });
}

/** A price list in a sentence, of the headline under its kicker or of the text under a headline. */
function pricesInProse({ headline, support, kicker, occasion, when }: Story) {
  const itemsOf = (cells: readonly string[]) =>
    cells.map((cell) => {
      const at = cell.lastIndexOf(": ");
      return { title: cell.slice(0, at), price: cell.slice(at + 2) };
    });
  // What a visit costs stands under the day of what takes place.
  const least = occasion === "event" && when?.date ? MOST.entries : LEAST;
  const isList = ({ length }: readonly string[]) => length >= least && length <= MOST.rows;
  const ofHeadline = pricedIn(headline.text);
  const under = pricedIn(support?.text ?? "");
  if (kicker && isList(ofHeadline.cells) && ofHeadline.rest === "" && under.cells.length === 0) {
    const supporting = wholeSentences(under.rest, MOST.terms);
    const items = itemsOf(ofHeadline.cells);
    return { headline: kicker.text, ...(supporting && { supporting }), items };
  }
  if (!isList(under.cells) || headline.text.length > MOST.headline) return undefined;
  const supporting = wholeSentences(under.rest, MOST.terms);
  const items = itemsOf(under.cells);
  return { kicker: kicker?.text ?? "", headline: headline.text, ...(supporting && { supporting }), items };
}

/** Under every other list, and over a page of text alone. */
const ADVICE = { score: 0.44, letters: 60 };

/** A text of short sentences alone is a list: "Keep one inbox. Match bank lines every week. Close before the fifth." */
function adviceIn(story: Story, supporting: string) {
  const { slides, points, steps, items } = story;
  if (!isOf(story, "content", "how_to") || slides.length + points.length + steps.length + items.length > 0)
    return undefined;
  const all = sentencesOf(supporting);
  const isList = all.length >= LEAST && all.length <= MOST.items;
  if (!isList || all.some(({ length }) => length > ADVICE.letters)) return undefined;
  const entries = all.map((one) => ({ title: one.replace(/(?<!\.\p{L})[.。]$/u, ""), body: "" }));
  return { items: entries, score: ADVICE.score, numbered: isOf(story, "how_to") };
}

/** "Dogs: chocolate, raisins, onion gravy, …": what is too long for a title stands under its first words. */
function entryOf({ title, body }: Entry): Entry {
  if (body === "" && title.length <= MOST.alike && areAlike(title)) return { title, body };
  const isLong = title.length > MOST.title && body === "";
  const said = isLong ? headAndBody({ title, body }) : { title: title || body, body: title ? body : "" };
  return { title: clip(said.title, MOST.title), body: clip(said.body, MOST.body) };
}

type Entry = { title: string; body: string };

/**
 * "Monday 4: Hollow, green, 10:00 to 11:00. Brae, hall, 12:00 to 13:00.": two that stand alike are not parted into a title
 * and what is smaller under it.
 */
function areAlike(title: string): boolean {
  const parts = sentencesOf(title);
  return parts.length > 1 && parts.every((part) => TIMED.test(part));
}
const TIMED = /\d{1,2}[:.h]\d{2}\D{1,5}\d{1,2}[:.h]\d{2}\.?$/u;

/** Lines of a list have no order of their own; steps and tips have. */
function listOf(story: Story): { items: Entry[]; score: number; numbered: boolean } {
  const { slides, points, items } = story;
  const isList = isOf(story, "content", "how_to");
  const isDated = [slides, points.map(({ text }) => ({ title: text, body: "" }))].some(
    (list) => list.length > 0 && isDatedList(list),
  );
  const areFacts =
    !isOf(story, "how_to") &&
    (areValues(points.map(({ text }) => text)) || figuresOfPoints(points).length > 0);
  // A number beside a month, a day or a price would be read as one more value.
  const numbered = !isDated && !areFacts && (isOf(story, "how_to") || (isList && items.length === 0));
  if (isList && slides.length >= LEAST) return { items: slides, score: 0.82, numbered };
  const score = !areFacts && (isList || items.length > 0) ? 0.8 : 0.6;
  return { items: inDayOrder(points).map(({ text }) => ({ title: text, body: "" })), score, numbered };
}

/** Letters of a fact: longer points say something. */
const FACT = 60;

/** Whether points are facts with numbers, as a price, free seats and a time of day: those are no ranking. */
const areValues = (points: readonly string[]): boolean => {
  const numbered = points.filter((point) => /\d/.test(point) && point.length <= FACT);
  return points.length > 0 && 3 * numbered.length >= 2 * points.length;
};
