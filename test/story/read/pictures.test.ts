import { describe, expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });
const first = (brief: string) => read(brief).facts.find(({ from }) => from === "brief")?.says;

describe("the frame of a picture that is wanted is for us, and what stands behind it for readers", () => {
  test.each([
    ["Show our passengers per month: April 4,120, May 6,870, June 9,340.", "Our passengers per month: April"],
    [
      "Chart of the power our roofs made each year: 2019 310, 2020 365, 2021 402.",
      "The power our roofs made",
    ],
    ['Share image for our new article "Seven cracks that do not matter".', "Seven cracks that do not matter"],
    ["Compare sole trader and limited company for people starting out.", "Sole trader and limited company"],
    ["Please make our 2026 price list: puncture £14, brakes £18, gears £22.", "Our 2026 price list"],
  ])("%s", (brief, says) => {
    expect(first(brief)).toContain(says);
    expect(first(brief)).not.toMatch(/^(?:Show|Chart|Share|Compare|Please)/);
  });

  test("a sentence that only begins like one stays", () => {
    expect(first("Show up early for the best seats at our concert on Sunday.")).toMatch(/^Show up/);
  });
});

test("prices behind a colon are a list, each with its name", () => {
  const { prices } = read("Tarifas nuevas: pase de día 15 €, bono de 10 días 120 €, mesa fija 210 € al mes.");
  expect(prices.map(({ name, price }) => `${name} ${price}`)).toEqual([
    "Pase de día 15 €",
    "Bono de 10 días 120 €",
    "Mesa fija 210 € al mes",
  ]);
});

test("a thousand is no day of a month, and a year no thousands", () => {
  expect(read("Passengers: April 4,120, May 6,870, June 9,340.").when).toBeNull();
  expect(read("Power made each year, in MWh: 2019 310, 2020 365, 2021 402.").series?.points).toEqual([
    { x: "2019", y: 310 },
    { x: "2020", y: 365 },
    { x: "2021", y: 402 },
  ]);
});

test("a waived charge is the offer, and a part of what is sold is none", () => {
  const brief =
    "January offer: no joining fee until 15 January. Membership is £34 a month and includes classes and a free induction with a trainer.";
  expect(read(brief).offer?.value).toBe("no joining fee");
});

test("an hour of each day is not the end of an offer", () => {
  const brief = "Students climb for £6 instead of £12 before 4 pm. The offer ends on 31 October.";
  expect(read(brief).offer?.ends).toBe("31 October");
});

test("two of five answers to a question are no figures", () => {
  const brief =
    "46 % said fewer people in the room, 27 % a written agenda, 15 % a fixed end time, 8 % no laptops.";
  expect(read(brief).figures).toEqual([]);
});

test("a command in a sentence keeps its letters and is source code", () => {
  const { snippet, facts } = read("It is one command: `kite build a.geojson --zoom 4-14`.");
  expect(snippet?.code).toBe("kite build a.geojson --zoom 4-14");
  expect(facts[0]?.says).toContain("kite build a.geojson --zoom 4-14");
});

describe("what a brief is about is told, not only framed", () => {
  test.each([
    [
      "Invite people to our workshop evening on 15 October, 6 to 9 pm. The kettle will be on.",
      "Our workshop",
    ],
    ["Announce our partnership with Oddmill Cider. From October they wash our cheese.", "Our partnership"],
    ["A post to find volunteers for our track gang. We meet every second Sunday.", "Volunteers for our"],
    ["Thank you, Otterbridge. Our harbour day raised £8,946 for three drysuits.", "Thank you, Otterbridge"],
    ["We want to tell our members and neighbours that we need 60 pairs of hands.", "We need 60 pairs"],
    ["Please introduce our new vet. Dr Ifeoma Lindqvist joins us on 2 March.", "Our new vet"],
  ])("%s", (brief, says) => {
    expect(first(brief)).toContain(says);
  });
});

test("shares of a list with a verb for each are no figures, nor is an address", () => {
  expect(read("41 volunteers baked, steered, sang and cleared up.").figures).toEqual([]);
  expect(read("Friday 20 March, 4 pm, 17 Cooper's Yard, right behind the depot.").figures).toEqual([]);
});

test("what is compared has a name and a value on each side", () => {
  const { rows, columns } = read(
    "How our wool batts compare with mineral wool at 100 mm. Conductivity: 0.038 against 0.037 W/mK. Price: £14.80 against £6.20.",
  );
  expect(rows.map(({ label, first: a, second: b }) => [label, a, b])).toEqual([
    ["Conductivity", "0.038", "0.037 W/mK"],
    ["Price", "£14.80", "£6.20"],
  ]);
  expect(columns).toEqual(["our wool batts", "mineral wool"]);
});

test("a series keeps the value that stands behind its label", () => {
  const brief = "Four years of fixing. Items repaired per year: 2022: 184. 2023: 311. 2024: 467. 2025: 602.";
  expect(read(brief).series).toMatchObject({
    label: "Items repaired per year",
    points: [{ x: "2022", y: 184 }, {}, {}, {}],
  });
});

test.each([
  ["After 23 years we are closing our shop. From 1 October all fabric is 40% off.", "closing"],
  [
    "Our prices:\n- Bath: €32\n- Groom: €55\n- Nails: €12\nPuppies get their first visit for half price.",
    "update",
  ],
])("the occasion is the news and not its small print: %s", (brief, occasion) => {
  expect(read(brief).occasion).toBe(occasion);
});

test("instructions about the picture are for its maker", () => {
  const link = read(
    'This is the link preview for our free webinar "Option schemes without tears". It is on Thursday 14 May at 12:30. The title should be the dominant element.',
  );
  expect(link.heldBack.map(({ quote }) => quote)).toEqual([
    "This is the link preview for",
    "The title should be the dominant element.",
  ]);
  expect(
    first(
      "A carousel on what to do before a walk, one point per slide.\n1. Check the forecast\n2. Tell someone",
    ),
  ).toBe("What to do before a walk.");
});

test("a range of days in Portuguese is one date, and a weekday of opening hours is none", () => {
  const camp = read("De 30 de março a 10 de abril temos campo de surf para crianças, das 9h30 às 13h00.");
  expect(camp.when?.date).toBe("30 de março a 10 de abril");
  const shop = read("Nuestro queso ha ganado la medalla de plata. Abrimos sábado y domingo de 10 a 14 h.");
  expect(shop.when).toBeNull();
});

test("numbered slides are steps, and the first is the cover", () => {
  const { steps, facts } = read(
    'Carousel: how an install works.\nSlide 1: "Five steps to your own power"\nSlide 2: Roof check, free\nSlide 3: Fixed quote within 7 days. The price stays.',
  );
  expect(steps.map(({ title }) => title)).toEqual([
    "Roof check, free",
    "Fixed quote within 7 days. The price stays",
  ]);
  expect(facts.some(({ says }) => says === "Five steps to your own power.")).toBe(true);
});
