import { expect, test } from "vitest";
import { columnsOf } from "../../lib/render/templates/infographic/tile-columns.ts";

const stats = (...labels: string[]) => labels.map((label, i) => ({ value: `${i + 1}2`, label, icon: "" }));

test.each([
  [
    4,
    "short and longer names",
    stats("members", "hives looked after all year", "jars", "visits by school classes"),
  ],
  [5, "five of them", stats("members", "hives", "jars of honey", "visits", "swarms caught")],
])("%i numbers with names of two lines at most stand two by two: %s", (_, __, given) => {
  expect(columnsOf(given, false, true)).toBe(2);
});

test.each([
  stats("members", "hives that are looked after all the year round", "jars", "visits"),
  [
    ...stats("members", "jars of honey sold at the market fair", "visits"),
    { value: "3.870,50 kg", label: "honey", icon: "" },
  ],
  stats("a", "b", "c", "d", "e", "f"),
])("others are rows", (...given) => expect(columnsOf(given, false, true)).toBe(1));
