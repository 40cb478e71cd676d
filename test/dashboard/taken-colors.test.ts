import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { world } from "../support/world.ts";

test("the preview of a brand says which colour is taken for a name", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const preview = async (color_primary: string) => {
    w.pass(5);
    return (await owner.submit("/app/brand/preview", { color_primary })).text();
  };
  expect(await preview("rust")).toContain("primary: “rust” is taken as #C4623F");
  expect(await preview("rust red")).toMatch(/“rust red” is taken as #[0-9A-F]{6}/);
  expect(await preview("#C4623F")).not.toContain("is taken as");
});
