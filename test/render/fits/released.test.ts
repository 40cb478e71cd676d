import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Beacon", asked: [], atHand: [], faces: [] };

function chosenFor(brief: string, assetType: "card" | "infographic" = "card") {
  const story = houseStory({ brief, brand: brandOf("Beacon"), channel: "linkedin", assetType });
  const chosen = chooseTemplate(story, PICTURES, { assetType, seed: 1 });
  return { id: chosen?.template.id, data: chosen?.data };
}

test.each([
  [
    "Beacon 2.8 ist da. Neu: Karte aller Sensoren. Verbessert: Berichte in der halben Zeit. Behoben: Alarm bei Frost.",
    ["new", "improved", "fixed"],
  ],
  [
    "New in Beacon 4.2. New: receipts by e-mail. Improved: VAT report loads three times faster. Fixed: double bookings after an import.",
    ["new", "improved", "fixed"],
  ],
])("changes in sentences keep their marks: %s", (brief, kinds) => {
  const { id, data } = chosenFor(brief);
  expect(id).toBe("changelog");
  expect((data as { entries: { kind: string }[] }).entries.map(({ kind }) => kind)).toEqual(kinds);
});

test("sentences with one label or another are no release", () => {
  expect(chosenFor("Beacon 4.2 is out. New: receipts by e-mail. Tip: try it today.").id).not.toBe(
    "changelog",
  );
});

test("a headline that only counts gives its place to the line over it", () => {
  const brief =
    "Our year in numbers: 1.2 million charges, 99.3% uptime, 18 minutes on average, 12 towns. Thank you for driving with us.";
  const { id, data } = chosenFor(brief, "infographic");
  expect(id).toBe("infographic");
  const { headline, stats } = data as { headline: string; stats: { value: string }[] };
  expect(headline).toBe("Our year in numbers");
  expect(stats.map(({ value }) => value).toSorted()).toEqual(["1.2 million", "12", "18 minutes", "99.3%"]);
});

test("three plans stand side by side with what belongs to each", () => {
  const brief =
    "Three plans from January. Solo £9 a month: one user, receipts, VAT. Team £29 a month: five users, approvals, bank feeds. Firm £79 a month: unlimited users, audit log, phone support.";
  const { id, data } = chosenFor(brief, "infographic");
  expect(id).toBe("infographic");
  expect((data as { groups: unknown }).groups).toEqual([
    { title: "Solo £9 a month", items: ["One user", "Receipts", "VAT"] },
    { title: "Team £29 a month", items: ["Five users", "Approvals", "Bank feeds"] },
    { title: "Firm £79 a month", items: ["Unlimited users", "Audit log", "Phone support"] },
  ]);
});

test("the points of a chart are listed nowhere else", () => {
  const brief =
    "Wasserverluste in Hagen: 2022 16,0 %, 2023 14,2 %, 2024 11,8 %, 2025 7,1 %. 38 Sensoren helfen.";
  const { data } = chosenFor(brief, "infographic");
  const { chart, steps, details = "" } = data as { chart?: object; steps?: object; details?: string };
  expect(chart).toBeDefined();
  expect(steps).toBeUndefined();
  expect(details).not.toContain("14,2");
});
