import type { Kind } from "../types.ts";
import type { Draft } from "./draft.ts";

/** Points for what a line is, how it was made, and what suits a kind of post. */
export const ROLE: Record<Draft["role"], number> = {
  news: 8,
  benefit: 9,
  topic: 7,
  proof: 6,
  kind: 6,
  offer: 5,
  quote: 4,
  feature: 3,
  detail: 0,
  contrast: 0,
  problem: -8,
  step: -4,
  people: -6,
  brand: -16,
  when: -20,
  where: -20,
  audience: -28,
};

export const MADE_BY: Record<Draft["by"], number> = {
  headline: 40,
  quote: 14,
  "from-to": 10,
  kind: 10,
  "after-colon": 9,
  imperative: 8,
  "np-verb": 8,
  "comes-to": 8,
  message: 6,
  "so-imperative": 6,
  kind2: 6,
  "np-date": 6,
  main: 5,
  "no-more": 5,
  "is-here": 5,
  topic: 4,
  "now-in": 4,
  "imperative-with": 4,
  whole: 3,
  meet: 3,
  "name-colon": 3,
  definition: 2,
  "now-you-can": 2,
  short: 1,
  "from-to-bare": 1,
  there: 1,
  brand: 0,
};

export const SUITS: Partial<Record<Kind, Partial<Record<Draft["by"], number>>>> = {
  launch: { meet: 7, "np-verb": 5, "name-colon": 4, definition: 3 },
  feature: { "comes-to": 4, imperative: 3, main: 2 },
  insight: { whole: 4 },
  incident: { whole: 8, main: 6, imperative: -20 },
};
