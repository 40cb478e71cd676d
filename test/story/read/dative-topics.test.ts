import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const orderOf = (brief: string) =>
  ({
    brief,
    brand: brandOf("Harmuth"),
    channel: "instagram",
    assetType: "card",
    today: "2026-11-30",
  }) as const;
const headlineOf = (brief: string) => houseStory(orderOf(brief)).headline?.text;

test.each([
  ["Hallo, wir bräuchten ein Bild mit unseren Winterpreisen, gültig ab 1. Dezember.", "Unsere Winterpreise"],
  [
    "Bitte macht ein Karussell zu unseren Adventsterminen: Samstag, 5. Dezember, 10 Uhr.",
    "Unsere Adventstermine",
  ],
  ["Wir bräuchten einen Post mit unseren neuen Kursen, Start am 11. Januar.", "Unsere neuen Kurse"],
  ["Ein Beitrag von unseren Angeboten, gültig bis 24. Dezember.", "Unsere Angebote"],
  ["Wir hätten gern eine Karte zu unseren Büchern, ab Montag im Laden.", "Unsere Bücher"],
  ["Bitte eine Karte zu unseren neuen Öffnungszeiten, gültig ab 1. Januar.", "Unsere neuen Öffnungszeiten"],
  ["Ein Bild zu unseren Gärten, offen am 12. Mai.", "Unsere Gärten"],
  ["Ein Post zu unseren Kolleginnen und Kollegen, seit 25 Jahren dabei.", "Unsere Kolleginnen und Kollegen"],
  ["Eine Karte mit unseren Kursen und Workshops, alle um 18 Uhr.", "Unsere Kurse und Workshops"],
  ["Ein Post zu den Winterpreisen, gültig ab 1. Dezember.", "Die Winterpreise"],
  ["Ein Post zu sieben Kursen im Januar, alle um 18 Uhr.", "Sieben Kurse im Januar"],
  ["Wir bräuchten eine Karte mit unserem neuen Kurs, Start am 11. Januar um 18 Uhr.", "Unser neuer Kurs"],
  ["Ein Bild zu unserer Feier am 12. Dezember, ab 15 Uhr im Hof.", "Unsere Feier am 12. Dezember"],
])("the name behind a German preposition heads in its nominative: %s", (brief, name) => {
  expect(headlineOf(brief)).toMatch(new RegExp(`^${name}(?!\\p{L})`, "u"));
});

test("a name whose nominative is not certain is not published in another case", () => {
  const order = orderOf(
    "Ein Post zu unseren Schafen, die am Samstag geschoren werden. Beginn 10 Uhr auf dem Hof.",
  );
  const story = houseStory(order);
  const { verdict } = reviewStory({ ...order, story, lint: [], findings: [] });
  expect(verdict).toBe("needs_review");
  expect(JSON.stringify([story.headline, story.support, story.posts])).not.toContain("Schafen");
});

test.each([
  ["Wir haben unseren Kunden gedankt: 40 Jahre Treue, 12 Feste, ein Hof.", "unseren Kunden"],
  ["Am 5. Dezember backen wir mit unseren Azubis im Hof. Eintritt frei.", "mit unseren Azubis"],
])("a statement keeps the case of its words: %s", (brief, said) => {
  const { headline, support } = houseStory(orderOf(brief));
  expect(`${headline?.text} ${support?.text}`).toContain(said);
});
