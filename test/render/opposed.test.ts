import { expect, test } from "vitest";
import type { Slide } from "../../lib/render/templates/series/data.ts";
import { comparisonIn } from "../../lib/render/templates/series/opposed.ts";

const titled = (...all: [string, string?][]) =>
  all.map(([title, body = ""]) => ({ title, body, stat: "", photo: "" }) as Slide);

const FLOORS = titled(
  ["Price per square metre, sanding included: oil £34, lacquer £29"],
  ["Care", "Oil once a year, about two hours for a living room. Lacquer none."],
  ["A scratch", "Oil can be mended on the spot. With lacquer the whole room has to be sanded."],
  ["Bring a board", "We’ll treat half of it each way."],
);

test("slides that say the same of two things have both sides", () => {
  expect(comparisonIn(FLOORS)).toEqual({
    names: ["Oil", "Lacquer"],
    slides: [
      { topic: "Price per square metre, sanding included", first: "£34", second: "£29" },
      { topic: "Care", first: "Once a year, about two hours for a living room", second: "None" },
      { topic: "A scratch", first: "Can be mended on the spot", second: "The whole room has to be sanded" },
      undefined,
    ],
  });
});

test("a name may have two words", () => {
  const gears = titled(
    ["Price", "Hub gear from £180, derailleur from £60"],
    ["Weight", "Hub gear 1.6 kg, derailleur 0.9 kg"],
    ["Care", "Hub gear once a year, derailleur every month"],
  );
  expect(comparisonIn(gears)?.names).toEqual(["Hub gear", "Derailleur"]);
});

test.each([
  [FLOORS.slice(0, 2)],
  [
    titled(
      ["A", "The shop opens at 9, the café at 10"],
      ["B", "We bake, and they sell"],
      ["C", "Open daily"],
    ),
  ],
])("what says it of fewer, or of different things, is no comparison", (slides) => {
  expect(comparisonIn(slides)).toBeUndefined();
});
