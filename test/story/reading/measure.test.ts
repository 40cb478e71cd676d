import { expect, test } from "vitest";
import { unmarked } from "./measure.ts";

test("marks are taken out of a brief, and their places are kept", () => {
  const { brief, remarks } = unmarked(
    "[[m: A card about]] our new hours. Open till 8.\n[[c: Tom has the logo.]]",
  );
  expect(brief).toBe("A card about our new hours. Open till 8.\nTom has the logo.");
  expect(remarks.map(({ start, end }) => brief.slice(start, end))).toEqual([
    "A card about",
    "Tom has the logo.",
  ]);
});
