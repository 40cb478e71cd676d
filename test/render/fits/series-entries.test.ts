import { expect, test } from "vitest";
import { pricedEntry } from "../../../lib/render/templates/kit/story/priced-entry.ts";
import { saidPrices, valueApart } from "../../../lib/render/templates/series/entries.ts";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const LIMITS = { headline: 120, supporting: 200, title: 150, body: 280 };
const PICTURES = { brand: "Fernwick", website: "fernwick.example", asked: [], atHand: [], faces: [] };

const seriesOf = (brief: string) => {
  const brand = brandOf("Fernwick");
  const story = houseStory({ brief, brand, channel: "instagram", assetType: "carousel" });
  return seriesOfStory(story, PICTURES, LIMITS);
};

test.each([
  ["Kerstkrans maken, zaterdag 5 december, € 42,50", "Kerstkrans maken", "Zaterdag 5 december", "€ 42,50"],
  ["Frogs (6-7 years), Tuesdays 4 pm, £68", "Frogs", "6-7 years\u00a0· Tuesdays 4 pm", "£68"],
  ["6 semanas, 95 €.", "6 semanas", "", "95 €"],
  ["Tickets £12, under 18s free", "Tickets", "Under 18s free", "£12"],
  ["Eintritt: 8,50 €, Kinder bis 6 frei.", "Eintritt", "Kinder bis 6 frei", "8,50 €"],
  ["Slack Tide, pale ale, 4.1%, pint £5.20", "Slack Tide", "Pale ale\u00a0· 4.1%\u00a0· pint", "£5.20"],
  ["Inglese B1, sabato 10.00–12.00, 340 euro", "Inglese B1", "Sabato 10.00–12.00", "340 euro"],
  ["Sprizz, Holunder, Glas 6,50 €", "Sprizz", "Holunder\u00a0· Glas", "6,50 €"],
  ["Tadpoles (4 to 6 years, Mondays) £77", "Tadpoles", "4 to 6 years, Mondays", "£77"],
  ["柚子チーズケーキ, 580円", "柚子チーズケーキ", "", "580円"],
])("“%s” is a name, what is said of it, and a price", (said, title, body, stat) => {
  expect(pricedEntry({ title: said, body: "" })).toEqual({ title, body, stat });
});

test.each([
  ["Day ticket £9, dogs free", "Free coffee at the gate.", undefined],
  [
    "Tickets £9, dogs free",
    "Free coffee at the gate.",
    ["Tickets", "£9", "Dogs free. Free coffee at the gate."],
  ],
  ["Tickets", "£9, dogs free.", ["Tickets", "£9", "Dogs free"]],
  [
    "Eintritt 7 €, Kinder frei",
    "Hunde bleiben draußen.",
    ["Eintritt", "7 €", "Kinder frei. Hunde bleiben draußen."],
  ],
  ["Tickets £9, dogs free", "Stalls from £20.", undefined],
])(
  "“%s” and “%s” are joined with a full stop, and with a colon where the first is a name",
  (title, body, parts) => {
    const entry = pricedEntry({ title, body });
    expect(entry && [entry.title, entry.stat, entry.body]).toEqual(parts);
  },
);

test.each([
  "We file it for £180",
  "Delivery over £60, until Sunday",
  "Adults £8, children £4",
  "Receipts for anything over £25",
  "Adults: £8, children: £4",
  "Now £29, was £39",
  "Breakfast, from £8",
  "Sundays (not in May) from £8",
])("“%s” is a sentence or has more than one price", (title) => {
  expect(pricedEntry({ title, body: "" })).toBeUndefined();
});

test("each entry of a price list has its slide, with its price large", () => {
  const series = seriesOf(
    "Unser Weihnachtsgebäck ist da! Bitte eine Seite je Stück:\n- Butterstollen, 1 kg: 18,50 €\n- Elisenlebkuchen, 6 Stück: 12,90 €\n- Vanillekipferl, 250 g: 7,80 €\n- Zimtsterne, 250 g: 8,20 €\nVorbestellen bis 18. Dezember unter 05141 20 30 40 oder im Laden, Großer Plan 7.",
  );
  expect(series?.slides.map(({ title, stat }) => [title, stat])).toEqual([
    ["Butterstollen", "18,50 €"],
    ["Elisenlebkuchen", "12,90 €"],
    ["Vanillekipferl", "7,80 €"],
    ["Zimtsterne", "8,20 €"],
  ]);
  expect(series?.closing.headline).toMatch(/^Vorbestellen bis 18\. Dezember/);
  expect(JSON.stringify(series)).not.toMatch(/Seite je/);
});

