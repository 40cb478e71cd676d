import { clip } from "../../copy/text.ts";
import { type Material, titledPoint, words } from "./material.ts";

/** A point as a film shows it: its name, and what there is to say about it. */
export type Point = { title: string; body: string };
type Limits = { headline: number; supporting: number };

/** A clause of fewer words says too little to stand for the whole. */
const CLAUSE = 3;

/** A text as a film has time for it: whole, else its first clause, else cut. */
function terse(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const [first = ""] = text.split(/(?:[:;.!?…]|\s[–—-])\s+/u);
  const isClause = first.length <= longest && first.trim().split(/\s+/).length >= CLAUSE;
  return isClause ? first : clip(text, longest);
}

/** The words that every film takes. A supporting line that only lists `points` that are shown anyway is left out. */
export function filmWords(material: Material, { headline, supporting }: Limits, points: readonly Point[]) {
  const said = words(material);
  return {
    kicker: terse(said.kicker, 50),
    headline: terse(said.headline, headline),
    supporting: lists(said.supporting, points) ? "" : terse(said.supporting, supporting),
    cta: said.cta,
    url: said.url,
  };
}

function lists(text: string, points: readonly Point[]): boolean {
  const plain = text.toLowerCase();
  return points.filter(({ title }) => plain.includes(title.toLowerCase())).length > 1;
}

/**
 * What the brief has to say besides its headline, point by point, as far as it can be said whole in so many characters.
 * Slides that the copy fills up with what the brand is known for are no part of it: a film has no time for them.
 */
export function pointsOf({ card, copy }: Material, longest: { title: number; body: number }): Point[] {
  const { bullets = [] } = card;
  const said = bullets.length > 0 ? bullets.map(split) : copy.slides.filter(({ role }) => role === "steps");
  return said
    .map(({ title, body }) => ({ title, body: body.length <= longest.body ? body : "" }))
    .filter(({ title }) => title !== "" && title.length <= longest.title);
}

const split = (text: string): Point => titledPoint(text, { title: text.length, body: text.length });
