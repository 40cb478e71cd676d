import { expect, test } from "vitest";
import { heroFirst, withDrawnFigures } from "../../../lib/render/templates/infographic/stats-of.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const drawn = (supporting: string) => {
  const brief = `What 840 freelancers told us. ${supporting}`;
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" });
  return withDrawnFigures(story, { supporting, facts: [] as string[], stats: [] });
};

test("clauses that each rest on a number are numbers, with a subject before one or not", () => {
  const said = drawn(
    "62% are paid late once a quarter, the average wait is 23 days, and 41% have never charged interest.",
  );
  expect(said.stats).toEqual([
    { value: "62%", label: "are paid late once a quarter" },
    { before: "The average wait is", value: "23 days", label: "" },
    { value: "41%", label: "have never charged interest" },
  ]);
  expect(said.supporting).toBe("");
});

test.each([
  "The season is closed and the counts are in. 8,340 riders came. 912 of them were children. 41 volunteers gave 3,900 hours. The bell was rung 77 times.",
  "The winter in numbers. 8,340 riders came. 41 volunteers gave 3,900 hours. Our meeting is on Tuesday 8 December at 8pm.",
])("a season that tells number after number is about them, whatever else it says: %s", (brief) => {
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" });
  const said = withDrawnFigures(story, {
    supporting: story.support?.text ?? "",
    facts: [] as string[],
    stats: [],
  });
  expect(said.stats.map(({ value }) => value)).toEqual(expect.arrayContaining(["8,340", "3,900"]));
});

test("numbers of a closure alone are details", () => {
  const brief =
    "We are closed until 4 January. 41 volunteers are on holiday. Parcels can be left with 12 shops.";
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" });
  const said = { supporting: story.support?.text ?? "", facts: [] as string[], stats: [] };
  expect(withDrawnFigures(story, said)).toEqual(said);
});

test("clauses under a heading that announces numbers are numbers, however small", () => {
  const brief = "Our year in numbers: 412 foxes came in, 287 were freed, 61 are still in our care.";
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" });
  const said = withDrawnFigures(story, {
    supporting: "412 foxes came in, 287 were freed, 61 are still in our care.",
    facts: [] as string[],
    stats: [],
  });
  expect(said.stats.map(({ value }) => value)).toEqual(["412", "287", "61"]);
});

test("what stands behind them may lean on them and stays below", () => {
  const said = drawn(
    "We asked. 62% are paid late once a quarter, 30% wait a month, and 41% never ask. The law allows it.",
  );
  expect(said.supporting).toBe("We asked.");
  expect(said.facts).toEqual(["The law allows it."]);
});

test("a clause that needs the one before it is no number of its own", () => {
  const said = drawn("62% are paid late, which costs them 23 days, and 41% never ask.");
  expect(said.stats.map(({ value }) => value)).not.toContain("23 days");
});

test("a list of numbers below the text is one number each, and each once", () => {
  const brief = "Our year. 11,900 volunteer hours.";
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" });
  const said = withDrawnFigures(story, {
    supporting: "",
    facts: ["71 tonnes of food donated, 85 volunteers, 11,900 volunteer hours", "We open at 10"],
    stats: [{ value: "11,900", label: "volunteer hours" }],
  });
  expect(said.stats.map(({ value }) => value)).toEqual(["11,900", "71 tonnes", "85"]);
  expect(said.facts).toEqual(["We open at 10"]);
});

test.each([
  ["Verbrauch vorher", "31.200 kWh", "Gas", "Verbrauch 2025/26:", "6.900 kWh", "Strom"],
  ["Waiting time in 2025", "41", "days", "Waiting time in 2026", "12", "days"],
])(
  "of one measure told twice what was reached leads: %s",
  (before, value, label, ...[later, reached, of]) => {
    const stats = [
      { before: "Baujahr 1968", value: "142 m²", label: "Wohnfläche" },
      { before, value, label },
      { before: later as string, value: reached as string, label: of as string },
    ];
    expect(heroFirst(stats, "Ein Haus")[0]?.value).toBe(reached);
  },
);
