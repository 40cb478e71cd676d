import { describe, expect, test } from "vitest";
import { card } from "../../../lib/render/templates/card/card.ts";
import { contentOf } from "../../../lib/render/templates/card/compose/content.ts";
import { complete } from "../../../lib/render/templates/card/data.ts";
import { event } from "../../../lib/render/templates/event/event.ts";
import { infographic } from "../../../lib/render/templates/infographic/infographic.tsx";
import { namedRules } from "../../../lib/render/templates/kit/story/rules.ts";
import { isMealOf } from "../../../lib/render/templates/listicle/data.ts";
import { listicle } from "../../../lib/render/templates/listicle/listicle.ts";
import { enumerated } from "../../../lib/render/templates/series/enumerated.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";
import { line, storyWith } from "../../story/for-templates/parts.ts";

const pictures = { brand: "Orchard", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Orchard"), channel: "linkedin", assetType });

type Rows = {
  kicker: string;
  headline: string;
  supporting?: string;
  details?: string;
  items: { title: string; price?: string }[];
};
const rowsOf = (brief: string) => listicle.fits?.(storyOf(brief), pictures)?.data as Rows;

test("two prices are a table, and the days under it stay one sentence", () => {
  const brief =
    "Christmas stollen orders are open. Small (500 g) £9.50, large (1 kg) £16. Order by Sunday 13 December, collect from the shop on 22, 23 or 24 December. We only bake 180 of them.";
  const story = storyOf(brief);
  const data = card.fits?.(story, { ...pictures, post: story.posts.linkedin ?? "" })?.data;
  const content = contentOf(complete(card.data.parse(data)), false);
  expect(content.facts).toEqual([
    { label: "Small (500 g)", value: "£9.50" },
    { label: "Large (1 kg)", value: "£16" },
  ]);
  expect(content.support).toContain("on 22, 23 or 24 December. We only bake 180 of them.");
});

test("ten prices are ten rows, and no card tears a longer list", () => {
  const rows = Array.from({ length: 11 }, (_, i) => `Ice no ${"abcdefghijk".charAt(i)} ${i + 2} €`);
  expect(rowsOf(`Price list\n\n${rows.slice(0, 10).join("\n")}\n\nTax included.`).items).toHaveLength(10);
  expect(card.fits?.(storyOf(`Price list\n\n${rows.join("\n")}\n\nTax included.`), pictures)).toBeUndefined();
});

describe("the menu of a meal", () => {
  test.each([
    [
      "Pranzo di Natale, venerdì 25 dicembre, ore 12.30.\n\nCappelletti in brodo\nLasagne verdi\nZuppa inglese\n\n58 € a persona, vino della casa compreso. Bambini fino a 10 anni 25 €.",
      "Venerdì 25 dicembre, ore 12.30",
      "Pranzo di Natale",
      "58 € a persona, vino della casa compreso. Bambini fino a 10 anni 25 €.",
    ],
    [
      "Christmas lunch, Friday 25 December, 1 pm.\n\nParsnip soup\nTurkey with trimmings\nChristmas pudding\n\n£48 a head, wine included. Children under 10 £20.",
      "Friday 25 December, 1 pm",
      "Christmas lunch",
      "£48 a head, wine included. Children under 10 £20.",
    ],
    [
      "Silvestermenü, Donnerstag, 31. Dezember, 19 Uhr.\n\nFeldsalat mit Speck\nKürbissuppe\nRehrücken\n\n69 € pro Person, Aperitif inklusive. Kinder bis 12 Jahre 29 €.",
      "Donnerstag, 31. Dezember, 19 Uhr",
      "Silvestermenü",
      "69 € pro Person, Aperitif inklusive. Kinder bis 12 Jahre 29 €.",
    ],
  ])(
    "has its day over its name, and all that it costs under its dishes: %s",
    (brief, kicker, headline, supporting) => {
      const data = rowsOf(brief);
      expect(data).toMatchObject({ kicker, headline, supporting });
      expect(data.items).toHaveLength(3);
      expect(isMealOf(data as never)).toBe(true);
    },
  );

  test("is no list of anything else", () => {
    const items = [{ title: "Alerts", body: "" }];
    expect(isMealOf({ headline: "Kite 3 is out", supporting: "£4 per person.", items })).toBe(false);
    expect(isMealOf({ headline: "Lunch menu", supporting: "From noon.", items })).toBe(false);
  });
});

test("the programme of a day is rows, and no text beside the day", () => {
  const story = storyOf(
    "Tag der offenen Tür, 21. März\n\n10:00 Begrüßung durch die Leitung\n10:30 Führung durch die Werkstatt\n12:00 Suppe aus der Feldküche\n\nEintritt frei.",
  );
  expect(event.fits?.(story, pictures)).toBeUndefined();
  expect(listicle.fits?.(story, pictures)?.data).toMatchObject({
    kicker: "21. März",
    supporting: "Eintritt frei.",
    items: [{ label: "10:00" }, { label: "10:30" }, { label: "12:00" }],
  });
});

test.each([
  [
    "Notre année : 3 200 repas servis. 45 bénévoles, 6 700 heures. 18 tonnes de légumes.",
    ["45 bénévoles", "6 700 heures"],
  ],
  [
    "A year of meals: 3,200 served. 87 volunteers, 9,300 hours. 61 tonnes of food.",
    ["87 volunteers", "9,300 hours"],
  ],
  [
    "Ons jaar: 740 maaltijden bezorgd. 28 vrijwilligers, 3.100 uur. 9 wijken, 210 adressen.",
    ["9 wijken", "210 adressen"],
  ],
])("two numbers of one sentence are two: %s", (brief, both) => {
  const data = infographic.fits?.(storyOf(brief, "infographic"), pictures)?.data as
    | { stats: { value: string; label: string }[] }
    | undefined;
  expect(data?.stats.map(({ value, label }) => `${value} ${label}`)).toEqual(expect.arrayContaining(both));
});

describe("a sentence behind a label", () => {
  const linesOf = (title: string, body: string) => {
    const fact = { id: "f1", quote: `${title}: ${body}` };
    const story = { ...storyWith({}), facts: [{ ...storyWith({}).facts[0], ...fact }] } as never;
    return enumerated({ title, body, facts: ["f1"] }, story, 200)?.lines;
  };
  test.each([
    ["October", "the cockerel goes back up, carried by Ines, 19, apprentice"],
    ["Octobre", "le coq redoré remonte, porté par Inès, 19 ans, apprentie"],
    ["Juli", "die Glocke läutet wieder, gegossen von Meister Huber, 71, dem letzten seiner Zunft"],
    ["Marzo", "vuelve la veleta, restaurada por Lola, 24 años, aprendiza"],
    ["Mei", "de haan gaat terug, gedragen door Fenna, 20 jaar, leerling"],
    [
      "Day 5",
      "You trim one horse, all four feet, and your instructor, Ray Lucero, goes over the result with you",
    ],
    ["Tag 5", "Sie beschlagen ein Pferd, alle vier Hufe, und Ihre Lehrerin, Lena Ott, sieht alles durch"],
    ["Day 3", "Trimming with knife, nippers and rasp, supervised one to one"],
  ])("is no list: %s", (title, body) => expect(linesOf(title, body)).toBeUndefined());

  test("whose parts are of one kind is one", () => {
    expect(linesOf("Base", "fridge, hob, oven")).toEqual(["Fridge", "Hob", "Oven"]);
    expect(linesOf("Lunch", "soup, bread and butter, three cheeses")).toEqual([
      "Soup",
      "Bread and butter",
      "Three cheeses",
    ]);
  });
});

test("a name with its measure heads what is said of it, and a day with its hour does not", () => {
  const lines = (all: string[]) => namedRules(all.map((text) => line(text)))?.map(({ title }) => title);
  expect(
    lines([
      "Coarse, over 30 mm: paths, drains",
      "Medium, 12 to 30 mm: terraces",
      "Fine, under 12 mm: beds and pots",
    ]),
  ).toEqual(["Coarse, over 30 mm", "Medium, 12 to 30 mm", "Fine, under 12 mm"]);
  expect(
    lines(["Friday, 4 December: choir", "Monday, 9 am: market", "Sunday, 6 pm: supper"]),
  ).toBeUndefined();
});
