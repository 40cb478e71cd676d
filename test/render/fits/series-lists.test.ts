import { describe, expect, test } from "vitest";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { tagged } from "../../../lib/render/templates/series/tagged.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const LIMITS = { headline: 120, supporting: 200, title: 150, body: 280 };
const PICTURES = { brand: "Fernwick", website: "fernwick.example", asked: [], atHand: [], faces: [] };

const seriesOf = (brief: string, body = LIMITS.body) => {
  const brand = brandOf("Fernwick");
  const story = houseStory({ brief, brand, channel: "instagram", assetType: "carousel" });
  const series = seriesOfStory(story, PICTURES, { ...LIMITS, body });
  if (!series) throw new Error("no series");
  return series;
};

describe("a label and a list behind it", () => {
  const brief =
    "Agency or in-house work for gardeners. These are the averages of last year.\n\nAgency: £140 a day, pick your own weeks, no sick pay, you buy your own tools.\nIn-house: £29,500 a year, 5.6 weeks paid holiday, sick pay, tools provided.\n\nIt depends on where you are in life.";

  test("stands line by line, with the sum that opens it large", () => {
    expect(seriesOf(brief).slides.filter(({ lines }) => lines)).toEqual([
      {
        title: "Agency",
        body: "a day",
        stat: "£140",
        lines: ["Pick your own weeks", "No sick pay", "You buy your own tools"],
      },
      {
        title: "In-house",
        body: "a year",
        stat: "£29,500",
        lines: ["5.6 weeks paid holiday", "Sick pay", "Tools provided"],
      },
    ]);
  });

  test("keeps commas in brackets, and has its last two entries apart", () => {
    const { slides } = seriesOf(
      "Portes ouvertes au jardin le samedi 22 mai 2027.\nAu programme : dégustation (4 cidres, 2 jus), visite du chai à 11 h, balade dans les vergers, et le camion à galettes à midi.\nEntrée libre pour tous.",
    );
    expect(slides.find(({ title }) => title === "Au programme")?.lines).toEqual([
      "Dégustation (4 cidres, 2 jus)",
      "Visite du chai à 11 h",
      "Balade dans les vergers",
      "Le camion à galettes à midi",
    ]);
  });

  test.each([
    "Too late: apply for an extension at your tax office before the day, informally, with reasons.",
    "Our rule: under five people, by the hour is cheaper. Five or more, or if an hour hurts, take the plan.",
  ])("is prose where it is a clause or two sentences: %s", (line) => {
    const { slides } = seriesOf(
      `Tax returns for 2026 are due soon.\n${line}\nReturns are filed online.\nWe are happy to help with yours.`,
    );
    expect(slides.every(({ lines }) => lines === undefined)).toBe(true);
  });
});

test.each([
  ["New: shift swaps from the mobile app", "New", "Shift swaps from the mobile app", ""],
  ["Fixed: bank holidays showing twice", "Fixed", "Bank holidays showing twice", ""],
  ["Neu: Filter – zeigt nur passende Schichten", "Neu", "Filter", "Zeigt nur passende Schichten"],
])("“%s” has its kind as a tag", (said, tag, title, body) => {
  expect(tagged({ title: said, body: "" })).toEqual({ tag, title, body });
});

test.each(["New beer out on Friday", "Fixed Care: £38 a month", "News: we moved"])(
  "“%s” is no kind of change",
  (title) => {
    expect(tagged({ title, body: "" })).toBeUndefined();
  },
);

test("the days of a programme are large over what is on, beside slides of other things", () => {
  const { slides } = seriesOf(
    "Four evenings at the little theatre.\n\n16 October – The Salt Keeper, by Nora Bell\n13 November – Two Chairs, Mezza Company\n11 December – A Carol for One Voice\n15 January 2028 – The Wrong Letter\n\nSingle ticket £16. A pass for all four evenings is £52 and on sale from 14 September.",
  );
  expect(slides.slice(0, 2)).toEqual([
    { title: "The Salt Keeper", body: "By Nora Bell", stat: "16 October" },
    { title: "Two Chairs", body: "Mezza Company", stat: "13 November" },
  ]);
  expect(slides[3]?.stat).toBe("15 January 2028");
});

test("a month and its year alone are no detail for the last picture", () => {
  const { closing } = seriesOf(
    "Averages from the 412 placements that we made in the 12 months to August 2027.\nAgency: £140 a day, your own weeks, no sick pay.\nIn-house: £29,500 a year, holiday, sick pay.\nCome and talk to us at fernwick.example/chat.",
  );
  expect(closing.supporting ?? "").not.toMatch(/^August 2027$/u);
});

