import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/infographic/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const page = (brief: string, brand = "Kite") =>
  fits(houseStory({ brief, brand: brandOf(brand), channel: "linkedin", assetType: "infographic" }), {
    brand,
    asked: [],
    atHand: [],
    faces: [],
  }).data;

type Item = { title: string; text: string; marker?: string; color?: string };
const itemsOf = (brief: string, brand?: string): Item[] =>
  (page(brief, brand) as { steps?: { items: Item[] } }).steps?.items ?? [];

test.each([
  [
    "How a violin is restrung\n\nDay 1: old strings off, bridge checked\nDay 2: pegs cleaned. Two in ten are cracked\nDay 3: new strings, tuned twice",
    ["Day 1", "Day 2", "Day 3"],
    ["Old strings off, bridge checked", "Pegs cleaned", "New strings, tuned twice"],
  ],
  [
    "So entsteht unser Käse\n\nWoche 1: Milch dicklegen und pressen\nWoche 3: im Salzbad wenden\nWoche 8: im Keller reifen lassen",
    ["Woche 1", "Woche 3", "Woche 8"],
    ["Milch dicklegen und pressen", "Im Salzbad wenden", "Im Keller reifen lassen"],
  ],
])("a course that counts its days has them as markers: %s", (brief, markers, titles) => {
  const items = itemsOf(brief);
  expect(items.map(({ marker }) => marker)).toEqual(markers);
  expect(items.map(({ title }) => title)).toEqual(titles);
});

test.each([
  [
    "numbers that do not go up",
    "Our league\n\nTable 4: the Hall family\nTable 2: the bakers\nTable 3: the choir",
  ],
  ["different words", "Who sits where\n\nTable 1: the Hall family\nBench 2: the bakers\nSofa 3: the choir"],
])("a list with %s has no markers", (_, brief) => {
  expect(itemsOf(brief).some(({ marker }) => marker)).toBe(false);
});

test.each([
  [
    "Which bin takes what\n\nBlue bin – paper and card\nGreen bin – food and bones\nYellow bin – tins and cartons",
    ["#1f5fae", "#2f8a4b", "#f2c230"],
  ],
  [
    "So trennen wir\n\nBlaue Tonne – Papier und Karton\nGelber Sack – Dosen und Becher\nGrüne Tonne – Küchenreste",
    ["#1f5fae", "#f2c230", "#2f8a4b"],
  ],
  [
    "Le tri au camping\n\nBac bleu – papier et carton\nBac jaune – boîtes et bouteilles\nBac vert – verre sans bouchon",
    ["#1f5fae", "#f2c230", "#2f8a4b"],
  ],
  [
    "Zo scheiden we\n\nBlauwe bak – papier en karton\nGroene bak – etensresten\nRode kist – batterijen en lampen",
    ["#1f5fae", "#2f8a4b", "#c62828"],
  ],
  [
    "Cómo separamos\n\nCubo azul – papel y cartón\nCubo amarillo – latas y envases\nCubo verde – vidrio sin tapas",
    ["#1f5fae", "#f2c230", "#2f8a4b"],
  ],
  [
    "Come dividiamo\n\nBidone blu – carta e cartone\nBidone giallo – lattine e plastica\nBidone verde – vetro senza tappi",
    ["#1f5fae", "#f2c230", "#2f8a4b"],
  ],
  [
    "Como separamos\n\nCaixote azul – papel e cartão\nCaixote amarelo – latas e plástico\nCaixote verde – vidro sem tampas",
    ["#1f5fae", "#f2c230", "#2f8a4b"],
  ],
])("entries that are named by colours show them: %s", (brief, colors) => {
  expect(itemsOf(brief).map(({ color }) => color)).toEqual(colors);
});

test("an entry without a colour stands among the others without one", () => {
  const brief =
    "Natural dyes\n\nMadder (brick red): soak overnight\nWeld (yellow): simmer 45 minutes\nAlum: 10 g for every 100 g of wool";
  expect(itemsOf(brief).map(({ color }) => color)).toEqual(["#9a4a36", "#f2c230", undefined]);
});

