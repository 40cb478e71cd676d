import { expect, test } from "vitest";
import { quotationIn } from "../../../lib/story/read/quotation.ts";

const WORDS = "“I rang at ten to six about a tortoise. Nobody laughed, and by Friday he was eating.”";

test.each([
  [
    "We'd like to post this from Mrs Ana Ruiz of Clee Green, she's happy to be named: ",
    "Mrs Ana Ruiz",
    "Clee Green",
  ],
  ["This came from Tom Reyes (he has agreed to be quoted): ", "Tom Reyes", ""],
  ["Das schrieb uns Frau Vera Lind aus Aachen, sie ist einverstanden: ", "Frau Vera Lind", "Aachen"],
])("what a person allows is no part of who spoke: %s", (lead, name, company) => {
  expect(quotationIn(`${lead}${WORDS}`)).toMatchObject({ name, company, role: "" });
});

test("a role stays a role", () => {
  expect(quotationIn(`Ana Ruiz, happy owner of Café Sol, told us: ${WORDS}`)).toMatchObject({
    name: "Ana Ruiz",
    role: "happy owner",
  });
});

test("a role is not cut within a word", () => {
  const who = "Doreen, 81, visits the warm room on Mill Street every Wednesday afternoon after the market";
  const { name, role = "" } = quotationIn(`${WORDS} – ${who}.`) ?? {};
  expect(name).toBe("Doreen");
  expect(`${who} `).toContain(`${role} `);
});

test("a clause about a person is no role", () => {
  expect(
    quotationIn(`A word from Mrs Hale from Whitby, we re-slated her roof in April: ${WORDS}`)?.role ?? "",
  ).not.toContain("we re-slated");
});

test("a short name of a day is not who spoke", () => {
  expect(quotationIn(`“The bread sells out by ten”, Wed.`)?.name ?? "").not.toBe("Wed");
});
