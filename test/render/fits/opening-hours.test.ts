import { expect, test } from "vitest";
import { weekHours } from "../../../lib/render/templates/kit/story/opening-hours.ts";
import { valuedRows } from "../../../lib/render/templates/kit/story/valued.ts";
import { line, storyWith } from "../../story/for-templates/parts.ts";

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
  [
    ["Thu 24 Dec 8.30am-1pm", "Fri 25 Dec closed", "Mon 28 Dec closed", "Tue 29 Dec 8.30am-6pm"],
    ["Thu 24 Dec", "Fri 25 Dec", "Mon 28 Dec", "Tue 29 Dec"],
  ],
])("the hours of %j stand in the order of the days, and dates as they were written", (texts, days) => {
  expect(daysOf(texts)?.map((day) => day.trim())).toEqual(days.map((day) => day.trim()));
});

test("hours are rows of two columns, whatever else the story lists", () => {
  const points = ["Do 24. Dez.: 8–13 Uhr", "Fr 25. Dez.: geschlossen", "Mo 28. Dez.: geschlossen"];
  const story = storyWith({ points: points.map((text) => line(text)) });
  expect(valuedRows(story, 8)).toEqual([
    { name: "Do 24. Dez.", price: "8–13 Uhr" },
    { name: "Fr 25. Dez.", price: "geschlossen" },
    { name: "Mo 28. Dez.", price: "geschlossen" },
  ]);
});

test.each([
  [["Monday closed", "Sunday 10-4"]],
  [["Pottery, Monday 10-12", "Drawing, Friday 9-11", "Yoga, Sunday 10-11"]],
  [["24 December 9am–1pm", "25 and 26 December closed", "31 December 9am–1pm"]],
])("%j are no hours of a week", (texts) => {
  expect(daysOf(texts)).toBeUndefined();
});
