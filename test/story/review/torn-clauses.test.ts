import { expect, test } from "vitest";
import { tornClauses } from "../../../lib/story/review/torn-clauses.ts";
import { storyWith } from "../for-templates/parts.ts";

const BRAND = { name: "Loomwerk" } as Parameters<typeof tornClauses>[0]["brand"];
const torn = (text: string, brief: string, spoken: string) =>
  tornClauses({
    story: storyWith({ spoken }),
    brief,
    brand: BRAND,
    places: [{ where: "support", text }],
  }).map(({ quote }) => quote);

test.each([
  ["de", "Wer schon Schichten geplant hat.", "Wer schon Schichten geplant hat, ist uns lieber als andere."],
  ["en", "If you book by Friday.", "If you book by Friday, the second seat is free."],
  ["fr", "Si vous venez samedi.", "Si vous venez samedi, le café est offert."],
  ["en", "Pressed between 14", "Pressed between 14 and 29 October."],
  ["de", "Geöffnet zwischen 8", "Geöffnet zwischen 8 und 12 Uhr."],
  ["es", "Entre 3", "Entre 3 y 5 días."],
])("%s: %s is half of a thought", (spoken, text, brief) => {
  expect(torn(text, brief, spoken)).toHaveLength(1);
});

test.each([
  [
    "en",
    "If you book by Friday, the second seat is free.",
    "If you book by Friday, the second seat is free.",
  ],
  ["en", "Because every day counts.", "Because every day counts."],
  ["de", "Wer macht mit?", "Wer macht mit? Alle, die Zeit haben."],
  ["en", "Pressed between 14 and 29 October", "Pressed between 14 and 29 October."],
  ["en", "Between €5 and €9", "Between €5 and €9 each."],
  ["en", "Open between 9 am and noon", "Open between 9 am and noon."],
  ["de", "Zwischen 8:30 Uhr und 12 Uhr", "Zwischen 8:30 Uhr und 12 Uhr."],
  ["fr", "Entre 3 et 5 jours", "Entre 3 et 5 jours."],
  ["it", "Tra 2 giorni si apre", "Tra 2 giorni si apre."],
  ["en", "Between 40–60 people come", "Between 40–60 people come."],
])("%s: %s is whole", (spoken, text, brief) => {
  expect(torn(text, brief, spoken)).toEqual([]);
});
