import { expect, test } from "vitest";
import { datedLines } from "../../../lib/story/write/post/dated-lines.ts";

/** The lines in the fewest letters. */
const fewest = (language: string, lines: string) =>
  datedLines(lines.split("\n"), language).at(-1)?.join("\n");

test.each([
  [
    "en",
    "Monday closed\nTuesday 9.00 – 16.00\nWednesday 9.00 – 16.00\nThursday 9.00 – 18.30 (late counter)\nSaturday 10.00 – 12.30, spares only\nSunday closed",
    "Mon, Sun closed\nTue–Wed 9–16\nThu 9–18.30\nSat 10–12.30, spares only",
  ],
  [
    "en",
    "Monday 9:00am – 5:00pm\nTuesday 9:00am – 5:00pm\nFriday 9:00am – 1:00pm",
    "Mon–Tue 9am–5pm\nFri 9am–1pm",
  ],
  [
    "en",
    "Aberdeen: 2 to 5 August\nPearston side: 26 to 30 July",
    "Aberdeen 2–5 Aug\nPearston side 26–30 Jul",
  ],
  [
    "de",
    "Montag: 8:00 bis 12:00 Uhr\nDienstag: 8:00 bis 12:00 Uhr\nMittwoch: geschlossen",
    "Mo–Di 8–12 Uhr\nMi geschlossen",
  ],
  ["fr", "Lundi : fermé\nMardi : de 9 h à 12 h\nMercredi : de 9 h à 12 h", "Lun fermé\nMar–Mer 9 h–12 h"],
  ["es", "Lunes: cerrado\nMartes: de 9:00 a 14:00\nMiércoles: de 9:00 a 14:00", "Lun cerrado\nMar–Mié 9–14"],
  ["it", "Lunedì 8.30 – 12.30\nMartedì 8.30 – 12.30\nGiovedì chiuso", "Lun–Mar 8.30–12.30\nGio chiuso"],
  [
    "nl",
    "donderdag 24 december 8.00 – 16.00\n25 en 26 december gesloten",
    "Do 24 dec 8.00–16.00\n25 en 26 dec gesloten",
  ],
  [
    "pt",
    "Segunda-feira: das 9h às 17h\nTerça-feira: das 9h às 17h\nSábado: encerrado",
    "Seg–Ter 9h–17h\nSáb encerrado",
  ],
])("days with their hours in fewer letters: %s", (language, lines, short) => {
  expect(fewest(language, lines)?.toLowerCase()).toBe(short.toLowerCase());
});

test.each([
  ["a day in brackets", "en", "Green bin (on Monday)\nBlue bin (on Tuesday)", /on Mon.*\n.*on Tue/],
  ["who may not come", "en", "Mon 9–12, adults only\nTue 9–12, no dogs", /adults only\nTue 9–12, no dogs/],
  ["a place", "en", "Monday 9 – 12 (Town Hall)\nTuesday 9 – 12, Elm Road", /Town Hall.*\n.*Elm Road/],
  [
    "what to bring",
    "en",
    "Sat 12 June, 10 to 12: patches, bring jeans\nSat 19 June, 10 to 12: zips",
    /bring jeans/,
  ],
  [
    "days that are no neighbours",
    "de",
    "Montag 9–12 Uhr\nMittwoch 9–12 Uhr\nDonnerstag 9–14 Uhr",
    /^Mo, Mi 9/,
  ],
])("%s stays", (_, language, lines, kept) => {
  expect(fewest(language, lines)).toMatch(kept);
});

test("prices, steps and single lines are no timetable", () => {
  expect(datedLines(["Bread £4", "Buns £2"], "en")).toEqual([]);
  expect(datedLines(["Lift the tiles", "Dig 40 cm deep"], "en")).toEqual([]);
  expect(datedLines(["Monday 9–12"], "en")).toEqual([]);
});
