import { expect, test } from "vitest";
import { saidOfBoth, sidesOf } from "../../../lib/render/templates/kit/story/sides.ts";
import { PLAIN, renderCard } from "../support/shots.ts";

test.each([
  [
    "Van or cargo bike?",
    ["Van: 24 minutes, £9 a drop", "Cargo bike: 14 minutes, £6 a drop"],
    ["Van", "Cargo bike"],
  ],
  [
    "Brille oder Kontaktlinsen?",
    ["Brille: hält Jahre", "Kontaktlinsen: frei beim Sport"],
    ["Brille", "Kontaktlinsen"],
  ],
  ["¿Pilates o yoga?", ["Pilates: fuerza en la espalda", "Yoga: calma"], ["Pilates", "Yoga"]],
])("%s is asked of two sides", (headline, points, titles) => {
  expect(sidesOf(points, headline).map(({ title }) => title)).toEqual(titles);
});

test.each([
  ["New in May", ["Added: one export", "Fixed: one bug"]],
  ["Open this week", ["Monday: 9 to 12, 2 to 6", "Tuesday: 9 to 12, 2 to 7"]],
  ["Three reasons", ["Fast", "Cheap"]],
])("other points are a list: %s", (headline, points) => {
  expect(sidesOf(points, headline)).toEqual([]);
});

test.each([
  [
    "Parquet ou liège ?",
    "Le parquet dure cinquante ans. Le liège est chaud sous les pieds. Venez rue Sala.",
    ["Parquet: dure cinquante ans", "Liège: est chaud sous les pieds"],
    "Venez rue Sala.",
  ],
  [
    "Gas or heat pump?",
    "Gas costs £1,240 a year. A heat pump costs £980. Call us.",
    ["Gas: costs £1,240 a year", "Heat pump: costs £980"],
    "Call us.",
  ],
  [
    "Holz oder Beton?",
    "Das Holz wächst nach. Der Beton hält hundert Jahre.",
    ["Holz: wächst nach", "Beton: hält hundert Jahre"],
    "",
  ],
])("%s is answered in prose", (headline, text, points, rest) => {
  expect(saidOfBoth(text, headline)).toEqual({ points, rest });
});

test("a text about one of the two is no comparison", () => {
  expect(saidOfBoth("Parquet lasts fifty years. Call us.", "Parquet or cork?")).toBeUndefined();
});

test.each(["instagram", "twitter", "linkedin", "tiktok"] as const)(
  "a card for %s shows two sides whole",
  async (channel) => {
    const bullets = ["Van: 24 minutes across town, £9 a drop", "Cargo bike: 14 minutes, £6 a drop"];
    const data = { headline: "Van or cargo bike?", bullets };
    const { layout, checks } = await renderCard({ ...PLAIN, channel, data });
    expect(layout).toBe("sides");
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  },
);
