import { expect, test } from "vitest";
import { colleaguesIn } from "../../../lib/story/review/colleagues.ts";
import { roughSigns } from "../../../lib/story/review/roughness.ts";

test.each([
  "Wanted: a barista. Tilda is off to Norway on us, so we need two more hands from January.",
  "Dr Ray is off on maternity leave from 11 December.",
])("staff who leave are news for readers: %s", (brief) => {
  expect([...colleaguesIn(brief)]).toEqual([]);
});

test("a colleague who is away is none", () => {
  expect([
    ...colleaguesIn("New hours from 1 December. Tilda is off until Friday, so send it to her then."),
  ]).toEqual(["Tilda"]);
});

test("thanks to someone whom the brief tells about are no signature", () => {
  const brief = "Notre collègue Maud part à Brest fin décembre. Merci Maud !";
  expect(roughSigns(brief, "fr")).toEqual([]);
  expect(roughSigns("Les nouveaux horaires sont prêts. Merci Maud !", "fr")).not.toEqual([]);
});