describe("a list with sentences behind it", () => {
  test("has each sentence on a line of its own, and joins no entry with the next sentence", () => {
    const { slides } = seriesOf(
      "Mattinata del microchip sabato 6 marzo 2027 in ambulatorio.\n\nQuanto costa: 20 € per i cani, 15 € per i gatti. Per chi ha adottato dal canile è gratis.\nCosa portare: documento d'identità, codice fiscale, libretto sanitario se c'è. I gatti nel trasportino, i cani al guinzaglio.\nQuanto dura: una decina di minuti, l'animale torna subito a casa.",
    );
    expect(slides.map(({ title, lines }) => [title, lines])).toEqual([
      ["Quanto costa", ["20 € per i cani", "15 € per i gatti", "Per chi ha adottato dal canile è gratis"]],
      [
        "Cosa portare",
        [
          "Documento d’identità",
          "Codice fiscale",
          "Libretto sanitario se c’è",
          "I gatti nel trasportino, i cani al guinzaglio",
        ],
      ],
      ["Quanto dura", undefined],
    ]);
  });
});

test("what is free is a price among others", () => {
  const { slides } = seriesOf(
    "Schnuppertag für Kinder am 13. März 2027.\n\nWas wir machen: Zähne zählen, Stuhl ausprobieren, Zahnbürste aussuchen.\nWas es kostet: nichts für Kinder bis 12, 5 € für Geschwister. Eltern sind eingeladen.\nWie lange es dauert: etwa 20 Minuten, dann gibt es Apfelsaft.",
  );
  expect(slides.find(({ title }) => title === "Was es kostet")?.lines).toEqual([
    "Nichts für Kinder bis 12",
    "5 € für Geschwister",
    "Eltern sind eingeladen",
  ]);
});

describe("the entries of a changelog", () => {
  const brief = (long: string) =>
    `Fernwick 3.8 rolls out on Wednesday 17 February 2027.\n\nNew\n- ${long}\n- Reminders 30 days before a test expires\n\nChanged\n- Feed charts print on one page\n- Late fees are off by default\n\nFixed\n- Visits no longer jump a day when the clocks change`;

  test("share a slide under their label where they are short", () => {
    expect(seriesOf(brief("Two owners each get their own bill")).slides).toMatchObject([
      {
        title: "New",
        lines: ["Two owners each get their own bill", "Reminders 30 days before a test expires"],
      },
      { title: "Changed", lines: ["Feed charts print on one page", "Late fees are off by default"] },
      { tag: "Fixed", title: "Visits no longer jump a day when the clocks change" },
    ]);
  });

  test("keep a slide each where one of the label is long", () => {
    const long =
      "Blanket chart: set a temperature per horse, and the evening list tells the barn crew who wears what";
    const [first, second] = seriesOf(brief(long)).slides;
    expect([first?.tag, second?.tag]).toEqual(["New", "New"]);
    expect([first?.lines, second?.lines]).toEqual([undefined, undefined]);
  });
});

test("a numbered series keeps one layout: a price in one tip stays in its sentence", () => {
  const { slides, numbered, steps } = seriesOf(
    "Four things to do to your cycle before the rains:\n\n1. Chain: wipe, then thick oil.\n2. Brakes: if the grooves are gone, change the shoes.\n3. Saddle: a rexine cover lasts three monsoons. ₹120.\n4. Spokes: pluck them, a dull sound means loose.\n\nMonsoon check of all four: ₹250, from 7 June to 30 June.",
  );
  expect(numbered || steps === 4).toBe(true);
  expect(slides.slice(0, 4).map(({ stat = "" }) => stat)).toEqual(["", "", "", ""]);
  expect(slides[2]?.body).toContain("₹120");
});

test("what each of several stages takes is the figure of its slide", () => {
  const { slides } = seriesOf(
    "How a log becomes a lute.\n\nThe bowl is hollowed with a curved chisel, 16 days. The neck is cut from the same piece, 5 days. The frets are set in beeswax mixed with lamp black, 3 days. Then it is strung and played for a week.",
  );
  expect(slides.map(({ stat = "" }) => stat).filter(Boolean)).toEqual(["16 days", "5 days", "3 days"]);
});

test("one duration alone stays in its sentence", () => {
  const { slides } = seriesOf(
    "How a log becomes a lute.\n\nThe bowl is hollowed with a curved chisel, 16 days. The neck is cut from the same piece. The frets are set in beeswax mixed with lamp black. Then it is strung.",
  );
  expect(slides.map(({ title }) => title)).toContain("The bowl is hollowed with a curved chisel, 16 days");
});
