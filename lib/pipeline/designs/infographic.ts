import { clip } from "../../copy/text.ts";
import { type Material, titledPoint, words } from "./material.ts";

const STATS = 4;
const STEPS = 5;

/** A tall page of what the copy has: figures, what happens step by step or point by point, and what changed. */
export function infographicOf(material: Material): Record<string, unknown> {
  const { copy } = material;
  const stats = copy.stats
    .filter(({ value }) => value.length <= 16)
    .slice(0, STATS)
    .map(({ value, label }) => ({ value, label: clip(label, 70) }));
  const items = itemsOf(material);
  const rows = rowsOf(material);
  const { kicker, headline, supporting, cta, url } = words(material);
  return {
    kicker,
    headline,
    supporting,
    stats,
    ...(items.length > 0 && { steps: { items } }),
    ...(rows.length > 1 && { comparison: { first: "Before", second: "Now", winner: "second", rows } }),
    cta,
    url,
  };
}

function itemsOf({ copy, card }: Material) {
  const steps = copy.slides.filter(({ role }) => role === "steps");
  const said =
    steps.length > 0
      ? steps
      : (card.bullets ?? []).map((point) => titledPoint(point, { title: 50, body: 110 }));
  return said
    .slice(0, STEPS)
    .map(({ title, body }) => ({ title: clip(title || body, 50), text: clip(title ? body : "", 110) }));
}

const rowsOf = ({ copy }: Material) =>
  (copy.contrast ?? [])
    .slice(0, 5)
    .flatMap(({ topic, before, after }) =>
      topic ? [{ label: clip(topic, 60), first: clip(before, 32), second: clip(after, 32) }] : [],
    );
