import { expect, test } from "vitest";
import { hoursApart } from "../../../lib/render/templates/kit/story/hours-apart.ts";

test("the hours of several days in one sentence are a row of the table too", () => {
  const { rest, cells } = hoursApart(
    "Mo, Di, Do 8–12 und 15–19 Uhr. Mi, Fr 8–13 Uhr. Sa 9–11 Uhr (neu!) Notfälle dürfen immer kommen.",
  );
  expect(cells).toEqual(["Mo, Di, Do: 8–12 und 15–19 Uhr", "Mi, Fr: 8–13 Uhr", "Sa: 9–11 Uhr (neu!)"]);
  expect(rest).toBe("Notfälle dürfen immer kommen.");
});

test.each([
  "Open from 9 to 12. We bake on Sundays.",
  "24 December 9am–1pm. 25 and 26 December closed.",
  "Saturday 9 to 13. Everything else stays as it is.",
])("other sentences stay in the text: %s", (text) => {
  expect(hoursApart(text)).toEqual({ rest: text, cells: [] });
});
