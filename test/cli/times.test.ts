import { expect, test } from "vitest";
import { Stop } from "../../lib/cli/exit.ts";
import { duration, readMoment } from "../../lib/cli/times.ts";

const today = new Date("2030-01-01T12:00:00Z");

test.each([
  ["2030-07-01T09:00:00+02:00", "2030-07-01T09:00:00+02:00"],
  ["2030-07-01T09:00Z", "2030-07-01T09:00:00Z"],
  ["2030-07-01t09:00:00.250z", "2030-07-01T09:00:00.250Z"],
  ["2030-07-01 09:00-0330", "2030-07-01T09:00:00-03:30"],
  ["2028-02-29T23:59:59+14:00", "2028-02-29T23:59:59+14:00"],
])("%s is sent as %s", (text, sent) => {
  expect(readMoment(text, "scheduled-at", today)).toBe(sent);
});

test.each([
  "2030-02-30T09:00:00Z",
  "2030-02-29T09:00:00Z",
  "2030-13-01T09:00:00Z",
  "2030-07-01T24:00:00Z",
  "2030-07-01T09:60:00Z",
  "2030-07-01T09:00:00+15:00",
])("%s is no moment of the calendar", (text) => {
  expect(() => readMoment(text, "scheduled-at", today)).toThrow("is not a date of the calendar");
});

test.each(["2030-07-01T09:00:00", "2030-07-01 09:00", "2030-07-01"])(
  "%s is refused with an example that works",
  (text) => {
    const { hints } = refusalOf(text);
    const example = /--scheduled-at (\S+)/.exec(hints.join("\n"))![1]!;

    expect(new Date(example).getTime()).toBe(new Date(`${text.slice(0, 10)}T09:00:00`).getTime());
    expect(readMoment(example, "scheduled-at", today)).toBe(example);
  },
);

test.each(["tomorrow", "", "09:00", "1893456000", "2030-7-1T9:00Z"])(
  "%j is refused with an example that works",
  (text) => {
    const { hints } = refusalOf(text);
    const example = /Write it as (\S+)/.exec(hints.join("\n"))![1]!;

    expect(new Date(readMoment(example, "scheduled-at", today)).getTime()).toBeGreaterThan(today.getTime());
  },
);

test("lengths of time read naturally", () => {
  expect([340, 59_940, 59_960, 65_000, 18_720_000].map(duration)).toEqual([
    "0.3 s",
    "59.9 s",
    "1 min 00 s",
    "1 min 05 s",
    "5 h 12 min",
  ]);
});

function refusalOf(text: string): Stop {
  try {
    readMoment(text, "scheduled-at", today);
  } catch (error) {
    if (error instanceof Stop) return error;
  }
  throw new Error(`"${text}" was accepted`);
}
