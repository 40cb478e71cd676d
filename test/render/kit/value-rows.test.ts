import { expect, test } from "vitest";
import { leadingRows } from "../../../lib/render/templates/kit/values/leading.ts";
import { type FactRows, isValued, valueRowsOf } from "../../../lib/render/templates/kit/values/value-rows.ts";

/** "before | value (after) {note}", a series with a slash between its lines; words alone as they are. */
const written = (row: FactRows): string =>
  isValued(row)
    ? [
        row.before,
        row.lines
          .map(({ parts, after }) => [parts.join(" "), after && `(${after})`].filter(Boolean).join(" "))
          .join(" / "),
        row.note && `{${row.note}}`,
      ]
        .filter(Boolean)
        .join(" | ")
    : row.words;
const rowsOf = (text: string) => valueRowsOf(text).map(written);

test.each([
  [
    "Studio £22 an hour, rehearsal room £12, heating included",
    ["Studio | £22 (an hour)", "Rehearsal room | £12", "Heating included"],
  ],
  ["£9 adults, £6 children, babies free", ["Adults | £9", "Children | £6", "Babies | free"]],
  ["Erwachsene 9 € und Kinder 6 €", ["Erwachsene | 9 €", "Kinder | 6 €"]],
  ["Journée en semaine 150 €", ["Journée en semaine | 150 €"]],
  ["Participar desde 300 € por parte", ["Participar | desde 300 € (por parte)"]],
  ["460 €, seguro aparte", ["460 € | {seguro aparte}"]],
  ["Aanmelden van 4 februari t/m 9 maart 2027", ["Aanmelden | van 4 februari t/m 9 maart 2027"]],
  [
    "Sem aulas de sábado 3 a domingo 11 de abril de 2027",
    ["Sem aulas | de sábado 3 a domingo 11 de abril de 2027"],
  ],
  [
    "From Monday 3 May to Friday 4 June 2027 while the roof is mended",
    ["From Monday 3 May to Friday 4 June 2027 (while the roof is mended)"],
  ],
  ["Il mercato chiude il 19 marzo alle 13:30", ["Il mercato chiude | il 19 marzo alle 13:30"]],
  [
    "Sprechstunde von 8 bis 11 Uhr und von 14 bis 17 Uhr",
    ["Sprechstunde | von 8 bis 11 Uhr und von 14 bis 17 Uhr"],
  ],
  ["Candidature avant le 12 mai", ["Candidature | avant le 12 mai"]],
  [
    "A entrada no museu é livre para todos, das 10h às 18h",
    ["A entrada no museu é livre para todos | das 10h às 18h"],
  ],
  ["Às 11h e às 15h, mostramos o forno", ["Às 11h e às 15h | {mostramos o forno}"]],
  ["Bottiglia da 500 ml a 14 euro", ["Bottiglia da 500 ml | 14 euro"]],
  ["Venerdì 15 gennaio, ore 21", ["Venerdì 15 gennaio, ore 21"]],
  ["Last entry by 4 pm", ["Last entry | by 4 pm"]],
  ["Doors 6.45", ["Doors | 6.45"]],
  ["Open every day 9 till 5", ["Open every day | 9 till 5"]],
  // An hour without its other end, and ages, are words of their sentence.
  ["Open Monday 9 till 1 and Friday 2 till 5", ["Open Monday 9 till 1 and Friday 2 till 5"]],
  ["Two groups: up to 12 years and adults", ["Two groups: up to 12 years and adults"]],
  ["12 plazas", ["12 (plazas)"]],
  ["Sleeps 14", ["Sleeps | 14"]],
  ["Members get 15% off", ["Members get | 15% off"]],
  ["Emergencies: Anna, 030 555 0177", ["Emergencies: Anna | 030 555 0177"]],
])("%s has its values apart from its words", (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test("a series under one name stays together", () => {
  expect(rowsOf("Pay: £950 in the first, £1,040 in the second, £1,180 in the third year")).toEqual([
    "Pay: | £950 (in the first) / £1,040 (in the second) / £1,180 (in the third year)",
  ]);
});

test.each([
  "Wash and cut £24 (was £21)",
  "Coupe 24 € (avant 21 €)",
  "Corte 24 € (antes 21 €)",
  "Knippen € 24 (was € 21)",
])("what %s cost before stays beside what it costs", (text) => {
  const [row, ...others] = valueRowsOf(text);
  expect(others).toEqual([]);
  expect(row && isValued(row) && row.lines.map(({ after }) => after).join("")).toMatch(/21/u);
});

test.each([
  "Cars: take the hill road, open until 21:00",
  "If the strap is worn you need a new one, that's £8 on top",
  "Orders placed by 3 May stay at the old price",
  "For pain press 2, that works all day",
  "Buses 3 and 11 stop at the school",
  "24 Orchard Lane",
  "9 Cooper's Row, Hexley",
  "Level 3 first aid certificate",
  "We mended 412 bikes last year",
  "First 40 visitors get a bag",
  "Betroffen sind die Hausnummern 4 bis 30",
  "Quartz and slate, taking over from Ruth who leaves in May after 31 years",
  "Free parking at the hall, 20 spaces",
  "24/7 support by phone",
  "64 potters show what they made last winter",
])("%s is words", (text) => {
  expect(rowsOf(text)).toEqual([text]);
});

test.each([
  [["Start on 3 May", "£14 an hour", "20 places"], ["£14"]],
  [["No trains 3 to 9 May 2027", "Buses: 07:10, 08:10", "Trains again 10 May"], ["3 to 9 May 2027"]],
  [["Seats 80", "Free parking"], ["80"]],
  [["Day pass £12", "Student £9", "Family £30", "Shoes £3"], []],
  [["12 looms", "30 members"], []],
])("%j is led by %j", (lines, leads) => {
  const rows = lines.flatMap(valueRowsOf);
  const led = [...leadingRows(rows)].filter(isValued).map(({ lines: [line] }) => line?.parts.join(" "));
  expect(led).toEqual(leads);
});

test.each([
  ["Back on 3 May 2027", ["Back on 3 May 2027"]],
  ["Wieder ab 3. Mai", ["Wieder ab 3. Mai"]],
  ["Full time, start 3 May 2027", ["Full time | start 3 May 2027"]],
  ["Applications by 3 May", ["Applications | by 3 May"]],
  ["Doors 7 pm", ["Doors | 7 pm"]],
])("a word that says what happens stands with its day: %s", (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test("a number to call in need leads, and any other does not", () => {
  const leads = (texts: readonly string[]) => {
    const rows = texts.flatMap(valueRowsOf);
    return [...leadingRows(rows)].map(written);
  };
  const emergency = ["Emergency? Call: 01632 960 001", "Danger: 112", "Repeat prescriptions by 3 May"];
  expect(leads(emergency)).toEqual(["Emergency? Call: | 01632 960 001", "Danger: | 112"]);
  expect(leads(["Bookings: 01632 960 001", "Entry £4"])).toEqual(["Entry | £4"]);
});
