import { expect, test } from "vitest";
import { partedEntries } from "../../lib/render/templates/series/parted.ts";

const said = (titles: readonly string[]) => titles.map((title) => ({ title, body: "" }));
const partedOf = (titles: readonly string[]) => [...partedEntries(said(titles)).values()];

test("a list of beers has a price and a line for each thing that is said of it", () => {
  const [first, second] = partedOf([
    "Slack Tide, pale ale, 4.1%, pint £5.20",
    "Elver, table beer, 2.7%, pint £4.20",
    "Lamprey, double IPA, 8.2%, two-thirds £5.60",
  ]);
  expect(first).toEqual({ title: "Slack Tide", stat: "£5.20", body: "pint", lines: ["Pale ale", "4.1%"] });
  expect(second?.lines).toEqual(["Table beer", "2.7%"]);
});

test.each([
  [
    [
      "Inglese B1, lunedì 18.30–20.00, 340 euro",
      "Tedesco A1, martedì 19.00, 340 euro",
      "Croato A2, venerdì, 260 euro",
    ],
    "340 euro",
  ],
  [
    [
      "Töpfern (8 Abende, montags) 180 €",
      "Malen (6 Abende, dienstags) 120 €",
      "Drucken (2 Tage, im Mai) 95 €",
    ],
    "180 €",
  ],
  [
    ["Menu midi, entrée et plat, 24 €", "Menu soir, trois plats, 38 €", "Menu enfant, plat et glace, 12 €"],
    "24 €",
  ],
])("the price is large: %s", (titles, stat) => {
  expect(partedOf(titles)[0]?.stat).toBe(stat);
});

test("a word that changes the price stays beside it, as does what goes on from it", () => {
  const [first] = partedOf([
    "Sash windows, repaired, from £180",
    "Doors, made to measure, from £900",
    "Stairs, in ash or oak, from £4,200",
  ]);
  expect(first).toEqual({ title: "Sash windows", body: "", lines: ["Repaired", "From £180"] });
  const entries = partedEntries([
    { title: "Tadpoles (4 to 6 years, Mondays 4.00pm) £77", body: "" },
    { title: "Improvers (7 to 10, Mondays 4.45pm) £93.50", body: "" },
    { title: "Masters (18+, Thursdays 8.00pm)", body: "£66, or £7.50 if you just drop in." },
  ]);
  const last = [...entries.values()].at(-1);
  expect(last).toMatchObject({ title: "Masters", stat: "£66", body: "or £7.50 if you just drop in" });
});

test.each([
  [["We lent a lorry, a driver and two vans, for £0", "Eleven schools collected tins", "Thanks to all"]],
  [
    [
      "Wrap each one, in newspaper, by hand",
      "Lay them flat, not touching, in a crate",
      "Check them, weekly, for soft ones",
    ],
  ],
  [["Slack Tide, pale ale, £5.20", "Old Wharfinger, best bitter, £4.80", "Open from noon"]],
])("sentences and a few entries stay as they are: %s", (titles) => {
  expect(partedOf(titles)).toEqual([]);
});
