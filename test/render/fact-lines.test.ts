import { expect, test } from "vitest";
import { factLines } from "../../lib/render/templates/kit/fact-lines.tsx";
import { valuedRows } from "../../lib/render/templates/kit/story/valued.ts";
import { afterCount } from "../../lib/render/templates/listicle/counted.ts";
import { fact, line, storyWith } from "../story/for-templates/parts.ts";

test("a text that only tells times, prices and conditions is a list of lines", () => {
  const text = "Open from 9:00 to 18:00. Adults £12, children £6. Dogs on a lead, after 16:00 only.";
  expect(factLines(text)).toEqual([
    { said: "Open from 9:00 to 18:00", value: "" },
    { said: "Adults", value: "£12" },
    { said: "Children", value: "£6" },
    { said: "Dogs on a lead, after 16:00 only", value: "" },
  ]);
});

test.each([
  ["Lattina da 3 litri 48 €, da 5 litri 75 €, bottiglia da 0,5 l 11 €.", "Lattina da 5 litri"],
  ["Carnet de 5 séances 48 €, de 10 séances 75 €.", "Carnet de 10 séances"],
  ["Kasten mit 6 Flaschen 48 €, mit 12 Flaschen 75 €.", "Kasten mit 12 Flaschen"],
  ["Tickets for 2 people £12, for 4 people £20.", "Tickets for 4 people"],
])("a size without its name has that of the line before: %s", (text, said) => {
  expect(factLines(text)?.[1]?.said).toBe(said);
});

test.each([
  "Say yes from anywhere, in one tap. Nothing waits any more.",
  "We counted every parcel in 14 countries and published the method beside the figures.",
  "It began in 1998. We were two. Nobody slept. Then came the bread, and with it the whole street.",
])("%s stays a text", (text) => {
  expect(factLines(text)).toBeUndefined();
});

test.each([
  "In October 2024 it was 88.9 %, in October 2025 91.5 %. In 2023 it was 84 %",
  "We mended 412 bikes in 2025, 287 in 2024, 150 in 2023. Each cost us £38 in parts",
])("a sentence is a line as a whole: %s", (text) => {
  expect(factLines(`${text}.`)?.map(({ said }) => said)).toEqual(text.split(". "));
});

const rowsOf = (...said: string[]) => {
  const facts = said.map((text, i) => fact(`f${i + 1}`, "news", text));
  const points = said.map((text, i) => line(text, `f${i + 1}`));
  return valuedRows(storyWith({ facts, points, items: facts.map(({ id }) => id) }), 8);
};

test.each([
  [
    ["Quick check 25 min – £29", "Standard service – £79", "Puncture – £35", "Courier discount 15% with ID"],
    ["Quick check 25 min|£29", "Standard service|£79", "Puncture|£35", "Courier discount 15% with ID|"],
  ],
  [
    ["Mon–Fri: 7:00 to 20:00", "Saturday: 9:00 to 13:00 (new!)", "Feast days: 9:00", "Sunday: closed"],
    ["Mon–Fri|7:00 to 20:00", "Saturday|9:00 to 13:00|new!", "Feast days|9:00", "Sunday|closed"],
  ],
  [
    ["Wed 3 March – Utrecht, De Helling", "Fri 5 March – Hamburg, Knust", "Sat 6 March – Aarhus"],
    ["Wed 3 March · Utrecht, De Helling|", "Fri 5 March · Hamburg, Knust|", "Sat 6 March · Aarhus|"],
  ],
  [
    ["Révision simple : 49 € au lieu de 45 €", "Service: £95 instead of £89", "Rad prüfen – 12 € statt 10 €"],
    ["Révision simple|49 € au lieu de 45 €", "Service|£95 instead of £89", "Rad prüfen|12 € statt 10 €"],
  ],
  [
    ["Hallay: daily 07:15, 12:30, 17:00", "Innis: Mon 08:40 and 15:20", "Sule: Tue and Thu 09:00 only"],
    ["Hallay|daily 07:15, 12:30, 17:00", "Innis|Mon 08:40 and 15:20", "Sule|Tue and Thu 09:00 only"],
  ],
  [
    ["Erwachsene: 12 €, mit Karte 9 €", "Kinder: frei bis 6, danach 5 €", "Abendkasse: 14 €, nur bar"],
    ["Erwachsene|12 €|mit Karte 9 €", "Kinder|frei bis 6, danach 5 €", "Abendkasse|14 €|nur bar"],
  ],
  [
    ["Menu for two, £38", "Menu for four, £70", "Wine, £6"],
    ["Menu for two|£38", "Menu for four|£70", "Wine|£6"],
  ],
  [
    ["41% no time in the week", "23% afraid of speaking", "8% other"],
    ["No time in the week|41%", "Afraid of speaking|23%", "Other|8%"],
  ],
])("%j are rows of a table", (said, rows) => {
  const written = rowsOf(...said).map(({ label, name, price, note }) =>
    [[label, name].filter(Boolean).join(" · "), price, ...(note ? [note] : [])].join("|"),
  );
  expect(written).toEqual(rows);
});

test.each([
  [["Status pages in 14 languages", "Alerts show the last three answers", "Fixed: certificates fire twice"]],
  [["Hallay daily 07:15, 12:30, 17:00", "Innis daily 08:40, 15:20", "Sule daily 09:00, 11:00"]],
  [["Recut the stems by 2 cm", "Change the water every two days", "Keep away from fruit"]],
])("%j are no rows", (said) => {
  expect(rowsOf(...said)).toEqual([]);
});

test("a giant count stands only before a headline that reads on from it", () => {
  expect(afterCount("Five signs of trouble", 5)).toBe("signs of trouble");
  expect(afterCount("7 Fragen an die Kasse", 7)).toBe("Fragen an die Kasse");
  expect(afterCount("Unsere Preise", 4)).toBeUndefined();
  expect(afterCount("Vier Wege ins Grüne", 5)).toBeUndefined();
});
