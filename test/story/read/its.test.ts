import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" }).posts.linkedin ?? "";

test.each([
  "Lay the accordion in its case, feet down, never on its back. Keep it dry.",
  "The chair lost its back wheel in May and its free service in June.",
])("what belongs to a thing stays so: %s", (brief) => {
  expect(postOf(brief)).not.toMatch(/it[’']s/u);
});

test("what it is has its apostrophe", () => {
  expect(postOf("Our winter soup is popular, and its back on Friday 4 December.")).toMatch(/it[’']s back/u);
});

test("a verb is no noun", () => {
  expect(postOf("We clean the reeds and tune up to three notes for €65.")).toContain("tune up to three");
  expect(postOf("A free tune up with every bike from Friday 4 December.")).toContain("tune-up");
});
