import { describe, expect, test } from "vitest";
import type { Brand } from "../../../lib/copy/types.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const BRAND = brandOf("Fernwick");
const postOf = (brief: string, brand: Brand = BRAND) =>
  houseStory({ brief, brand, channel: "linkedin", assetType: "card" }).posts.linkedin ?? "";

describe("lines of a form read as a person writes them", () => {
  const brief =
    "Töpferkurs für Anfänger\n\nWann: Samstag, 16. Januar 2027, 10 bis 16 Uhr\nWo: Werkstatt, Fischergasse 8, Lindau\nPreis: 89 € mit Ton und Brennen\n\nEs gibt acht Plätze.";

  test("day, place and price need no label", () => {
    expect(postOf(brief)).toContain(
      "Samstag, 16. Januar 2027, 10 bis 16 Uhr\nWerkstatt, Fischergasse 8, Lindau\n89 € mit Ton und Brennen",
    );
  });

  test("a brand that uses emoji has their signs", () => {
    const brand = { ...BRAND, product_map: { guidelines: { emoji: true } } };
    expect(postOf(brief, brand)).toContain("📍 Werkstatt, Fischergasse 8, Lindau");
  });

  test("a number is called", () => {
    expect(
      postOf("We open our second shop in Leith.\n\nAddress: 14 Tower Street, Leith\nPhone: 0131 496 0142"),
    ).toContain("14 Tower Street, Leith\nCall 0131 496 0142");
  });

  test.each([
    ["Salary · £44,500 a year.", "Salary: £44,500 a year"],
    ["Contract · two years, renewable.", "Contract: two years, renewable"],
  ])("a dot between a label and its value is for pictures: %s", (line, said) => {
    expect(postOf(`We are looking for a second boat builder. ${line} The yard is in Fowey.`)).toContain(said);
  });

  test("and between names it stays", () => {
    const post = postOf("We play on Friday in the barn. Anna Roth · Tom Bell · Ines Mora. Doors open at 7.");
    expect(post).toContain("Anna Roth · Tom Bell · Ines Mora");
  });

  test("an end keeps its label", () => {
    expect(postOf("Our winter sale is on in the shop.\n\nEnds: Saturday 6 February 2027")).toContain(
      "Ends: Saturday",
    );
  });

  test("a card has the day and place in its row, and no label in its text", () => {
    const { when, support } = houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" });
    expect(when).toMatchObject({ time: "10 bis 16 Uhr", place: "Werkstatt, Fischergasse 8, Lindau" });
    expect(support?.text).not.toMatch(/Wann|Wo:|Preis:/);
  });
});

describe("one kind of marks in a post", () => {
  test.each([
    ['Unser Heft "Moor" ist da. Das Heft kostet 9 €.', "Unser Heft „Moor“ ist da. Das Heft kostet 9 €."],
    [
      "Nous lançons \"Marée\" aujourd'hui. C'est l'année de “Vent”.",
      "Nous lançons « Marée » aujourd’hui. C’est l’année de « Vent ».",
    ],
    [
      'Publicamos hoy "La casa del faro" en la librería. Es una novela.',
      "Publicamos hoy «La casa del faro» en la librería.",
    ],
    ['We open "The Barn" today. It\'s ours.', "We open “The Barn” today. It’s ours."],
  ])("%s", (brief, said) => {
    expect((postOf(brief) ?? "").replace(/\n+/g, " ")).toContain(said);
  });
});

test("entries of several sentences end with a full stop, all of them", () => {
  const post = postOf(
    "Plant garlic in three steps\n\n1. Break the bulb. Keep the skin on.\n2. Push each clove 5 cm deep\n3. Water once.",
  );
  expect(post).toContain(
    "1. Break the bulb. Keep the skin on.\n2. Push each clove 5 cm deep.\n3. Water once.",
  );
});

test("a French heading has a space before its colon", () => {
  expect(
    postOf(
      "Réussir ses crêpes en trois gestes\n\n1. Tamisez la farine\n2. Ajoutez quatre œufs\n3. Laissez reposer la pâte",
    ),
  ).toContain("gestes\u00a0:\n\n1. ");
});

test("who spoke stands under the quotation, and not on its own", () => {
  const post = postOf(
    '"I hadn\'t been to a dentist in 11 years. She explained every step and stopped whenever I raised my hand."\n- Marcus Bell, patient since May\n\nWe keep two long appointments a day for nervous patients.',
  );
  expect(post).toContain("raised my hand.”\n– Marcus Bell, patient since May\n\nWe keep");
});

test("a title does not run into the list under it", () => {
  const post = postOf(
    "Il nostro 2026 in numeri\n\n42 allevatori, 3 in più del 2025.\n6,4 milioni di litri di latte raccolti.\n71% dell'energia dal biogas.",
  );
  expect(post).toMatch(/^Il nostro 2026 in numeri:?\n\n/);
});
