import { expect, test } from "vitest";
import type { Format } from "../../lib/vocab.ts";
import { infographicTexts } from "./support/infographic-texts.ts";

const FORMATS: Format[] = ["square", "portrait", "story", "landscape", "wide", "og"];
const STATS = [
  { value: "48", label: "hours of rest" },
  { value: "90", label: "seconds in the oven" },
  { value: "430", label: "degrees" },
  { value: "260", label: "grams of dough" },
];

test.each(FORMATS)("the first number is larger than the title, under which all stand: %s", async (format) => {
  const texts = await infographicTexts({ headline: "Our pizza in numbers", stats: STATS }, format);
  const sizeOf = (said: string) =>
    Math.max(0, ...texts.flatMap(({ text, size }) => (text === said ? size : [])));
  const title = Math.max(...texts.flatMap(({ text, size }) => (/pizza|numbers/.test(text) ? size : [])));
  expect(sizeOf("48")).toBeGreaterThan(title);
  for (const { value } of STATS) expect(sizeOf(value)).toBeGreaterThan(0);
});

test.each(FORMATS)("a chart stands beside the other numbers and the words: %s", async (format) => {
  const points = [
    { label: "Plastic", value: 61 },
    { label: "Fishing gear", value: 22 },
    { label: "Glass", value: 17 },
  ];
  const stats = [
    { value: "4,312", label: "kg of litter" },
    { value: "1,204", label: "volunteers came" },
  ];
  const data = { headline: "What we picked up", stats, chart: { kind: "donut", points, suffix: "%" } };
  const said = (await infographicTexts(data, format)).map(({ text }) => text).join(" ");
  for (const text of ["4,312", "1,204", "61%", "22%", "17%"]) expect(said).toContain(text);
});
