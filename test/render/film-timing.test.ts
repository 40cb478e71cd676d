import { expect, test } from "vitest";
import { paced } from "../../lib/render/templates/film/scene.ts";
import { timed, timingOf } from "../../lib/render/templates/film/wished-timing.ts";

const noted = (quote: string) =>
  timingOf({ wishes: [], heldBack: [{ quote, span: { start: 0, end: quote.length }, why: "instruction" }] });

test.each([
  "Slow pictures please, like the evening on the lake",
  "A calm pace, please",
  "Bitte ruhiges Tempo",
  "On aimerait quelque chose de lent",
  "Un ritmo tranquilo, por favor",
  "Ritmo calmo, per favore",
  "Rustig tempo graag",
  "Bem devagar, por favor",
])("a slow film is wanted: %s", (quote) => expect(noted(quote)).toEqual({ pace: "slow" }));

test.each([
  "The last slide can stay longer",
  "Das letzte Bild darf länger stehen bleiben",
  "La dernière image peut rester plus longtemps",
  "La última diapositiva puede quedarse más tiempo",
  "L'ultima slide può restare più a lungo",
  "De laatste slide mag langer blijven staan",
  "A última imagem pode ficar mais tempo",
])("a long last picture is wanted: %s", (quote) => expect(noted(quote)).toEqual({ ending: "long" }));

test.each([
  "Not too slow",
  "Nicht zu langsam",
  "pas trop lent",
  "Make the last slide blue",
  "Keep it warm",
  "Put the slow-cooked lamb first",
  "Slow food first",
])("neither is wanted: %s", (quote) => expect(noted(quote)).toEqual({}));

test.each([
  "Bitte ruhig und ohne schnelle Schnitte, und nicht »Wir sind eine Familie« schreiben.",
  "No quick cuts please.",
  "Sans coupes rapides.",
])("a film without quick cuts is slow: %s", (quote) => expect(noted(quote)).toEqual({ pace: "slow" }));

test("what a brand tells of its bread is no wish", () => {
  expect(timingOf({ wishes: [], heldBack: [] })).toEqual({});
});

const DRAFTS = ["One of three", "Two of three", "Three of three"].map((text) => ({
  background: null as never,
  layers: [],
  texts: [text],
}));
const PACE = { minimum: 2, maximum: 20, shortest: 1.4 };

test("a slow film stands longer on every picture, and a long end on the last alone", () => {
  const usual = paced(DRAFTS, PACE).scenes.map(({ seconds }) => seconds);
  const slow = paced(DRAFTS, timed({ pace: "slow" }, PACE)).scenes.map(({ seconds }) => seconds);
  const long = paced(DRAFTS, timed({ ending: "long" }, PACE)).scenes.map(({ seconds }) => seconds);
  for (const [i, seconds] of slow.entries()) expect(seconds).toBeGreaterThan((usual[i] ?? 0) * 1.4);
  expect(long.slice(0, -1)).toEqual(usual.slice(0, -1));
  expect(long.at(-1)).toBeCloseTo((usual.at(-1) ?? 0) + 2.5);
});
