import { describe, expect, test } from "vitest";
import { draw as drawScene, layOut } from "../../lib/render/engine.ts";
import { plan, type RenderInput } from "../../lib/render/plan.ts";
import { prepare, render } from "../../lib/render/render.ts";
import { drawnTexts } from "../../lib/render/scene.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { shares } from "../../lib/render/templates/kit/chart/legend.tsx";
import { valueScale } from "../../lib/render/templates/kit/chart/scale.ts";
import { spell, spellTicks } from "../../lib/render/templates/kit/chart/spell.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const NONE = { prefix: "", suffix: "" };
const EURO = { prefix: "€", suffix: "" };

describe("numbers in charts", () => {
  test.each([
    [0, "0"],
    [7.5, "7.5"],
    [127_800, "127,800"],
    [999_999, "999,999"],
    [1_284_500, "1.28M"],
    [999_950_000, "1B"],
    [4.2e12, "4.2T"],
    [1e15, "1,000T"],
    [0.1 + 0.2, "0.3"],
    [0.000_42, "0.00042"],
    [3e-9, "3e-9"],
    [-0.004, "−0.004"],
    [-0, "0"],
    [1234.567, "1,234.57"],
  ])("%d is read as %s", (value, text) => {
    expect(spell(value, NONE)).toBe(text);
  });

  test("prices keep two decimals or none, and the minus sign precedes the currency", () => {
    expect([4.5, 1299.9, 12, -2_500_000].map((value) => spell(value, EURO))).toEqual([
      "€4.50",
      "€1,299.90",
      "€12",
      "−€2.5M",
    ]);
  });

  test.each([
    ["es", 2_870_000, "", "2,87\u00a0M"],
    ["pt-BR", 2_870_000, "", "2,87\u00a0mi"],
    ["de", 1_250_000, "€", "1,25\u00a0Mio.\u00a0€"],
    ["fr", 12_500, "", "12\u00a0500"],
    ["es", 4500, "", "4500"],
    ["it", 12_500.5, "", "12.500,5"],
    ["nl", 7.5, "%", "7,5%"],
    ["de", 7.5, "%", "7,5\u00a0%"],
    ["ja", 28_700_000, "円", "2,870万円"],
    ["ja", 287_000_000, "", "2.87億"],
    ["en-GB", 1_284_500, "", "1.28M"],
    ["en", 8, "days", "8 days"],
    ["de", 8, "Tage", "8 Tage"],
  ])("in %s, %d%s is written as the language has it", (language, value, suffix, text) => {
    expect(spell(value, { prefix: "", suffix, language })).toBe(text);
  });

  test("marks of an axis are written in the language", () => {
    const unit = { prefix: "", suffix: "€", language: "de" };
    expect(spellTicks([0, 500_000, 1_500_000], unit)).toEqual([
      "0",
      "0,5\u00a0Mio.\u00a0€",
      "1,5\u00a0Mio.\u00a0€",
    ]);
  });

  test("marks of one axis are all in the same scale", () => {
    expect(spellTicks([0, 500_000, 1_000_000, 1_500_000], EURO)).toEqual(["0", "€0.5M", "€1M", "€1.5M"]);
    expect(spellTicks([-50, 0, 50], { prefix: "", suffix: "%" })).toEqual(["−50%", "0", "50%"]);
  });

  test("shares are whole percent that add up to one hundred", () => {
    const points = [1, 1, 1].map((value) => ({ label: "", value }));
    expect(shares({ points, unit: NONE, hero: 0 })).toEqual(["34%", "33%", "33%"]);
    const nothing = [0, 0].map((value) => ({ label: "", value }));
    expect(shares({ points: nothing, unit: NONE, hero: 0 })).toEqual(["0%", "0%"]);
  });
});

describe("the value axis", () => {
  const scale = (values: number[], mayCrop = false) =>
    valueScale({ values, from: 300, to: 0, ticks: 4, mayCrop });

  test("the value axis holds every value and starts at zero", () => {
    for (const values of [
      [3, 9],
      [-4, 7],
      [-8, -2],
      [0, 0],
      [5, 5],
      [1e-12, 3e-12],
      [1e15, -1e15],
    ]) {
      const { at, zero, ticks } = scale(values);
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(0);
        expect(at(value)).toBeLessThanOrEqual(300);
      }
      expect(at(0)).toBeCloseTo(zero);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });

  test("the value axis leaves zero out only for a line that hardly moves", () => {
    expect(scale([980, 1000], true).isCropped).toBe(true);
    expect(scale([980, 1000]).isCropped).toBe(false);
    expect(scale([100, 1000], true).isCropped).toBe(false);
    expect(scale([-1, 1000], true).isCropped).toBe(false);
    expect(scale([1000, 1000], true).isCropped).toBe(false);
  });
});