test("what is said behind the entries that a headline counts stands on the last picture, and they are numbered", () => {
  const series = seriesOf(
    "3 things to have ready before your tax return:\n- Bank statements for the whole year\n- Mileage log\n- Your UTR number\nWe file it for £180. Call 01603 555 010.",
  );
  expect(series?.numbered).toBe(true);
  expect(series?.slides).toHaveLength(3);
  expect(series?.closing.supporting).toBe("We file it for £180.");
});

test("the last picture has the day and the place that one needs, beside the action", () => {
  const series = seriesOf(
    'Incontro con l\'autrice Lidia Ferrante: presenta il romanzo "Il fiume di carta" venerdì 11 dicembre alle 18:30 in libreria, via Po 9. Ingresso libero, posti limitati: 40 sedie. Prenota a eventi@fernwick.example. Dopo, un bicchiere di vino.',
  );
  expect(series?.closing.supporting).toMatch(/^Venerdì 11 dicembre\u00a0· 18:30\u00a0· Via Po 9/);
});

test("how to take part stands on the last picture beside the action", () => {
  const series = seriesOf(
    "Workshops in december, één slide per workshop:\n- Kerstkrans maken, zaterdag 5 december, € 42,50\n- Kersttak in vaas, woensdag 9 december, € 35\nAllemaal van 14.00 tot 16.00 uur in de winkel, Kleine Houtstraat 88. Aanmelden via fernwick.example.",
  );
  expect(series?.slides).toHaveLength(2);
  expect(series?.closing).toMatchObject({ headline: "Aanmelden", url: "fernwick.example" });
  expect(series?.closing.supporting).toMatch(/Kleine Houtstraat 88/);
});

test("a range whose prices stand in sentences has a slide for each, and the last picture says what is behind them", () => {
  const series = seriesOf(
    "Our winter range is here. Pine candle £14. Orange and clove candle £16. Beeswax tapers, set of four, £11. Gift box with all three £36. Order by 15 December for Christmas.",
  );
  expect(series?.slides.map(({ title, stat }) => [title, stat])).toEqual([
    ["Pine candle", "£14"],
    ["Orange and clove candle", "£16"],
    ["Beeswax tapers", "£11"],
    ["Gift box with all three", "£36"],
  ]);
  expect(series?.closing.headline).toBe("Order by 15 December for Christmas");
});

test("what is said behind a list of prices ends the series", () => {
  const series = seriesOf(
    "Nuestra carta de invierno. Chocolate con canela 3,20 €. Café irlandés 5,50 €. Té de jengibre 2,80 €. Bizcocho de nuez 3,50 €. Abierto todos los días de 8 a 20 h.",
  );
  expect(series?.slides).toHaveLength(4);
  expect(series?.closing.headline).toBe("Abierto todos los días de 8 a 20 h");
});

test.each(["A full groom is £38. A wash costs £22.", "We sold out in £14. Pick up from £16."])(
  "sentences with a verb are no range: %s",
  (said) => {
    const [title = "", body = ""] = said.split(/(?<=\.) /u);
    expect(saidPrices({ title, body })).toBeUndefined();
  },
);

const LONG = "From the first frost to the end of March our cats sleep in the warm barn behind the old mill";

test("a sentence around a large number has a picture of its own under a whole sentence", () => {
  const apart = (title: string, body: string) => valueApart({ title, body }).map((one) => one.title);
  expect(apart(LONG, "Last winter we fed 2,140 of them.")).toEqual([
    LONG,
    "Last winter we fed 2,140 of them",
  ]);
  expect(apart(LONG, "It fed 2,140 of them.")).toEqual([LONG]);
  expect(apart(LONG, "Last winter we fed 12 of them.")).toEqual([LONG]);
  expect(apart("Our cats", "Last winter we fed 2,140 of them.")).toEqual(["Our cats"]);
});
