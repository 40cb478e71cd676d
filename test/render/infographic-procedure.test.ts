import { describe, expect, test } from "vitest";
import { heavyWords } from "../../lib/render/templates/kit/heavy-words.ts";
import type { Format } from "../../lib/vocab.ts";
import { infographicTexts } from "./support/infographic-texts.ts";

const FORMATS: Format[] = ["square", "portrait", "story", "landscape", "wide", "og"];
const STEPS = [
  "Ring 065 555 0142",
  "Soak the stone for 10 minutes",
  "Lay the blade at 15 degrees and keep it there",
  "Draw it across the stone 20 times on each side",
  "Turn the stone round and repeat 10 times",
  "Rinse and dry the blade",
  "Test the edge on a sheet of paper",
  "Wipe the stone",
  "Store the knife in a block",
];
const page = (count: number) => ({
  headline: "How to sharpen a kitchen knife",
  steps: { items: STEPS.slice(0, count).map((title) => ({ title })) },
  facts: ["Rule of thumb: sharpen every 3 months"],
  cta: "Call 065 555 0142",
});

describe.each(FORMATS)("%s", (format) => {
  test.each([3, 6, 9])("%d steps are all said, each behind its number", async (count) => {
    const texts = await infographicTexts(page(count), format);
    const said = texts.map(({ text }) => text).join(" ");
    for (const title of STEPS.slice(0, count)) expect(said).toContain(title);
    expect(said).toContain("Rule of thumb: sharpen every 3 months");
    const numbers = texts.filter(({ part }) => part === "index").map(({ text }) => text);
    expect(numbers).toEqual(STEPS.slice(0, count).map((_, i) => `${i + 1}`));
    expect(texts.some(({ cut }) => cut)).toBe(false);
  });
});

/** Of the width of a page: type that is read on a phone with ease. */
const READ = 0.026;

test.each([3, 5, 7])(
  "%d steps are set large, under larger numerals, down to the foot of the page",
  async (count) => {
    const texts = await infographicTexts(page(count), "portrait");
    const titles = texts.filter(({ part }) => part === "title");
    const least = Math.min(...titles.map(({ size }) => size));
    expect(least).toBeGreaterThanOrEqual(READ * 1080);
    for (const { size } of texts.filter(({ part }) => part === "index"))
      expect(size).toBeGreaterThan(1.5 * least);
    const gaps = texts.map(({ box }) => box.y).toSorted((a, b) => a - b);
    const widest = Math.max(...gaps.map((y, i) => y - (gaps[i - 1] ?? y)));
    expect(widest).toBeLessThan(1350 * 0.28);
  },
);

test("points that a headline counts have their numbers, others have none", async () => {
  const items = STEPS.slice(0, 4).map((title) => ({ title }));
  const indexes = async (headline: string) => {
    const texts = await infographicTexts({ headline, steps: { items, mark: "dot" } }, "portrait");
    return texts.filter(({ part }) => part === "index").length;
  };
  expect(await indexes("Four tips for sharper knives")).toBe(4);
  expect(await indexes("What we say to everyone who buys a knife")).toBe(0);
});

test.each([
  ["Turn the heating off and wait 30 minutes", "30 minutes"],
  ["Den Teig 3 Stunden bei 26 °C gehen lassen", "3 Stunden 26 °C"],
  ["Laissez reposer 2 heures au frais", "2 heures"],
  ["Pon 5 cm de arcilla expandida en el fondo", "5 cm"],
  ["Aggiungi 200 ml di acqua tiepida", "200 ml"],
  ["Laat het deeg 45 minuten rusten op een warme plek", "45 minuten"],
  ["Regue com 5 litros de água por semana", "5 litros"],
  ["Tell us what you can see: water bag, feet, head or nothing", "Tell us what you can see:"],
  ["Pay the deposit of €20 on the website", "€20"],
  ["Turn on the yard lights and open the gate", ""],
  ["Rule number: one", ""],
  ["Pike (age 11 to 14)", ""],
  ["Seniors (15 and over) train at the pool", ""],
  ["Swim in lanes 1 to 4 or in lanes 5 and 6", ""],
  ["Bring the children aged 5 to 7 to the shallow end", ""],
  ["Rest the dough for 10 to 15 minutes in the warm", "10 to 15 minutes"],
  ["Hang it up with 15 to 20 pegs on the line", "15 to 20"],
  ["Turn the dial to 7 and shut the door", "7"],
])("what matters in a step is heavier: %s", (text, heavy) => {
  const marked = heavyWords(text);
  const words = text.split(" ").filter((_, i) => marked.has(i));
  expect(words.join(" ")).toBe(heavy);
});
