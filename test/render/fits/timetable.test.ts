import { describe, expect, test } from "vitest";
import { render } from "../../../lib/render/render.ts";
import { infographic } from "../../../lib/render/templates/infographic/infographic.tsx";
import { timesIn } from "../../../lib/render/templates/infographic/timetable-of.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";
import { readAsset } from "../../support/assets.ts";

const PICTURES = { brand: "Fernwick", asked: [], atHand: [], faces: [] };
const CLASSES = `Timetable spring term 2027 (11 January – 26 March).
Monday 16:00 Ballet 5–7 years, 17:00 Ballet 8–11
Tuesday 17:30 Street dance 10–13, 18:45 Street dance 14+
Wednesday 16:30 Tap beginners
Thursday 17:00 Contemporary 12+, 19:30 Adult ballet
No classes 15–19 February (half term). All in Studio 2. First class is free to try.`;
const FERRY = `Winter timetable for the foot ferry, Monday 7 December 2026 to Sunday 28 February 2027.
From Cradle Quay: 7.10, 8.40, 12.15, 16.00, 17.45
From Inchmorra: 7.35, 9.05, 12.40, 16.25, 18.10
Saturdays: no 7.10 and no 7.35. Sundays: only 12.15 and 16.00 out, 12.40 and 16.25 back.
No sailings on 25 December and 1 January.
Single £3, islanders £1.20, bikes and dogs free.`;

function pageOf(brief: string) {
  const brand = brandOf("Fernwick");
  const story = houseStory({ brief, brand, channel: "web", assetType: "infographic" });
  return infographic.data.parse(infographic.fits?.(story, PICTURES)?.data);
}
const pointsOf = (lines: string) => ({ points: lines.split("\n").map((text) => ({ text, facts: [] })) });
const rowsOf = (lines: string) =>
  timesIn(pointsOf(lines))?.timetable.rows.map(
    ({ name, entries }) =>
      `${name} | ${entries.map(({ time, text }) => [time, text].filter(Boolean).join(" ")).join(" | ")}`,
  );

describe("a timetable", () => {
  test("of classes has a line for each, under its day", () => {
    const { timetable, facts, supporting } = pageOf(CLASSES);
    expect(timetable?.rows[0]).toEqual({
      name: "Monday",
      entries: [
        { time: "16:00", text: "Ballet 5–7 years" },
        { time: "17:00", text: "Ballet 8–11" },
      ],
    });
    expect(timetable?.rows.length).toBe(4);
    expect(supporting).toBe("11 January – 26 March");
    expect(facts).toEqual([
      "No classes 15–19 February (half term)",
      "All in Studio 2",
      "First class is free to try",
    ]);
  });

  test("of departures has their times alone, and its exceptions behind them", () => {
    const { timetable, facts = [], supporting } = pageOf(FERRY);
    expect(timetable?.rows.map(({ name }) => name)).toEqual(["From Cradle Quay", "From Inchmorra"]);
    expect(timetable?.rows[1]?.entries.map(({ time }) => time)).toEqual([
      "7.35",
      "9.05",
      "12.40",
      "16.25",
      "18.10",
    ]);
    expect(supporting).toContain("7 December 2026");
    for (const said of ["Saturdays: no 7.10", "Sundays: only 12.15", "25 December", "islanders £1.20"])
      expect(facts.join("\n")).toContain(said);
  });

  test.each([
    [
      "Montag 9.30 Uhr Yoga, 18 Uhr Pilates\nMittwoch 19 Uhr Qigong",
      ["Montag | 9.30 Uhr Yoga | 18 Uhr Pilates", "Mittwoch | 19 Uhr Qigong"],
    ],
    [
      "Lundi : 9h30 Yoga et 18h Pilates\nJeudi : 19h Qi gong",
      ["Lundi | 9h30 Yoga | 18h Pilates", "Jeudi | 19h Qi gong"],
    ],
    [
      "Saturday: 10 am Opening, 2 pm Parade\nSunday: 11 am Brunch",
      ["Saturday | 10 am Opening | 2 pm Parade", "Sunday | 11 am Brunch"],
    ],
  ])("is read in other words: %s", (lines, rows) => expect(rowsOf(lines)).toEqual(rows));

  test.each([
    "Monday: 9:00 to 17:00\nTuesday: 9:00 to 12:00",
    "Monday 9:00–17:00\nTuesday 9:00–12:00",
    "Adults: 7.50, 6.20, 5.10\nChildren: 4.50, 3.20, 2.10",
    "Doors: 19:00\nConcert: 20:00",
    "Adults £7.50\nChildren £4.20",
    "Bring 2 towels and a bottle\nArrive 10 minutes early",
    "Version 7.10 brings folders, 7.20 search\nVersion 8.10 brings themes, 8.05 sounds",
  ])("is no list of hours, prices or rules: %s", (lines) => expect(rowsOf(lines)).toBeUndefined());

  test.each(["portrait", "square", "story", "landscape"] as const)(
    "shows every class and every time in %s",
    async (format) => {
      for (const brief of [CLASSES, FERRY]) {
        const input = { assetType: "infographic", channel: "web", format, data: pageOf(brief) } as const;
        const brand = { name: "Fernwick", palette: { primary: "#5B3DF5", secondary: "#12C2A0" } };
        const { checks } = await render(infographic, {
          ...input,
          brand,
          watermark: false,
          readAsset,
          seed: 1,
        });
        const failed = checks.filter(({ id, passed }) => id === "picture_room" && !passed);
        expect(failed.map(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([]);
      }
    },
  );
});
