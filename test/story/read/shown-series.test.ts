import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });
const ROWS = "2023 66\n2024 71\n2025 79";

test.each([
  ["We'd like the callouts per year shown:", "The callouts per year"],
  ["Wir hätten gern die Einsätze pro Jahr gezeigt:", "Die Einsätze pro Jahr"],
  ["We willen graag de uitrukken per jaar laten zien:", "De uitrukken per jaar"],
])("what is to be seen is the name of the values below: %s", (lead, label) => {
  const { series, facts } = read(`Our team was founded in 1976. ${lead}\n${ROWS}`);
  expect(series).toMatchObject({ label });
  expect(facts.map(({ says }) => says)).toContain(`${label}.`);
});

test("the last value of a series may say up to when it counts", () => {
  const { series } = read(`Callouts per year:\n${ROWS}\n2026 84 (to 30 November)`);
  expect(series?.points.at(-1)).toEqual({ x: "2026", y: 84 });
});

test("who wants the before and after shown tells what is finished first", () => {
  const said = (brief: string) => read(brief).facts.map(({ says }) => says);
  expect(
    said("Abbiamo finito il violoncello, vorremmo mostrare il prima e il dopo.\n\nPrima: tre crepe."),
  ).toContain("Abbiamo finito il violoncello.");
  expect(
    said(
      "Nous avons fini le violoncelle, nous voudrions montrer l'avant et l'après.\n\nAvant : trois fentes.",
    ),
  ).toContain("Nous avons fini le violoncelle.");
  expect(
    said("Das Cello ist fertig, wir möchten gern vorher und nachher zeigen.\n\nVorher: drei Risse."),
  ).toContain("Das Cello ist fertig.");
});

test("the pay is left off, whatever the reason", () => {
  const { facts, wishes } = read(
    "We're looking for an apprentice waller. Leave the pay off, we'll talk about that in person.",
  );
  expect(facts.map(({ says }) => says).join("\n")).not.toMatch(/pay|in person/u);
  expect(wishes).toMatchObject([{ rule: "leave_out_kind", value: "price" }]);
});
