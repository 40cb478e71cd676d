import { expect, test } from "vitest";
import { closingApart, termsIn } from "../../../lib/render/templates/hiring/terms.ts";

const when = { date: "Monday 6 September 2027", time: "", place: "our yard in Attercliffe", facts: [] };

test("start, place and pay of a job are rows, and the text keeps the rest", () => {
  const { rows, text } = termsIn(
    "Start date is Monday 6 September 2027, based at our yard in Attercliffe. Four days a week on site. £9.20 an hour in the first year, tools provided.",
    { when, spoken: "en" },
  );
  expect(rows).toEqual([
    { label: "Start", value: "Monday 6 September 2027" },
    { label: "Place", value: "Our yard in Attercliffe" },
    { label: "Salary", value: "£9.20 an hour in the first year" },
  ]);
  expect(text).toBe("Four days a week on site. Tools provided.");
});

test("a sentence that says more than the day stays in the text", () => {
  const text =
    "On Monday 6 September 2027 you meet the whole team over breakfast at our yard in Attercliffe.";
  expect(termsIn(text, { when, spoken: "en" })).toEqual({ rows: [], text });
});

test.each([
  ["Apply by 18 December to jobs@kite.example.", "Apply by", "18 December", "jobs@kite.example"],
  ["Bewerbung bis 15. Januar an jobs@kite.example.", "Bewerbung bis", "15. Januar", "jobs@kite.example"],
  [
    "Candidatures avant le 20 janvier à emploi@kite.example.",
    "Candidatures avant le",
    "20 janvier",
    "emploi@kite.example",
  ],
  ["Applications close Friday 11 June.", "Applications close", "Friday 11 June", ""],
] as const)("the last day stands apart: %s", (sentence, label, value, at) => {
  expect(closingApart(`Four days a week. ${sentence}`)).toEqual({
    row: { label, value },
    at,
    text: "Four days a week.",
  });
});

test("a last day with more to say stays in the text", () => {
  expect(
    closingApart("Apply by 12 December with a short note about your last job to jobs@kite.example."),
  ).toBeUndefined();
});
