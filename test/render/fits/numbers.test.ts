import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { plan } from "../../../lib/render/plan.ts";
import { prepare } from "../../../lib/render/render.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import { stat } from "../../../lib/render/templates/stat/stat.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";
import { readAsset } from "../../support/assets.ts";

const PICTURES = { brand: "Beacon", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Beacon"), channel: "linkedin", assetType: "card" });
const dataOf = (brief: string) =>
  chooseTemplate(storyOf(brief), PICTURES, { assetType: "card", seed: 1 })?.data;

describe("a year in numbers shows each number with what it counts", () => {
  test.each([
    [
      "Our year in numbers: 41,200 loaves baked, 310 litres of soup, 17 new regulars, 2 broken mixers.",
      "Our year in numbers",
      "41,200",
      ["Litres of soup: 310", "New regulars: 17", "Broken mixers: 2"],
    ],
    [
      "Unser Jahr in Zahlen: 12.400 Bücher verkauft, 63 Lesungen, 9 Lesekreise.",
      "Unser Jahr in Zahlen",
      "12.400",
      ["Lesungen: 63", "Lesekreise: 9"],
    ],
    [
      "Nuestro año en cifras: 12.400 libros vendidos, 63 presentaciones, 9 clubes de lectura.",
      "Nuestro año en cifras",
      "12.400",
      ["Presentaciones: 63", "Clubes de lectura: 9"],
    ],
  ])("%s", (brief, headline, value, cells) => {
    const data = dataOf(brief) as { details: string };
    expect(data).toMatchObject({ headline, value });
    for (const cell of cells) expect(data.details.replaceAll("\u00a0", " ")).toContain(cell);
  });

  test("a single word after a number is no figure elsewhere", () => {
    expect(storyOf("Free entry. 40 seats.").figures).toEqual([]);
  });
});

test.each(["linkedin", "instagram", "twitter"] as const)(
  "all numbers are drawn in one size, larger than their title, on %s",
  async (channel) => {
    const brief = "Our year in numbers: 41,200 loaves baked, 310 litres of soup, 17 new regulars.";
    const brand = { name: "Beacon", palette: { primary: "#8c3b1b" } };
    const input = { assetType: "card", channel, data: dataOf(brief), brand, watermark: false } as const;
    const planned = await plan(stat, { ...input, seed: 1, readAsset });
    const { layout, prepared } = await prepare(stat, planned);
    expect(layout).toBe("numbers");
    const texts = prepared.flatMap(({ page }) => textNodes(page));
    const sizesOf = (part: string) =>
      texts.flatMap(({ attributes, style }) => (attributes?.part === part ? (style.fontSize ?? 0) : []));
    expect(sizesOf("value").length).toBeGreaterThanOrEqual(3);
    expect(new Set(sizesOf("value").map(Math.round)).size).toBe(1);
    expect(Math.min(...sizesOf("value"))).toBeGreaterThan(Math.max(...sizesOf("headline")));
  },
);

describe("what a range or a number counts", () => {
  test.each([
    "Kids' yoga for 6 to 11 years, Saturdays at 10:00, £7 a class.",
    "Workshop for children aged 6 to 11 on Wednesday at 14:00.",
    "Atelier pour les enfants de 6 à 11 ans, mercredi à 14 h.",
    "Ferienkurs für Kinder von 6 bis 11 Jahren, Montag bis Freitag 9 bis 12 Uhr.",
  ])("ages are no day, and keep their noun: %s", (brief) => {
    expect(storyOf(brief).when?.date).not.toMatch(/6/);
    const { headline: _, supporting: __, ...rest } = (dataOf(brief) ?? {}) as Record<string, unknown>;
    expect(JSON.stringify(rest)).not.toMatch(/"[^"]*6 (?:to|à|bis) 11(?! (?:years|ans|Jahre))/);
  });

  test.each([
    "Join our webinar on 15 December at 16:00 CET. Free, 40 minutes.",
    "We are hiring a nurse. 30 hours a week, £27,000, start in February.",
    "Lesung am 12. Dezember um 18 Uhr. Eintritt frei, 40 plätze.",
  ])("is no address, and a zone of time is no place: %s", (brief) => {
    expect(JSON.stringify(dataOf(brief))).not.toMatch(/"place":"[^"]|(?:Place|Ort): /);
  });
});
