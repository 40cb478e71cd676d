import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { kite } from "../../copy/brands.ts";

const whenOf = (brief: string) =>
  houseStory({ brief, brand: kite, channel: "linkedin", assetType: "card" }).when?.date ?? null;

test("lines that are dates and nothing else have no date of it all", () => {
  const course =
    "Grundkurs Töpfern an drei Terminen:\nSa 3. April\nSa 10. April\nSa 17. April\nKosten: 120 €";
  expect(whenOf(course)).toBeNull();
});

test("a single day stays the day", () => {
  expect(whenOf("Grundkurs Töpfern am Sa 3. April um 10 Uhr.\nKosten: 120 €")).toBe("3. April");
});
