import { expect, test } from "vitest";
import { weekOf } from "../../functions/dashboard/ui/calendar-time.ts";

test("weeks begin on Monday, over the ends of months and years", () => {
  expect(weekOf("2027-01-01")).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ]);
  expect(weekOf("2026-06-15")[0]).toBe("2026-06-15");
  expect(weekOf("2026-06-21")[0]).toBe("2026-06-15");
});
