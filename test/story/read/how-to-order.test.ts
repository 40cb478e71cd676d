import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { invitesReaders } from "../../../lib/story/read/welcomes.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Order at the counter or on the website, no phone orders this time please."],
  ["en", "Tickets only at the door."],
  ["en", "Please collect your order in the shop."],
  ["de", "Bestellt an der Theke oder auf der Website, diesmal bitte nicht am Telefon."],
  ["de", "Anmeldung nur online."],
  ["fr", "Réservez à la caisse ou sur notre site."],
  ["es", "Apúntate en el bar."],
  ["es", "Reservas por teléfono, por favor."],
  ["it", "Ordinate al banco o sul nostro sito."],
  ["nl", "Bestellen kan aan de balie of via onze website."],
  ["pt", "Encomende na loja, por favor."],
])("%s: %s is for customers", (language, sentence) => {
  expect(invitesReaders(sentence, language)).toBe(true);
});

test.each([
  ["en", "Order the slides by date please."],
  ["en", "Put the phone number at the end."],
  ["en", "Book Sam for the photos."],
  ["de", "Bestell bitte bei Jana die Bilder."],
  ["es", "Pon el precio en la portada."],
])("%s: %s is not", (language, sentence) => {
  expect(invitesReaders(sentence, language)).toBe(false);
});

test("how to order is published, though it says please", () => {
  const how = "Order at the counter or on the website, no phone orders this time please.";
  const brief = `Hot cross bun pre-orders open this Saturday, 8 March. Box of six £9.50, box of twelve £17. ${how}`;
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" });
  expect(story.heldBack).toEqual([]);
  expect(story.facts.some(({ quote }) => quote.includes("no phone orders"))).toBe(true);
});