describe("charts of odd data", () => {
  const months = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      label: `Week ${i + 1} of the year`,
      value: ((i * 37) % 11) * (i % 5 === 4 ? -1 : 1),
    }));
  const all = (value: number) => ["A", "B", "C"].map((label) => ({ label, value }));
  const CASES: [string, { label: string; value: number }[]][] = [
    ["one point", all(3).slice(0, 1)],
    ["a dozen points, some below zero", months(12)],
    ["only zeros", all(0)],
    ["equal values", all(41)],
    ["only negatives", all(-41)],
    ["tiny and huge", [...all(1e-9), { label: "D", value: 1e15 }]],
  ];
  const draw = (id: string, points: unknown, seed: number, channel: RenderInput["channel"]) => {
    const template = TEMPLATES[id];
    if (!template) throw new Error(`There is no template "${id}".`);
    const data = template.data.parse({ headline: "How it went", title: "By week", points });
    const look = { brand: BRANDS.beacon, watermark: true };
    return render(template, { assetType: "card", channel, data, seed, ...look });
  };

  test.each(CASES)("charts of odd data: %s can be drawn as a line and as bars", async (_, points) => {
    for (const id of ["chart_line", "chart_bar"]) {
      for (const [seed, channel] of [
        [0, "web"],
        [1, "linkedin"],
      ] as const) {
        const { checks } = await draw(id, points, seed, channel);
        expect(checks.filter(({ passed, hard }) => !passed && hard)).toEqual([]);
      }
    }
  });

  test("a chart of a year of weeks shows fewer names instead of overlapping ones", async () => {
    const { checks } = await draw("chart_line", months(24), 0, "web");
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  test("values that are not numbers and donut parts below zero are refused with a fix", () => {
    const parse = (id: string, value: unknown) =>
      TEMPLATES[id]?.data.safeParse({ headline: "Now", points: [{ label: "A", value }] });
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, "12", 1e16]) {
      const issues = parse("chart_line", value)?.error?.issues ?? [];
      expect(issues[0]?.path).toEqual(["points", 0, "value"]);
      expect(issues[0]?.message).toMatch(/^Give a /);
    }
    expect(parse("chart_donut", -1)?.success).toBe(false);
    expect(parse("chart_donut", 0)?.success).toBe(true);
  });
});

describe("charts for right-to-left readers", () => {
  const data = {
    kicker: "تقرير",
    headline: "المراجعة تستغرق أطول وقت",
    title: "ساعات العمل في كل خطوة",
    points: [
      { label: "موجز", value: 4 },
      { label: "مسودة", value: 11 },
      { label: "مراجعة", value: 30 },
    ],
    source: "استطلاع الربيع",
    cta: "اقرأ التقرير",
  };

  test("right-to-left charts have their bars under the values that belong to them", async () => {
    const { chart_bar } = TEMPLATES;
    if (!chart_bar) throw new Error("There is no bar chart.");
    const look = { brand: BRANDS.beacon, theme: "light", seed: 0, watermark: false } as const;
    const input = { assetType: "card", channel: "web", readAsset, ...look } as const;
    const planned = await plan(chart_bar, { ...input, data: chart_bar.data.parse(data) });
    const { layout, prepared } = await prepare(chart_bar, planned);
    const [first] = prepared;
    if (!first) throw new Error("Nothing was drawn.");
    expect(layout).toContain("sheet");
    const texts = drawnTexts(first.page, await layOut(first.scene));
    const values = texts.filter(({ part }) => part === "value").toSorted((a, b) => b.box.x - a.box.x);
    expect(values.map(({ text }) => text)).toEqual(["4", "11", "30"]);
    const pixels = await drawScene(first.scene, "raw");
    const at = (x: number, y: number) => {
      const start = 4 * (Math.round(y) * first.scene.width + Math.round(x));
      return [...pixels.slice(start, start + 3)].join();
    };
    for (const { box, text } of values) {
      const middle = box.x + box.width / 2;
      expect(at(middle, box.y - 14), `above ${text}`).toBe("255,255,255");
      expect(at(middle, box.y + box.height + 0.8 * box.height), `below ${text}`).not.toBe("255,255,255");
    }
  });
});
