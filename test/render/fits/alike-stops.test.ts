import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/listicle/fits.ts";
import { line, storyWith } from "../../story/for-templates/parts.ts";

const NOTHING = { brand: "Van library", asked: [], atHand: [], faces: [] };
const itemsOf = (...points: string[]) =>
  fits(storyWith({ headline: line("Stops in May"), points: points.map((text) => line(text)) }), NOTHING)?.data
    .items;

test("two stops of a day stand alike", () => {
  const both = "Monday 4: Hollow, village green, 10:00 to 11:30. Brae, church hall, 12:00 to 13:30";
  expect(
    itemsOf(both, "Tuesday 5: Lund, school, 10:00 to 12:00", "Friday 8: Ness, pier, 9:00 to 11:00")?.[0],
  ).toEqual({
    title: both,
    body: "",
  });
});

test("what is said of a stop stands under it", () => {
  const stop =
    "Monday 4: Hollow, village green, 10:00 to 11:30. Bring back what you have read by then, please";
  const items = itemsOf(
    stop,
    "Tuesday 5: Lund, school, 10:00 to 12:00",
    "Friday 8: Ness, pier, 9:00 to 11:00",
  );
  expect(items?.[0]).toMatchObject({ body: expect.stringContaining("Bring back") });
});
