import { expect, test } from "vitest";
import type { Format } from "../../lib/vocab.ts";
import { infographicTexts } from "./support/infographic-texts.ts";

const chart = {
  kind: "bar" as const,
  title: "Repaired on the first visit",
  points: [
    { label: "2023", value: 44 },
    { label: "2024", value: 51 },
    { label: "2025", value: 63 },
    { label: "2026", value: 78 },
  ],
  suffix: "%",
};
const PAGE = {
  headline: "What two years of training did for our service team",
  stats: [
    { value: "12", label: "fitters" },
    { value: "£85", label: "an average visit" },
  ],
};
const FORMATS: Format[] = ["portrait", "story", "square", "og"];

const COURSE = "44% → 78%";
/** The arrow and the blanks around it are those of the face. */
const plain = (text: string) => text.replace(/[›>]/u, "→").replaceAll(/\s+/gu, " ");
/** It stands in one line, or in two beside its chart. */
const sizeOf = (texts: Awaited<ReturnType<typeof infographicTexts>>) =>
  Math.max(0, ...texts.filter(({ text }) => plain(text).startsWith("44% →")).map(({ size }) => size));

test.each(FORMATS)(
  "what a course went from and to is the largest of a page that it leads: %s",
  async (format) => {
    const texts = await infographicTexts({ ...PAGE, chart: { ...chart, lead: COURSE } }, format);
    const course = sizeOf(texts);
    expect(course).toBeGreaterThan(0);
    for (const { text, size } of texts) if (!/44%|78%/u.test(text)) expect(size).toBeLessThan(course);
  },
);

test("beside a number that leads the page a chart has only its title", async () => {
  const texts = await infographicTexts({ ...PAGE, chart }, "portrait");
  expect(sizeOf(texts)).toBe(0);
});
