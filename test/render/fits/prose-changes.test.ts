import { describe, expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/infographic/fits.ts";
import { changesIn } from "../../../lib/render/templates/infographic/prose-changes.ts";
import { pricedIn } from "../../../lib/render/templates/kit/story/priced.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

describe("a sentence that tells a number at two times", () => {
  test.each([
    ["Losses 6.2%, ten years ago it was 9.8%.", "6.2%", "9.8%"],
    ["Leerstand 4,1 %, vor fünf Jahren waren es 6,3 %.", "4,1 %", "6,3 %"],
    ["Fraude 3,2 %, il y a cinq ans c’était 5,1 %.", "3,2 %", "5,1 %"],
    ["Averías: 210, hace diez años eran 480.", "210", "480"],
    ["Scarti 5,4%, dieci anni fa erano il 12,6%.", "5,4%", "12,6%"],
    ["Afgehaakte bellers 7%, vijf jaar geleden was het 15%.", "7%", "15%"],
    ["Falsos alarmes 3,1%, há dez anos eram 6,4%.", "3,1%", "6,4%"],
  ])("%s", (sentence, value, earlier) => {
    const [change] = changesIn(sentence, "en").changes;
    expect(change).toMatchObject({ value, earlier: { value: earlier } });
  });

  test.each([
    ["The late fee rises on 1 February from 20p to 30p a day.", "20 → 30p", "a day"],
    [
      "Der Preis sinkt zum 1. März von 31,2 ct auf 29,8 ct je Kilowattstunde.",
      "31,2 → 29,8 ct",
      "je Kilowattstunde",
    ],
    ["Le ticket passe le 1er janvier de 1,70 € à 1,80 €.", "1,70 → 1,80 €", undefined],
    ["La cuota sube en enero de 12 € a 14 € al mes.", "12 → 14 €", "al mes"],
    ["La tariffa sale dal 1° gennaio da 231 € a 238 € a famiglia.", "231 → 238 €", "a famiglia"],
    ["De contributie stijgt in januari van € 40 naar € 44.", "€ 40 → € 44", undefined],
    ["A quota sobe a 1 de janeiro de 12 € para 14 € por ano.", "12 → 14 €", "por ano"],
  ])("from one to the other: %s", (sentence, value, note) => {
    const [change] = changesIn(sentence, "en").changes;
    expect(change?.value).toBe(value);
    expect(change?.note).toBe(note);
  });

  test.each([
    "The walk goes from 9 to 12 with a break.",
    "The fee could rise from 20p to 30p a day.",
    "We open from 9 am to 5 pm.",
    "Children from 6 to 11 swim free.",
    "The hall has 120 seats, the café 40.",
    "Der Preis gilt von Mai bis Juli.",
  ])("is none: %s", (sentence) => expect(changesIn(sentence, "en").changes).toEqual([]));

  test("why it came stays with it, or stands first of the others", () => {
    const short = changesIn(
      "The net is 9 km long. The fee rises from 20p to 30p. Reason: dearer paper.",
      "en",
    );
    expect(short.changes[0]?.note).toBe("Reason: dearer paper");
    const long =
      "The net is 9 km long. The fee rises from 20p to 30p. Reason: paper is dearer than ever before, and so are the vans that bring the books to us.";
    expect(changesIn(long, "en").rest[0]).toMatch(/^Reason/);
  });
});

test("changes stand beside the chart that answers the headline, and other sentences behind it", () => {
  const brief =
    "Where our visitors come from: 54% villages, 31% the town, 15% farther away. The museum has 14 rooms. Complaints 6%, five years ago it was 11%.";
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" });
  const { data } = fits(story, { brand: "Kite", asked: [], atHand: [], faces: [] });
  expect(data.headline).toBe("Where our visitors come from");
  expect(data.supporting).toBe("");
  expect(data.stats).toEqual([
    {
      before: "Complaints:",
      value: "6%",
      label: "",
      note: "five years ago it was 11%",
      earlier: { value: "11%", label: "five years ago" },
    },
  ]);
  expect("facts" in data && data.facts).toEqual(["The museum has 14 rooms"]);
});

test.each([
  "Losses 6.2%, ten years ago it was 9.8%.",
  "Verluste 6,2 %, vor zehn Jahren waren es 9,8 %.",
  "Pertes 6,2 %, il y a dix ans c’était 9,8 %.",
])("what was is no name of a value: %s", (text) => expect(pricedIn(text).cells).toEqual([]));
