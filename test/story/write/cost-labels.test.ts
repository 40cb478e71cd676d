import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tangle"), channel: "linkedin", assetType: "card" }).posts.linkedin;

test.each([
  [
    "Our year 2026 in numbers. 61 call-outs.",
    "Costs: £68,200, of which £41,500 came from private donations.",
  ],
  ["Unser Jahr 2026 in Zahlen. 61 Einsätze.", "Kosten: 68.200 €, davon 41.500 € aus Spenden."],
  ["Notre année 2026 en chiffres. 61 sorties.", "Coûts : 68 200 €, dont 41 500 € de dons."],
])("a label without which money spent would be money raised stays: %s %s", (before, costs) => {
  expect(postOf(`${before} ${costs}`)?.replace(/[\u00a0\u202f]/gu, " ")).toContain(costs.slice(0, 8));
});

test("a price says itself what it is", () => {
  expect(postOf("Spring concert on 8 May 2027 at 7 pm in the town hall. Price: £12.")).not.toContain(
    "Price:",
  );
});
