import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { colleaguesIn } from "../../../lib/story/review/colleagues.ts";
import { quotedNews } from "../../../lib/story/review/held-back.ts";
import { isOnlySmall, roughSigns } from "../../../lib/story/review/roughness.ts";
import { isSolo } from "../../../lib/story/review/solo-brand.ts";
import { signsIn } from "../../../lib/story/review/talk-signs.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  "The 07:42 to Preston is cancelled.",
  "Sat 10:30 Storytime\nSun 11:00 Brunch",
  "Doors 19:00 sharp.",
  "tomato weekend 8 and 9 may\n22 varieties, all grown here\nany 6 plants for £9\nopen 9-5 saturday, 10-4 sunday",
  "Sites stay online. Nothing to do on your side.",
])("a time of day behind a word names no colleague: %s", (brief) => {
  expect([...colleaguesIn(brief)]).toEqual([]);
  expect(roughSigns(brief, "en")).toEqual([]);
});

test("the Dutch tax is no shorthand", () => {
  expect(roughSigns("500 flyers voor € 69, excl. btw. Bestellen kan tot 15 oktober.", "nl")).toEqual([]);
});

test("the French relative is no English without its apostrophe", () => {
  expect(signsIn("64 pièces exposées, dont 11 jamais sorties des réserves", "fr", true)).toEqual([]);
  expect(signsIn("dont know yet who brings the cups", "en", true)).not.toEqual([]);
});

test("addresses are no sentences in small letters", () => {
  expect(
    roughSigns("Lessons are open. New students only. acme.example/autumn acme.example/shop", "en"),
  ).toEqual([]);
});

test("news that stands only in a quoted mail is asked about", () => {
  const brief =
    "Can you make something of this?\n\n> The fair is on 14 May at 2pm in the hall.\n> Tickets are £3.";
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });
  expect(quotedNews(story)).toBe("The fair is on 14 May at 2pm in the hall.");
});

test.each([
  "How to check a sum in five seconds: add up its digits.",
  "2019: 0 salmon\n2022: 3 salmon\n2026: 41 salmon",
])("a how-to and a row of years are no message: %s", (brief) => {
  expect([...colleaguesIn(brief)]).toEqual([]);
  expect(roughSigns(brief, "en")).toEqual([]);
});

test.each([
  "Stollen is back at the bakery from this Saturday, 28 November!",
  "Marmalade is back in the shop. It has been cooked with less sugar.",
])("what is back is no colleague: %s", (brief) => {
  expect([...colleaguesIn(brief)]).toEqual([]);
});

test("a person who is back is a colleague", () => {
  expect([...colleaguesIn("Priya is back on Monday. She knows the price.")]).toEqual(["Priya"]);
});

test("a brand that is one person may say “my”", () => {
  const solo = (overview: string) => isSolo({ ...brandOf("Acme"), tagline: "", overview });
  expect(solo("Indie-folk singer-songwriter from Whitby, self-releasing.")).toBe(true);
  expect(solo("One-woman dog grooming salon in Kilkenny.")).toBe(true);
  expect(solo("Fotografin in Kassel, vor allem Hochzeiten.")).toBe(true);
  expect(solo("A museum of photographers and painters.")).toBe(false);
  expect(solo("Local authority for 94,000 residents.")).toBe(false);
});

test("what is said of a person between quotation marks makes no colleague of her", () => {
  expect([...colleaguesIn("Quote from Giles: “Ana has the gift of patience, says everyone here.”")]).toEqual(
    [],
  );
});

test("a command begins no line in small letters", () => {
  expect(roughSigns("tinyloom 1.0 is out. Stable API, no dependencies.\nnpm install tinyloom", "en")).toEqual(
    [],
  );
});

test.each([
  ["en", "planned work: sat 5 dec 2026, 2 to 4 am. the site will be read-only. no action needed.", true],
  ["en", "server moved last night, jim did it. all fine now. will watch it.", false],
  ["de", "geänderte zeiten ab 4. januar. mo bis mi 8-18 uhr. termine wie immer.", false],
])("in %s a text in small letters that gives readers something is one: %s", (language, brief, is) => {
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "twitter", assetType: "card" });
  expect(isOnlySmall(roughSigns(brief, language), { ...story, language })).toBe(is);
});

test.each([
  "We don't say this often enough: thank you.",
  "We can't say it any better than thank you.",
  "We cannot say it often enough.",
])("what is said too seldom is no secret: %s", (sentence) => {
  expect(signsIn(sentence, "en", true)).toEqual([]);
});

test("what is not to be said is one", () => {
  expect(signsIn("don't say this before the board has met", "en", true)).not.toEqual([]);
  expect(signsIn("we can't say who the new owner is", "en", true)).not.toEqual([]);
});
