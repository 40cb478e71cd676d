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

describe("what readers do with the piece is no topic", () => {
  test.each([
    ["residents can save to their phone, explaining the new bins", "the new bins"],
    ["our customers' shift managers will actually flick through.", "."],
  ])("%s", (text, topic) => {
    expect(text.slice(pastForWhom(text, "We need an infographic ") ?? 0)).toBe(topic);
  });

  test.each(["visitors can keep their tickets until 6 March 2027 at 5 pm, see below", "our bakery reads"])(
    "a statement stays: %s",
    (text) => expect(pastForWhom(text, "A post: ")).toBeUndefined(),
  );
});

describe("where a piece goes and when it is sent", () => {
  test.each([
    ["our 2026 in numbers", ", to go out with the annual letter on 14 January 2027"],
    ["a blog post", " that goes live Tuesday, January 12, 2027"],
  ])("%s|%s", (topic, tail) => expect(orderTail(topic + tail)).toBe(topic.length));

  test.each([
    "For Facebook please:",
    "Bitte für die Webseite und den Aushang.",
    "For the website and the noticeboard.",
  ])("is held: %s", (words) =>
    expect(published(`${words}\n\nMill Lane is closed.${NEWS}`)).not.toContain(words.slice(0, 12)),
  );
});

test("what spots a rip is for nobody, so that the piece is", () => {
  const said = published(
    "Can you make us a short video on spotting a rip? It's for the teenagers who don't read signs.\n\nCaught in one? Stay calm. Float. Put an arm up and call for help.\nWe patrol every Saturday, 9am to 5pm.",
  );
  expect(said).not.toContain("teenagers");
  expect(said).toContain("Caught in one? Stay calm.");
  expect(said).toContain("Put an arm up and call for help.");
});

test("a course that is for somebody is so to readers", () => {
  const said = published(
    "Can you make a card about our rip current course? It's for teenagers from 14 who can swim.\n\nSaturdays, 9am to 11am. £12.",
  );
  expect(said).toContain("14");
});

test("an address that is put at the top is still an order", () => {
  expect(published(`Put the address at the top.\n\nWe open again.${NEWS}`)).not.toContain("at the top");
});
