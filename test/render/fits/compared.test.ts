import { expect, test } from "vitest";
import { chartBar } from "../../../lib/render/templates/chart-bar/chart-bar.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Ironleaf Gym", asked: [], atHand: [], faces: [] };

/** The chart of a brief: its points, their unit, and the one that is pointed out. */
function charted(brief: string) {
  const story = houseStory({
    brief,
    brand: brandOf("Ironleaf Gym"),
    channel: "linkedin",
    assetType: "card",
  });
  const data = chartBar.fits?.(story, PICTURES)?.data;
  return (
    data && {
      points: data.points.map(({ label, value }) => `${label} ${value}`),
      unit: data.prefix ?? data.suffix ?? "",
      highlight: data.highlight ?? "",
    }
  );
}

test("prices of several houses that are compared are bars, and the own one is pointed out", () => {
  const brief = "Monthly price compared: Ironleaf £24, PureFlex £32, CityFit £38, The Vault £45.";
  expect(charted(brief)).toEqual({
    points: ["Ironleaf 24", "PureFlex 32", "CityFit 38", "The Vault 45"],
    unit: "£",
    highlight: "Ironleaf",
  });
});

test("a ranking is bars", () => {
  const brief =
    "Die meistgeliehenen Bücher 2025: Achtsam morden 412 Ausleihen, Der Buchspazierer 388, Tschick 301, Die Unschärfe der Welt 255.";
  expect(charted(brief)?.points).toEqual([
    "Achtsam morden 412",
    "Der Buchspazierer 388",
    "Tschick 301",
    "Die Unschärfe der Welt 255",
  ]);
});

test("one measure before and after is two bars", () => {
  const brief = "The rota took 9 hours a week with the whiteboard, now it takes 2.5 hours.";
  expect(charted(brief)).toEqual({ points: ["Before 9", "Now 2.5"], unit: "hours", highlight: "Now" });
});

test.each([
  "Breakfast on Tuesday 19 January from 8.30 h to 10 h in our rooms, now with coffee.",
  "Adult day entry £11.50, under 16 £7.50, shoe hire £3. Passes stay valid.",
  "We lent many things: Children's books: 214,600. Adult fiction: 168,300. Seeds: 3,140 packets.",
])("is no comparison: %s", (brief) => {
  expect(charted(brief)).toBeUndefined();
});

test("a change that is one of many statements makes no bars without a name", () => {
  const brief =
    "418,000 shipments went out in the third quarter. The average return took 11 days. The average box made 17 trips. We opened a washing hub in Duisburg. Damaged boxes rose from 0.8% to 1.3%.";
  expect(charted(brief)).toBeUndefined();
});
