import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["We had three fires. Please put out a reminder: let ash cool for 48 hours.", "Let ash cool for 48 hours."],
  ["Asche in der Tonne. Bitte einen Hinweis dazu: Asche 48 Stunden kühlen.", "Asche 48 Stunden kühlen."],
  ["Trois feux. Merci de faire un rappel : laissez refroidir les cendres.", "Laissez refroidir les cendres."],
  ["Tres avisos. Un recordatorio, por favor: dejad enfriar la ceniza.", "Dejad enfriar la ceniza."],
  [
    "Tre incendi. Un promemoria, per favore: lasciate raffreddare la cenere.",
    "Lasciate raffreddare la cenere.",
  ],
  ["We hadden drie branden. Graag een waarschuwing: laat as 48 uur afkoelen.", "Laat as 48 uur afkoelen."],
  ["Três fogos. Um aviso, por favor: deixem arrefecer a cinza.", "Deixem arrefecer a cinza."],
])("the order for a reminder leads to its words: %s", (brief, words) => {
  const { facts, heldBack } = readStory({ brief, brand: brandOf("Kite") });
  expect(facts.map(({ says }) => says)).toContain(words);
  expect(heldBack).toMatchObject([{ why: "instruction" }]);
});
