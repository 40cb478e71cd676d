import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import type { Infographic } from "../../../lib/render/templates/infographic/data.ts";
import type { Listicle } from "../../../lib/render/templates/listicle/data.ts";
import type { Story } from "../../../lib/story/schema.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { line, storyWith } from "../../story/for-templates/parts.ts";

const NOTHING = { brand: "Beacon", asked: [], atHand: [], faces: [] };

function chosen(parts: Partial<Story>, assetType: AssetType = "infographic") {
  const { template, data } = chooseTemplate(storyWith(parts), NOTHING, { assetType, seed: 1 }) ?? {};
  return { id: template?.id, data };
}
const pageOf = (parts: Partial<Story>) => chosen(parts).data as Infographic;

describe("prices that add up to the sum of the headline", () => {
  const parts = {
    headline: line("Where your 9 kr go"),
    prices: [
      { name: "farmers", price: "4 kr", fact: "f1" },
      { name: "roasting", price: "3 kr", fact: "f2" },
      { name: "post", price: "2 kr", fact: "f3" },
    ],
    points: [line("farmers: 4 kr"), line("roasting: 3 kr"), line("post: 2 kr")],
  };
  test("are its parts, drawn once", () => {
    const page = pageOf(parts);
    expect(page.chart?.points.map(({ value }) => value)).toEqual([4, 3, 2]);
    expect(page.chart?.suffix).toBe("kr");
    expect([page.prices, page.steps, page.facts]).toEqual([undefined, undefined, undefined]);
  });
  test("are a price list where the headline names another sum", () => {
    expect(pageOf({ ...parts, headline: line("From 2 kr") }).chart).toBeUndefined();
  });
});

test("short advice without a number is a list, and no page of one text", () => {
  const { id, data } = chosen({
    occasion: "content",
    headline: line("Month-end close without stress"),
    support: line("Keep one inbox for receipts. Match bank lines every week. Close before the fifth."),
  });
  expect(id).toBe("listicle");
  expect((data as Listicle).items.map(({ title }) => title)).toEqual([
    "Keep one inbox for receipts",
    "Match bank lines every week",
    "Close before the fifth",
  ]);
});

test("hours give way as a headline to what they are of", () => {
  const { data } = chosen(
    {
      headline: line("9 a.m. to 2 p.m., Market Street 8"),
      support: line("Open on Saturdays from 9 January."),
    },
    "card",
  );
  expect((data as { headline: string }).headline).toBe("Open on Saturdays from 9 January");
});
