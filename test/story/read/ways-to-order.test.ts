import { expect, test } from "vitest";
import { tellsWaysToOrder } from "../../../lib/story/read/ways-to-order.ts";

test.each([
  ["en", "Order at the counter or on the website, no phone orders this time please."],
  ["en", "No phone orders this time please."],
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
  ["en", "Put the price at the top, no website please."],
  ["de", "Keine Telefonnummer diesmal bitte."],
  ["fr", "Pas de photos cette fois, merci."],
])("%s: what a maker is to do is none: %s", (language, sentence) => {
  expect(tellsWaysToOrder(sentence, language)).toBe(false);
});
