import { expect, test } from "vitest";
import { asidesIn } from "../../../lib/story/review/brief-asides.ts";

const asides = (brief: string, language = "en") => asidesIn(brief, language, false).map(({ quote }) => quote);

test.each([
  ["de", "- Rechnungen (Frist: 8 Jahre)"],
  ["en", "- Pottery (Age: 8 to 12)"],
  ["fr", "- Poterie (Durée : 2 heures)".replace(" :", ":")],
  ["en", "- Red boat (Seats: 4)\n- Blue boat (Seats: 6)"],
])("a measure in brackets belongs to what stands before it (%s)", (language, brief) => {
  expect(asides(brief, language)).toEqual([]);
});

test.each(["The oven arrives on Monday (Anna: 12 of them).", "We open on Friday (Tom: check this)."])(
  "the name of a colleague heads a remark: %s",
  (brief) => {
    expect(asides(brief)).toHaveLength(1);
  },
);
