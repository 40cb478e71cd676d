import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { pastForWhom } from "../../../lib/story/read/for-whom-about.ts";
import { orderTail } from "../../../lib/story/read/order-tails.ts";
import { brandOf } from "../../copy/brands.ts";

const NEWS = "\n\nSaturday 6 March, 10 am to 2 pm, Mill Lane 4. Entry £3, children free.";
const published = (brief: string): string =>
  houseStory({ brief, brand: brandOf("Halvorsen"), channel: "linkedin", assetType: "card" })
    .facts.filter(({ from }) => from === "brief")
    .map(({ quote }) => quote)
    .join("\n");

describe("behind the for of an order", () => {
  test.each([
    ["our tailoring shop in Jaipur about the wedding season", "the wedding season"],
    ["the council's page on what goes in which bin", "what goes in which bin"],
    ["unsere Mitglieder über die neuen Zeiten", "die neuen Zeiten"],
    ["nos abonnés sur la taille des rosiers", "la taille des rosiers"],
    ["onze leden over het plakken van banden", "het plakken van banden"],
    ["nuestros socios sobre la nueva cuota", "la nueva cuota"],
    ["our yoga studio in Cape Town.", ""],
    ["our small hearing clinic, please", ""],
  ])("only what is behind the about is a topic: %s", (text, topic) => {
    expect(text.slice(pastForWhom(text, "Please make a post for ") ?? 0)).toBe(topic);
  });

  test.each([
    ["our open day on Saturday", "a post for "],
    ["our talk about bats", "Come to "],
    ["the concert of 6 March about migration", "a post for "],
    ["our beginners' weekends next spring", "a card for "],
  ])("a thing is the topic itself: %s", (text, before) => {
    expect(pastForWhom(text, before)).toBeUndefined();
  });

  test("who asks is not published, and what it is about heads the piece", () => {
    const said = published(
      `Kindly make one post for our repair shop in Nagpur regarding the jumble sale.${NEWS}`,
    );
    expect(said).not.toMatch(/repair shop|Nagpur|regarding/);
    expect(said).toContain("Entry £3");
  });
});

describe("behind its topic an order says for whom it is, who asks and how it is to be made", () => {
  test.each([
    ["how to descale a kettle", ", for our nursery in Adelaide"],
    ["adult swimming lessons", ", told by one of our pupils"],
    ["our translation of the forms", ", we're the citizens' advice office"],
    ["the history of our mill", ", five slides"],
    ["World Bee Day", " please, we are the county beekeepers"],
    ["Heizung entlüften", ", am besten als Karussell"],
    ["la taille des rosiers", ", plutôt pour les débutants"],
    ["il listino della lavanderia", ", semplice"],
    ["onze expo", ", liefst tegen woensdag"],
  ])("%s|%s", (topic, tail) => {
    expect(orderTail(topic + tail)).toBe(topic.length);
  });

  test.each([
    "our price list, valid from 1 March",
    "our new menu, the wine list and the courtyard",
    "the used uniform sale in the school hall",
  ])("a fact is no tail: %s", (topic) => {
    expect(orderTail(topic)).toBe(0);
  });
});
