import { expect, test } from "vitest";
import { infographicTexts } from "./support/infographic-texts.ts";

const REPORT = {
  headline: "Our pools, spring term",
  stats: [
    { before: "Wait for a place", value: "3 weeks" },
    { before: "Swims:", value: "61,300" },
    { before: "Lessons on time:", value: "94%", note: "target 97%" },
    { before: "Can swim 25 metres:", value: "71%", note: "412 tested" },
    { before: "Volunteers:", value: "38" },
  ],
  earlier: { value: "8 weeks", label: "in autumn" },
};

test.each(["portrait", "story"] as const)(
  "the numbers of a report stand over their names, with what is remarked on them: %s",
  async (format) => {
    const texts = await infographicTexts(REPORT, format);
    const said = texts.map(({ text }) => text).join(" ");
    for (const text of ["61,300", "Swims", "94%", "target 97%", "412 tested", "38"])
      expect(said).toContain(text);
    expect(said).not.toMatch(/…|Swims:/);
    const sizeOf = (one: string) => texts.find(({ text }) => text === one)?.size ?? 0;
    expect(sizeOf("61,300")).toBeGreaterThan(sizeOf("Swims"));
    expect(sizeOf("3 weeks")).toBeGreaterThan(sizeOf("61,300"));
  },
);

test("changes beside a chart stand under it, smaller than a number of their own page would", async () => {
  const chart = {
    kind: "donut",
    points: [
      { label: "Villages", value: 54 },
      { label: "The town", value: 31 },
      { label: "Farther", value: 15 },
    ],
    suffix: "%",
  };
  const stats = [
    {
      before: "Complaints:",
      value: "6%",
      note: "five years ago it was 11%",
      earlier: { value: "11%", label: "five years ago" },
    },
    { value: "20 → 30p", label: "The late fee rises in May", note: "a day" },
  ];
  const texts = await infographicTexts(
    { headline: "Where our visitors come from", stats, chart },
    "portrait",
  );
  const topOf = (one: RegExp) => texts.find(({ text }) => one.test(text))?.box.y ?? 0;
  expect(topOf(/^Complaints/)).toBeGreaterThan(topOf(/^Villages/));
  expect(texts.map(({ text }) => text).join(" ")).toContain("five years ago");
});
