import { expect, test } from "vitest";
import { termsIn } from "../../../lib/render/templates/hiring/terms.ts";

const when = { date: "Monday 6 September 2027", time: "", place: "our yard in Attercliffe", facts: [] };

test("start, place, pay and deadline of a job are rows, and the text keeps the rest", () => {
  const { rows, text } = termsIn(
    "Start date is Monday 6 September 2027, based at our yard in Attercliffe. Four days a week on site. £9.20 an hour in the first year, tools provided. Applications close Friday 11 June.",
    { when, spoken: "en" },
  );
  expect(rows).toEqual([
    { label: "Start", value: "Monday 6 September 2027" },
    { label: "Place", value: "Our yard in Attercliffe" },
    { label: "Salary", value: "£9.20 an hour in the first year" },
    { label: "Applications close", value: "Friday 11 June" },
  ]);
  expect(text).toBe("Four days a week on site. Tools provided.");
});

test("a sentence that says more than the day stays in the text", () => {
  const text =
    "On Monday 6 September 2027 you meet the whole team over breakfast at our yard in Attercliffe.";
  expect(termsIn(text, { when, spoken: "en" })).toEqual({ rows: [], text });
});
