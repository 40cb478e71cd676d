import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { asksForCredit } from "../../../lib/story/read/credit-orders.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Please attribute it to the paper."],
  ["en", "Credit the photographer, Ana Ruiz."],
  ["en", "Photo credit to Ana Ruiz."],
  ["de", "Bitte der Zeitung zuschreiben."],
  ["de", "Bitte die Quelle nennen."],
  ["fr", "Merci de l'attribuer au journal."],
  ["fr", "Merci de citer la source."],
  ["es", "Por favor, atribúyela al periódico."],
  ["it", "Per favore attribuitela al giornale."],
  ["nl", "Graag de krant als bron noemen."],
  ["pt", "Por favor, atribua ao jornal."],
])("whose words or picture it is, is for the maker of the post (%s): %s", (language, order) => {
  expect(asksForCredit(order, language)).toBe(true);
});

test.each([
  ["en", "Quote the code WOOL25 when you book."],
  ["en", "Credit cards are welcome."],
  ["en", "Name the mascot and win."],
  ["en", "Mention this post for 10 % off."],
  ["de", "Nennen Sie das Codewort an der Kasse."],
  ["fr", "Mentionnez ce code à la caisse."],
  ["es", "Menciona el código PAN en caja."],
])("what customers do is for readers (%s): %s", (language, call) => {
  expect(asksForCredit(call, language)).toBe(false);
});

test("an order about the source of a quotation is not published", () => {
  const brief =
    'A quote card for The Salt Ledger by Marit Oduya, out 4 February 2027 in hardback at £16.99. The quote is from the Scottish Book Review: "A novel that keeps its accounts with the sea." Please attribute it to the paper.';
  const story = houseStory({ brief, brand: brandOf("Kestrel"), channel: "instagram", assetType: "card" });
  expect(story.posts.instagram).toContain("Scottish Book Review");
  expect(story.posts.instagram).not.toMatch(/attribute/);
});
