import { describe, expect, test } from "vitest";
import { render } from "../../../lib/render/render.ts";
import { infographic } from "../../../lib/render/templates/infographic/infographic.tsx";
import { timesText } from "../../../lib/render/templates/infographic/times-text.ts";
import { timesIn } from "../../../lib/render/templates/infographic/timetable-of.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";
import { readAsset } from "../../support/assets.ts";
import { infographicTexts } from "../support/infographic-texts.ts";

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
const GROUPS = `Training times from Monday 4 January 2027, all at Leverton Pool:

Minnows (age 5 to 7): Monday and Wednesday 4:00 to 4:45 pm, lanes 1 and 2
Otters (age 8 to 10): Monday and Wednesday 4:45 to 5:45 pm, lanes 1 to 4
Pike (age 11 to 14): Tuesday, Thursday 5:00 to 6:30 pm, Saturday 7:30 to 9:00 am, all lanes
Masters: Sunday 8:00 to 9:30 am, lanes 3 to 6

A timetable please, group names in bold.

Questions to Head Coach Beatrix Lund, coach@levertonswim.example`;

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

  test("of groups has the name of each, its days, its times and its lanes apart", () => {
    const { timetable, steps } = pageOf(GROUPS);
    expect(steps).toBeUndefined();
    expect(timetable?.rows[2]).toEqual({
      name: "Pike",
      label: "age 11 to 14",
      entries: [
        { day: "Tuesday, Thursday", time: "5:00 to 6:30 pm" },
        { day: "Saturday", time: "7:30 to 9:00 am" },
      ],
      note: "all lanes",
    });
    expect(timetable?.rows.map(({ name }) => name)).toEqual(["Minnows", "Otters", "Pike", "Masters"]);
  });

  test("of groups never breaks a time or the name of a group", async () => {
    for (const format of ["portrait", "square", "story"] as const) {
      const texts = await infographicTexts(pageOf(GROUPS), format);
      const said = texts.map(({ text }) => text);
      for (const one of ["Minnows", "age 11 to 14", "4:00 to 4:45 pm", "7:30 to 9:00 am"])
        expect(said).toContain(one);
      const [{ size: name = 0 } = {}] = texts.filter(({ text }) => text === "Pike");
      expect(name).toBeGreaterThan(texts.find(({ text }) => text === "all lanes")?.size ?? 0);
    }
  });

  test.each([
    [
      "Spatzen (5 bis 8 Jahre): Dienstag 15.30 bis 16.15 Uhr\nJugendchor: Mittwoch 18.00 bis 19.30 Uhr, Samstag 10.00 bis 12.00 Uhr",
      ["Dienstag 15.30 bis 16.15 Uhr", "Mittwoch 18.00 bis 19.30 Uhr, Samstag 10.00 bis 12.00 Uhr"],
    ],
    [
      "Gym: Monday to Friday 6:00 am to 10:00 pm and Sunday 8:00 am to 6:00 pm\nCafé: Monday to Friday from 8 am to 5 pm, closed at weekends",
      [
        "Monday to Friday 6:00 am to 10:00 pm, Sunday 8:00 am to 6:00 pm",
        "Monday to Friday 8 am to 5 pm, closed at weekends",
      ],
    ],
    ["Poussins : lundi de 17h à 18h\nAdultes : jeudi 19h30", ["lundi 17h à 18h", "jeudi 19h30"]],
  ])("of groups is read in other words: %s", (lines, rows) =>
    expect(timesIn(pointsOf(lines))?.timetable.rows.map(timesText)).toEqual(rows),
  );

  test.each([
    "Carol concert: Saturday 12 December 7 pm\nChristmas fair: Sunday 13 December 11 am",
    "Minnows: bring a towel on Monday at 4 pm\nOtters: bring goggles on Tuesday at 5 pm",
    "Doors: 19:00 on Friday\nConcert: 20:00 on Friday",
  ])("of groups is no list of events or rules: %s", (lines) => expect(rowsOf(lines)).toBeUndefined());

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
      for (const brief of [CLASSES, FERRY, GROUPS]) {
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
