import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const headlineOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "tiktok", assetType: "video" }).headline?.text;

test("a release that names itself keeps the author's words, and a bare version gets its product", () => {
  expect(headlineOf("Release 4.2: faster map, PDF proof in one tap.")).toMatch(/^Release 4\.2\b/);
  expect(headlineOf("Version 4.2: faster map, PDF proof in one tap.")).toMatch(/^Version 4\.2\b/);
  expect(headlineOf("4.2: faster map, PDF proof in one tap.")).toMatch(/^Fernwick 4\.2\b/);
});
