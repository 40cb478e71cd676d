import { expect, test } from "vitest";
import { briefsOfEvents } from "../../../lib/story/read/several-events.ts";

test("each event with a day and a time gets a brief, with what both share", () => {
  const brief =
    "Two classes next week: Pottery for beginners on Monday 30 November at 18:00, 35 €. Glazing on Thursday 3 December at 19:30, 48 €. Book at clay.test";
  expect(briefsOfEvents(brief)).toEqual([
    "Pottery for beginners on Monday 30 November at 18:00, 35 €.\nBook at clay.test",
    "Glazing on Thursday 3 December at 19:30, 48 €.\nBook at clay.test",
  ]);
  expect(briefsOfEvents("Mon 30 Nov, 6pm: Pottery\nThu 3 Dec, 7.30pm: Glazing")).toHaveLength(2);
  expect(
    briefsOfEvents("Töpfern am 30. November um 18 Uhr. Glasieren am Donnerstag, 3. Dezember, 19:30 Uhr."),
  ).toHaveLength(2);
});

test.each([
  "Pottery on Monday 30 November at 18:00. Doors open at 17:30.",
  "Pottery on Monday 30 November at 18:00. Register by 27 November, 12:00.",
  "We open on 30 November at 9:00. On 30 November at 18:00 there is cake.",
  "The market is on 4 and 5 December from 10:00 to 18:00.",
  "Offline maps for couriers.",
])("one event is not parted: %s", (brief) => {
  expect(briefsOfEvents(brief)).toEqual([]);
});
