import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { tellsWaysToOrder } from "../../../lib/story/read/ways-to-order.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Order at the counter or on the website, no phone orders this time please."],
  ["en", "No phone orders this time please."],
  ["en", "Tickets only at the door."],
  ["en", "Please collect your order in the shop."],
  ["de", "Anmeldung nur online."],
  ["fr", "Inscriptions à la caisse."],
  ["es", "Apúntate en el bar."],
  ["es", "Reservas por teléfono, por favor."],
  ["it", "Biglietti solo al botteghino."],
  ["nl", "Kaarten alleen aan de deur."],
  ["pt", "Inscrições só no site."],
  ["de", "Bestellen an der Theke oder auf der Website, keine Telefonbestellungen diesmal bitte."],
  ["fr", "Commandez au comptoir ou sur le site, pas de commandes par téléphone cette fois, merci."],
  ["es", "Pedidos en el mostrador o en la web, sin pedidos por teléfono esta vez, por favor."],
  ["it", "Ordinate al bancone o sul sito, niente ordini per telefono stavolta, per favore."],
  ["nl", "Bestel aan de toonbank of op de website, geen bestellingen per telefoon dit keer graag."],
  ["pt", "Encomendem ao balcão ou no site, nada de encomendas por telefone desta vez, por favor."],
])("%s: how customers order is for readers: %s", (language, sentence) => {
  expect(tellsWaysToOrder(sentence, language)).toBe(true);
});

test.each([
  ["en", "No phone numbers this time please."],
  ["en", "Order the slides by date please."],
  ["en", "Book Sam for the photos."],
  ["en", "Put the price at the top, no website please."],
  ["de", "Keine Telefonnummer diesmal bitte."],
  ["fr", "Pas de photos cette fois, merci."],
])("%s: what a maker is to do is none: %s", (language, sentence) => {
  expect(tellsWaysToOrder(sentence, language)).toBe(false);
});

test("how to order is published, though it says please", () => {
  const how = "Order at the counter or on the website, no phone orders this time please.";
  const brief = `Hot cross bun pre-orders open this Saturday, 8 March. Box of six £9.50, box of twelve £17. ${how}`;
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" });
  expect(story.heldBack).toEqual([]);
  expect(story.facts.some(({ quote }) => quote.includes("no phone orders"))).toBe(true);
});
