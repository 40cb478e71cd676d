import { expect, test } from "vitest";
import {
  courseRows,
  dayedRows,
  lineAndNote,
  scheduledRows,
  withNoteOf,
  withoutNote,
} from "../../../lib/render/templates/kit/story/row-parts.ts";

test.each([
  ["Rs 900, valid 6 weeks", "Rs 900", "valid 6 weeks"],
  ["closed (kennels only)", "closed", "kennels only"],
  ["10–13 Uhr (nur Abholung)", "10–13 Uhr", "nur Abholung"],
  ["07:15, 12:30, 17:00", "07:15, 12:30, 17:00", undefined],
  ["Utrecht, De Helling", "Utrecht, De Helling", undefined],
])("%s is a value and its remark", (price, value, note) => {
  expect(withoutNote({ name: "x", price })).toEqual({ name: "x", price: value, ...(note && { note }) });
});

test("a line loses what remarks on its amount", () => {
  expect(lineAndNote("1 Year Bond 4.05% AER, from £5,000")).toEqual({
    said: "1 Year Bond 4.05% AER",
    note: "from £5,000",
  });
});

test("what the brief has in brackets or behind the price is no part of the name", () => {
  const row = { name: "Perm, patch test first", price: "£70" };
  expect(withNoteOf(row, "Perm £70 (patch test first)")).toEqual({
    name: "Perm",
    price: "£70",
    note: "patch test first",
  });
  expect(withNoteOf({ name: "Cut, wash and dry", price: "£40" }, "Cut, wash and dry £40")).toEqual({
    name: "Cut, wash and dry",
    price: "£40",
  });
});

test("dishes and events stand beside their days", () => {
  expect(
    dayedRows([
      "Mo 7.12. Erbsensuppe 6,50 (mit Wurst 8,-)",
      "Di 8.12. Pasta 7,90",
      "Mi 9.12. Fisch 9,20",
    ])?.[0],
  ).toEqual({ label: "Mo 7.12.", name: "Erbsensuppe", price: "6,50", note: "mit Wurst 8,-" });
  expect(
    dayedRows([
      "Sat 5 Dec, 3pm: Tour, £6",
      "Sun 6 Dec, 11am: Carols, free",
      "Fri 11 Dec, 7pm: Talk, £8",
    ])?.[1],
  ).toEqual({
    label: "Sun 6 Dec, 11am",
    name: "Carols",
    price: "free",
  });
  expect(
    dayedRows(["Montag: Suppe 5,50 / Braten 9,50", "Dienstag: Reis 6,50", "Freitag: Fisch 8,50"]),
  ).toHaveLength(4);
  expect(dayedRows(["Mon: 9–17", "Tue: 9–17", "Wed: closed"])).toBeUndefined();
});

test("courses stand beside their dishes", () => {
  expect(courseRows(["Starter: leek soup, rye toast", "Main: hake", "Pudding: plum tart"])?.[0]).toEqual({
    label: "Starter",
    name: "leek soup",
    note: "rye toast",
    price: "",
  });
  expect(courseRows(["Price: £40", "Time: 7pm", "Place: hall"])).toBeUndefined();
});

const scheduled = (...lines: string[]) =>
  scheduledRows(lines)?.map(({ label = "", name, price }) => [label, name, price].join("|"));

test.each([
  [
    [
      "Sunday 20 December, 6.30 pm – Carols by candlelight",
      "Thursday 24 December, 4 pm – Crib service",
      "Thursday 24 December, 11 pm – Midnight communion",
    ],
    [
      "Sunday 20 December|Carols by candlelight|6.30 pm",
      "Thursday 24 December|Crib service|4 pm",
      "|Midnight communion|11 pm",
    ],
  ],
  [
    [
      "Donnerstag, 24. Dezember, 15 Uhr – Krippenspiel",
      "Freitag, 25. Dezember, 10 Uhr – Festgottesdienst",
      "Samstag, 26. Dezember, 10.30 Uhr – Singgottesdienst",
    ],
    [
      "Donnerstag, 24. Dezember|Krippenspiel|15 Uhr",
      "Freitag, 25. Dezember|Festgottesdienst|10 Uhr",
      "Samstag, 26. Dezember|Singgottesdienst|10.30 Uhr",
    ],
  ],
  [
    [
      "Vendredi 12 juin, 20 h – Ouverture",
      "Samedi 13 juin, 14 h 30 – Ateliers",
      "Dimanche 14 juin, 11 h – Brunch",
    ],
    ["Vendredi 12 juin|Ouverture|20 h", "Samedi 13 juin|Ateliers|14 h 30", "Dimanche 14 juin|Brunch|11 h"],
  ],
  [
    [
      "Lunes 12 de abril, 18:00 – Libro",
      "Martes 13 de abril, 19:30 – Cine: El sur",
      "Sábado 17 de abril, 11:00 – Taller",
    ],
    [
      "Lunes 12 de abril|Libro|18:00",
      "Martes 13 de abril|Cine: El sur|19:30",
      "Sábado 17 de abril|Taller|11:00",
    ],
  ],
  [
    [
      "venerdì 4 dicembre, ore 21 – Film",
      "sabato 12 dicembre, ore 16 – Biscotti",
      "domenica 20 dicembre, ore 17 – Coro",
    ],
    [
      "venerdì 4 dicembre|Film|ore 21",
      "sabato 12 dicembre|Biscotti|ore 16",
      "domenica 20 dicembre|Coro|ore 17",
    ],
  ],
  [
    ["Maandag 4 januari: papier", "Dinsdag 12 januari: gft", "Maandag 18 januari: restafval"],
    ["Maandag 4 januari|papier|", "Dinsdag 12 januari|gft|", "Maandag 18 januari|restafval|"],
  ],
  [
    ["Monday 7 pm Beginners", "Tuesday 6 pm Kids", "Thursday 8 pm Open practice"],
    ["Monday|Beginners|7 pm", "Tuesday|Kids|6 pm", "Thursday|Open practice|8 pm"],
  ],
])("%j are days, names and hours", (lines, rows) => {
  expect(scheduled(...lines)).toEqual(rows);
});

test.each([
  [["Fri 25 – Mon 28 Dec closed", "Fri 1 Jan – Sun 3 Jan closed", "Sat 9 Jan – Sun 10 Jan open day"]],
  [["Monday 9:00–17:00", "Tuesday 9:00–13:00", "Sunday closed"]],
  [["Small: £9.50", "Medium: £12", "Large: £16"]],
  [["Status pages – now with a password", "Config – as YAML", "Alerts – grouped"]],
  [["Sunday 20 December, 6.30 pm – Carols", "All welcome", "Parking at the hall"]],
])("%j are none", (lines) => {
  expect(scheduled(...lines)).toBeUndefined();
});

test.each([
  [["Monday and Wednesday 10.00 to 16.00", "Friday 12.00 to 19.00", "Saturday 9.00 to 13.00"]],
  [["Montag 10.00 bis 16.00 Uhr", "Freitag 12.00–19.00", "Samstag und Sonntag 9.00 bis 13.00"]],
])("hours are no prices: %s", (lines) => {
  expect(dayedRows(lines)).toBeUndefined();
});
