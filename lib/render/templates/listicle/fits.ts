import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { capitalized, clip, wholeSentences } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";

const MOST = { items: 8, price: 32, title: 70, body: 120, headline: 120, supporting: 160, terms: 300 };
const LEAST = 3;

/** A price list, points of an article, or tips. */
export function fits(story: Story, pictures: Pictures) {
  const { kicker, headline, supporting, cta, url } = wordsOf(story, pictures, { headline: MOST.headline });
  if (isPriced(story)) {
    const items = story.prices.map(({ name, price }) => ({
      title: clip(capitalized(name), MOST.title),
      price,
    }));
    const terms = wholeSentences(supporting, MOST.terms);
    return fitWithDetails(story, 0.97, {
      kicker,
      headline,
      ...(terms && { supporting: terms }),
      items,
      cta,
      url,
    });
  }
  const { items, score, numbered } = listOf(story);
  const words = wholeSentences(supporting, MOST.supporting);
  if (items.length < LEAST || items.length > MOST.items) return undefined;
  const shown = items.map(({ title, body }) => ({
    title: clip(title || body, MOST.title),
    body: title ? clip(body, MOST.body) : "",
  }));
  return fitWithDetails(story, score, {
    kicker,
    headline,
    ...(words && { supporting: words }),
    ...(!numbered && { numbered }),
    items: shown,
    cta,
    url,
  });
}

/** "Mon–Thu 10:00–23:00", "Better internet: 31 %": a name and its value. */
const VALUED =
  /^(?<title>\p{L}.{1,58}?)(?::\s+|\s+)(?<body>\d{1,2}[:.]\d{2}(?: ?[–-] ?\d{1,2}[:.]\d{2})?(?: ?(?:am|pm|uhr|h))?|\d[\d.,]* ?%|[£$€] ?\d[\d.,]*|\d[\d.,]* ?[£$€])$/iu;

const isPriced = ({ prices }: Story) =>
  prices.length >= LEAST &&
  prices.length <= MOST.items &&
  prices.every(({ price }) => price.length <= MOST.price);

type Entry = { title: string; body: string };

/** Lines of a list have no order of their own; steps and tips have. */
function listOf(story: Story): { items: Entry[]; score: number; numbered: boolean } {
  const { slides, points, items } = story;
  const isList = isOf(story, "content", "how_to");
  const numbered = isOf(story, "how_to") || (isList && items.length === 0);
  if (isList && slides.length >= LEAST) return { items: slides, score: 0.82, numbered };
  const score = isList || items.length > 0 ? 0.8 : 0.6;
  const rows = numbered ? [] : points.map(({ text }) => VALUED.exec(text)?.groups);
  const isValued = rows.length > 0 && rows.every(Boolean);
  const entries = isValued
    ? rows.map((row) => ({ title: row?.title ?? "", body: row?.body ?? "" }))
    : points.map(({ text }) => ({ title: text, body: "" }));
  return { items: entries, score, numbered };
}
