import { expect, test } from "vitest";
import { beginning } from "../../functions/dashboard/ui/beginning.ts";

test.each([
  ["Offline maps.", 20, "Offline maps."],
  ["Offline maps\n\nfor couriers", 40, "Offline maps for couriers"],
  ["Offline maps, for couriers", 15, "Offline maps…"],
  ["Donaudampfschifffahrt", 10, "Donaudampf…"],
  ["", 10, ""],
])("the beginning of %j in %i signs is %j", (text, most, shown) => {
  expect(beginning(text, most)).toBe(shown);
});
