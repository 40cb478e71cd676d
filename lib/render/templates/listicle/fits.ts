import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { capitalized, clip } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";

const MOST = { items: 8, price: 32, title: 70, body: 120, headline: 120 };
const LEAST = 3;

/** A price list, points of an article, or tips. */
export function fits(story: Story, pictures: Pictures) {
  const { kicker, headline, supporting, cta, url } = wordsOf(story, pictures, { headline: MOST.headline });
  if (isPriced(story)) {
    const priced = story.prices.map(({ name, price }) => ({
      title: clip(capitalized(name), MOST.title),
      price,
    }));
    return fitWithDetails(story, 0.97, { kicker, headline, supporting, items: priced, cta, url });
  }
  const { items, score } = listOf(story);
  if (items.length < LEAST || items.length > MOST.items) return undefined;
  const shown = items.map(({ title, body }) => ({
    title: clip(title || body, MOST.title),
    body: title ? clip(body, MOST.body) : "",
  }));
  return fitWithDetails(story, score, { kicker, headline, items: shown, cta, url });
}

const isPriced = ({ prices }: Story) =>
  prices.length >= LEAST &&
  prices.length <= MOST.items &&
  prices.every(({ price }) => price.length <= MOST.price);

type Entry = { title: string; body: string };

function listOf(story: Story): { items: Entry[]; score: number } {
  const { slides, points } = story;
  const isList = isOf(story, "content", "how_to");
  if (isList && slides.length >= LEAST) return { items: slides, score: 0.82 };
  return { items: points.map(({ text }) => ({ title: text, body: "" })), score: isList ? 0.8 : 0.6 };
}
