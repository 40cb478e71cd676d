import { expect, test } from "vitest";
import { courseDays, withoutDays } from "../../../lib/render/templates/series/course.ts";

const SLIDES = [
  { title: "Friday 6 March", body: "Reading" },
  { title: "Saturday 14 March", body: "Concert" },
  { title: "Swim", body: "In the pool", stat: "18 March" },
  { title: "Free for members", body: "" },
];
const closing = (supporting: string, headline = "In March", cta = "Call 0431 555 0123") => ({
  ...{ headline, supporting, cta, url: "" },
});

test("the last words name no day of the course again, and nothing that a slide says", () => {
  const said = closing(
    "Friday 6 March, 8 pm\u00a0· 18 March, 4 pm\u00a0· Free for members.\u00a0· Seats for 90",
    "Come",
  );
  expect(withoutDays(said, SLIDES, "In March").supporting).toBe("Seats for 90");
});

test("what to do is the headline where only the title of the first picture is left", () => {
  const { headline, cta } = withoutDays(closing("Friday 6 March, 8 pm"), SLIDES, "In March");
  expect([headline, cta]).toEqual(["Call 0431 555 0123", ""]);
});

test("one day or two are those of the event", () => {
  expect(courseDays(SLIDES.slice(0, 2))).toEqual([]);
  const said = closing("Friday 6 March, 8 pm");
  expect(withoutDays(said, SLIDES.slice(0, 2), "In March")).toEqual(said);
});