test.each([
  [
    "names of firms",
    "Who sells our beer\n\nRed Lion: every Friday\nGreen Dragon: bottles only\nBlue Anchor: on draught",
  ],
  [
    "one colour alone",
    "What to bring\n\nBlue folder: your papers\nPencil: two of them\nLunch: we have a kettle",
  ],
  [
    "flowers alone",
    "Who does what\n\nRose: the tea urn and cups\nViolet: the raffle tickets\nDaisy: the door and coats",
  ],
  [
    "words that hold a colour",
    "What we grow\n\nGreenhouse: tomatoes all year\nBlueberries: from July on\nRedcurrants: pick your own",
  ],
])("%s are no colours of entries", (_, brief) => {
  expect(itemsOf(brief).some(({ color }) => color)).toBe(false);
});

test("the name of the brand is no colour", () => {
  const brief =
    "Our shops\n\nGreen in Leeds: open till six\nBlue in York: open till eight\nHull: opens in May";
  expect(itemsOf(brief, "Green").some(({ color }) => color)).toBe(false);
});

type Rows = { prices?: { rows: { name: string; price: string; note?: string }[] } };

test.each([
  [
    "Recycling centre, winter hours\n\nTuesday and Thursday: 9 am – 12 noon\nSaturday: 9 am – 4 pm\nClosed on Mondays and Sundays\n\nRubble: 2 sacks a visit\nTyres: 4 a year, no rims",
    ["Tuesday and Thursday", "Saturday", "Mondays and Sundays"],
  ],
  [
    "Déchèterie : horaires d’été\n\nMardi et jeudi : 9 h – 12 h\nSamedi : 9 h – 12 h et 14 h – 17 h\nFermée les lundis et jours fériés\n\nGravats : 2 m³ par passage\nPneus : 4 par an, sans jante",
    ["Mardi et jeudi", "Samedi", "Lundis et jours fériés"],
  ],
])("opening hours among other lines are a table of days: %s", (brief, days) => {
  const { prices } = page(brief) as Rows;
  expect(prices?.rows.map(({ name }) => name)).toEqual(days);
});

test("lines that name a day and no hour are no opening hours", () => {
  const { prices } = page(
    "Lunch this week\n\nMonday: pea soup with mint\nTuesday: fish pie\nWednesday: beetroot curry\n\nBring your own bowl and save a pound.",
  ) as Rows;
  expect(prices?.rows.some(({ price }) => /\d/.test(price)) ?? false).toBe(false);
});

test("a report that measures its outages is a report, and its figures stand large", () => {
  const data = page(
    "How our help line did in 2026\n\n8,412 calls answered\nMedian wait: 11 minutes\n71% solved on the first call\nLongest outage: 47 minutes, on 3 March\nCaller rating: 4.7 out of 5",
  );
  expect(data.stats.map(({ value }) => value)).toEqual([
    "8,412",
    "11 minutes",
    "71%",
    "47 minutes",
    "4.7 out of 5",
  ]);
  expect(data.kicker).toBe("");
});

test("an incident with its numbers stays an incident", () => {
  const { occasion } = houseStory({
    brief:
      "Outage on Tuesday: invoices could not be sent\n\nDuration: 47 minutes\nAffected: 340 customers\nQueued: 1,900 invoices\nSent by: 15:30\nData lost: 0 records",
    brand: brandOf("Kite"),
    channel: "linkedin",
    assetType: "infographic",
  });
  expect(occasion).toBe("incident");
});

test("a row that the table of its brief has as prices stands in the table", () => {
  const { comparison } = page(
    "Heat pump or gas boiler?\n\nRunning cost a year: heat pump £890, gas boiler £1,240\nLife: heat pump 20 years, gas boiler 12 years\nInstallation: heat pump 3 days, gas boiler 1 day",
  ) as { comparison?: { rows: { label: string }[] } };
  expect(comparison?.rows.map(({ label }) => label)).toEqual(["Running cost a year", "Life", "Installation"]);
});
