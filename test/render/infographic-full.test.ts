import { expect, test } from "vitest";
import { fits } from "../../lib/render/templates/infographic/fits.ts";
import type { Format } from "../../lib/vocab.ts";
import { line, storyWith } from "../story/for-templates/parts.ts";
import { infographicTexts } from "./support/infographic-texts.ts";

const FORMATS: Format[] = ["square", "portrait", "story", "landscape", "wide", "og"];
const ITEM = "A long line that says what there is to know of this contract, and whom it may suit";
const groupsOf = (count: number, items: number) =>
  Array.from({ length: count }, (_, i) => ({
    title: `Contract ${i + 1}`,
    items: Array.from({ length: items }, () => ITEM),
  }));

test.each(FORMATS)("columns that are too full for the page are still drawn on it: %s", async (format) => {
  const headline = "Which contract suits a household of four in a house with a heat pump";
  const texts = await infographicTexts(
    { headline, groups: groupsOf(3, 6), url: "northwind.example" },
    format,
  );
  const said = texts.map(({ text }) => text).join(" ");
  for (const title of ["Contract 1", "Contract 2", "Contract 3"]) expect(said).toContain(title);
});

test.each<[number, number, Format]>([
  [2, 5, "portrait"],
  [3, 3, "portrait"],
  [3, 3, "story"],
  [2, 4, "square"],
])("%d columns of %d long lines have their room beside a smaller title: %s", async (count, items, format) => {
  const headline = "Which contract suits a household of four in a house with a heat pump";
  const texts = await infographicTexts(
    { headline, groups: groupsOf(count, items), url: "northwind.example" },
    format,
  );
  const said = texts.map(({ text }) => text).join(" ");
  expect(said.match(/whom it may suit/g)).toHaveLength(count * items);
  expect(texts.some(({ text }) => text.endsWith("…"))).toBe(false);
});

test("a comparison with more words than columns have room for is a list, and loses none", () => {
  const said = "serviced every 5000 km by any workshop and about two kilos heavier than the other";
  const points = ["Hub gears", "Derailleur", "Single speed"].map((name) =>
    line(`${name}: ${said}, ${said}, ${said}, ${said}`),
  );
  const story = storyWith({ headline: line("Three ways to shift"), points });
  const { data } = fits(story, { brand: "Beacon", asked: [], atHand: [], faces: [] });
  expect("groups" in data).toBe(false);
  expect(JSON.stringify(data)).toContain("Single speed");
  const short = ["Hub gears", "Derailleur"].map((name) => line(`${name}: heavier, cheaper to keep`));
  const few = fits(storyWith({ headline: line("Two ways to shift"), points: short }), {
    brand: "Beacon",
    asked: [],
    atHand: [],
    faces: [],
  });
  expect("groups" in few.data).toBe(true);
});

test.each(FORMATS)(
  "one number among many words leaves them their room under the header: %s",
  async (format) => {
    const facts = ["Most common reason", "Second reason", "Third reason"].map(
      (name) => `${name}: birds that flew into a window at dusk, 134 of all the animals that came`,
    );
    const data = {
      headline: "Our year at the rescue station",
      supporting: "January to the end of October 2026",
      details: "412 birds were taken in, 287 of them are free again, 61 are still in our care",
      stats: [{ value: "287", label: "of them are free again" }],
      facts,
      url: "northwind.example",
    };
    const texts = await infographicTexts(data, format);
    const title = texts.filter(({ part }) => part === "headline");
    const header = texts.find(({ part }) => part === "brand");
    const end = header ? header.box.y + header.box.height : 0;
    expect(title.length).toBeGreaterThan(0);
    for (const { box } of title) expect(box.y).toBeGreaterThanOrEqual(end);
  },
);
