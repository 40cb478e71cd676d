import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { forReaders } from "../../../lib/story/review/for-readers.ts";
import { isRuleOrDuty } from "../../../lib/story/review/rules-and-duties.ts";
import { brandOf } from "../../copy/brands.ts";
import { readingOf } from "../reading-of.ts";

const isKnown = (sentence: string, language: string, occasion: "content" | "hiring" = "content") => {
  const reading = readingOf(sentence, [["news", sentence]], { language, occasion });
  const [fact] = reading.facts;
  return fact !== undefined && isRuleOrDuty(fact, reading);
};

test.each([
  ["en", "The shares need not be equal."],
  ["en", "A swap needs no new bracket."],
  ["de", "Der Vertrag muss nicht lang sein."],
  ["nl", "De delen hoeven niet gelijk te zijn."],
  ["es", "Las partes no tienen que ser iguales."],
  ["ja", "設定画面の「言語」から切り替えてください。"],
])("a rule about a thing is for readers (%s): %s", (language, sentence) => {
  expect(isKnown(sentence, language)).toBe(true);
});

test.each([
  ["en", "The headline need not be long."],
  ["en", "The background does not need a pattern."],
  ["en", "A post needs no hashtags."],
  ["de", "Der Text muss nicht lang sein."],
  ["nl", "De kop hoeft niet lang te zijn."],
  ["ja", "設定画面の写真を大きく見せてください。"],
])("a rule about the picture or the text is not (%s): %s", (language, sentence) => {
  expect(isKnown(sentence, language)).toBe(false);
});

test("what a vacancy tells those who may apply is for them, and an order is not", () => {
  const duty = "Je stelt zelf in, je programmeert kleine series en je begeleidt twee leerlingen.";
  expect(isKnown(duty, "nl", "hiring")).toBe(true);
  expect(isKnown(duty, "nl")).toBe(false);
  expect(isKnown("You can make the salary bigger on the picture.", "en", "hiring")).toBe(false);
});

test("a vacancy with its sign is one, and its duties are not asked about", () => {
  const brief =
    "Acme zoekt een ervaren CNC-verspaner (m/v/x) voor de fabriek in Zwolle. Je stelt zelf in, je programmeert kleine series en je begeleidt twee leerlingen. Reageren kan tot en met vrijdag 18 december.";
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });
  expect(story.occasion).toBe("hiring");
  const places = [{ where: "posts.linkedin", text: story.posts.linkedin ?? "" }];
  expect(forReaders({ story, brief, brand: brandOf("Acme"), places })).toEqual([]);
});
