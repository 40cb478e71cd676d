import { expect, test } from "vitest";
import { looksDifferent } from "../../lib/pipeline/visible-change.ts";

const picture = (pixels: number, changed: number) =>
  Uint8Array.from({ length: 4 * pixels }, (_, i) => (i < 4 * changed ? 250 : 90));

test("pictures look different where enough of their pixels differ, or their sizes", () => {
  const before = picture(1000, 0);
  expect(looksDifferent(before, picture(1000, 0))).toBe(false);
  expect(looksDifferent(before, picture(1000, 20))).toBe(false);
  expect(looksDifferent(before, picture(1000, 100))).toBe(true);
  expect(looksDifferent(before, picture(900, 0))).toBe(true);
});
