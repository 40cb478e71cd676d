import { expect, test } from "vitest";
import { weekHours } from "../../../lib/render/templates/kit/story/opening-hours.ts";
import { line } from "../../story/for-templates/parts.ts";

const daysOf = (texts: string[]) => weekHours(texts.map((text) => line(text)))?.map(({ label }) => label);

test.each([
  [
    ["Sunday 10-4", "Thursday 10-8", "Monday closed", "Tue, Wed and Fri 10-6"],
    ["Monday", "Tue, Wed and Fri", "Thursday", "Sunday"],
  ],
  [
    ["Sa: 9–13 Uhr", "Mo–Do: 8–18 Uhr", "Fr: 8–16 Uhr"],
    ["Mo–Do", "Fr", "Sa"],
  ],
  [
    ["Dimanche : fermé", "Mardi : 9h30–18h30", "Samedi : 10h00–17h00"],
    ["Mardi ", "Samedi ", "Dimanche "],
  ],
])("the hours of %j stand in the order of the days", (texts, days) => {
  expect(daysOf(texts)?.map((day) => day.trim())).toEqual(days.map((day) => day.trim()));
});

test.each([
  [["Monday closed", "Sunday 10-4"]],
  [["Pottery, Monday 10-12", "Drawing, Friday 9-11", "Yoga, Sunday 10-11"]],
  [["24 December 9am–1pm", "25 and 26 December closed", "31 December 9am–1pm"]],
])("%j are no hours of a week", (texts) => {
  expect(daysOf(texts)).toBeUndefined();
});
