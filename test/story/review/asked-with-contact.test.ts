import { expect, test } from "vitest";
import { isAskedWithContact } from "../../../lib/story/review/asked-with-contact.ts";
import { readingOf } from "../reading-of.ts";

const isAsked = (language: string, quote: string, kind: "news" | "when" = "news") => {
  const reading = readingOf(quote, [[kind, quote]], { language });
  return isAskedWithContact(reading.facts[0]!, reading);
};

test.each([
  ["en", "If you'd like to pay for a launch, or part of one, donate at kite.example/give."],
  ["en", "To apply, write to jobs@kite.example."],
  ["de", "Wer helfen will, kann unter kite.example/spenden spenden."],
  ["fr", "Pour participer, donnez sur kite.example/don."],
  ["es", "Si quieres ayudar, dona en kite.example/dona."],
  ["it", "Chi vuole aiutare può donare su kite.example/dona."],
  ["nl", "Wie wil helpen, kan doneren op kite.example/geef."],
  ["pt", "Quem quiser ajudar pode doar em kite.example/doar."],
])("what is given, booked or applied for at an address is asked of readers (%s): %s", (language, words) => {
  expect(isAsked(language, words)).toBe(true);
});

test.each([
  ["en", "Please put the link kite.example/give on the last slide, so people can donate."],
  ["en", "Email me at anna@kite.example when the order is done."],
  ["en", "Send the draft to anna@kite.example before you book it."],
  ["en", "If you'd like to pay for a launch, donate."],
  ["de", "Ruf mich an, wenn du bestellst: 0341 555 01 20."],
])("what the author wants, and an act without an address, may not be (%s): %s", (language, words) => {
  expect(isAsked(language, words)).toBe(false);
});

test.each([
  ["en", "Bring lamps, kettles, anything with a plug (but no microwaves, sorry).", true],
  ["de", "Bringt Lampen und Wasserkocher mit.", true],
  ["fr", "Apportez lampes et bouilloires.", true],
  ["es", "Traed lámparas y hervidores.", true],
  ["it", "Portate lampade e bollitori.", true],
  ["nl", "Neem lampen en waterkokers mee.", true],
  ["pt", "Tragam candeeiros e chaleiras.", true],
  ["en", "Bring the price to the front.", false],
  ["en", "Bring out the headline.", false],
])("what is brought to an event is asked of those who come (%s): %s", (language, words, is) => {
  expect(isAsked(language, words, "when")).toBe(is);
  expect(isAsked(language, words)).toBe(false);
});
