import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import type { RenderInput } from "../../lib/render/plan.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { KIN } from "../../lib/render/subject/kin.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { own } from "../../lib/text/own.ts";
import { readAsset } from "../support/assets.ts";

const BRAND = { name: "Korn & Co", palette: { primary: "#7a3e1d", secondary: "#f2c879", accent: "#2f5d50" } };

async function pagesOf(id: string, data: unknown, more: Partial<RenderInput> = {}) {
  const template = own(TEMPLATES, id);
  if (!template) throw new Error(`There is no ${id}.`);
  const [assetType] = template.assetTypes;
  const input = {
    assetType,
    channel: "linkedin",
    data: template.data.parse(data),
    watermark: false,
  } as const;
  const planned = await plan(template, { ...input, brand: BRAND, seed: 1, readAsset, ...more });
  const { layout, prepared } = await prepare(template, planned);
  return {
    layout,
    subject: planned.context.subject?.name,
    pages: prepared.map(({ page }) => page),
    drawn: JSON.stringify(prepared.map(({ page }) => page)),
  };
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test("a picture without photograph and number shows what its headline names, in the brand's own colours", async () => {
  const pages = await Promise.all(
    SEEDS.map((seed) => pagesOf("announcement", { headline: "Sourdough on Saturdays" }, { seed })),
  );
  const drawn = pages.filter(({ layout }) => layout.startsWith("subject_"));
  expect(drawn.length).toBe(SEEDS.length);
  for (const page of drawn) {
    expect(page.subject).toBe("bread");
    expect(page.drawn).toContain("<svg");
    expect(page.drawn).toContain("#f2c879");
  }
});

test.each([
  ["event", { headline: "Bread week", date: "12 June", time: "17:00" }],
  ["offer", { headline: "Croissants for early birds", offer: "20% off" }],
  [
    "milestone",
    { value: "10,000", label: "loaves of bread baked this year", headline: "Ten thousand loaves of bread" },
  ],
])("%s stands beside its subject, with most seeds", async (id, data) => {
  const brand = { ...BRAND, about: ["A sourdough bakery"] };
  const pages = await Promise.all(SEEDS.map((seed) => pagesOf(id, data, { brand, seed })));
  const drawn = pages.filter(({ layout }) => layout.startsWith("subject_"));
  expect(drawn.length).toBeGreaterThanOrEqual(SEEDS.length / 2);
});

test("the brand's trade is drawn where the headline names nothing, and nothing is where the brand names none", async () => {
  const data = { role: "Weekend shift", supporting: "Two days a week with us." };
  const { layout, subject } = await pagesOf("hiring", data, {
    brand: { ...BRAND, about: ["A sourdough bakery"] },
  });
  expect(layout).toMatch(/^subject_/);
  expect(["bread", ...(KIN.bread ?? [])]).toContain(subject);
  const other = await pagesOf("hiring", data, { brand: { ...BRAND, about: ["We do what we like"] } });
  expect(other.layout).not.toMatch(/^subject_/);
});

test("words that would be cut beside a subject stand without it", async () => {
  const supporting = "Every loaf rests for three days before it goes to the oven at five. ".repeat(11);
  const { layout } = await pagesOf("announcement", { headline: "Sourdough on Saturdays", supporting });
  expect(layout).not.toMatch(/^subject_/);
});

test("a story that names nothing, of a brand that says nothing, has its ornament", async () => {
  const { layout, subject } = await pagesOf("announcement", { headline: "We are closed on Monday" });
  expect([layout.startsWith("subject_"), subject]).toEqual([false, undefined]);
});

test("who wants no pictures gets no drawing", async () => {
  const data = { headline: "Sourdough on Saturdays" };
  const { layout, subject } = await pagesOf("announcement", data, { isPlain: true });
  expect([layout.startsWith("subject_"), subject]).toEqual([false, undefined]);
});

test("a title over a chart keeps its words, with its drawing or without", async () => {
  const values = [3_120, 4_480, 5_910, 7_640, 8_205, 4_990];
  const months = ["April", "May", "June", "July", "August", "September"];
  const data = {
    headline: "Passenger numbers for the summer season 2026",
    supporting: "That makes 34,345 in total, 9% more than the 31,502 of summer 2025.",
    chart: { kind: "bar", points: months.map((label, i) => ({ label, value: values[i] })) },
    facts: [
      "August was our busiest month since we started counting in 1991, and 11 sailings were cancelled for weather against 19 the year before",
    ],
    url: "skerryline.example",
  };
  const brand = {
    ...BRAND,
    name: "Skerry Line",
    tagline: "Three islands, one small fleet",
    about: ["A ferry"],
  };
  const pages = await Promise.all(SEEDS.map((seed) => pagesOf("infographic", data, { brand, seed })));
  expect(pages.some(({ subject }) => subject === "ferry")).toBe(true);
  for (const { drawn } of pages) expect(drawn).not.toContain('"cut":"true"');
});

/** Widths of the drawings of a page, in shares of its own. */
function drawingsOn(page: Node, width: number): number[] {
  const own =
    page.type === "image" && page.src.startsWith("<svg") ? [Number(page.style.width ?? 0) / width] : [];
  return [
    ...own,
    ...(page.type === "container" ? page.children.flatMap((one) => drawingsOn(one, width)) : []),
  ];
}

test.each(["linkedin", "instagram"] as const)(
  "short words on the first and the last slide on %s leave a drawing a third of the width",
  async (channel) => {
    const { pages } = await pagesOf(
      "carousel",
      {
        cover: { headline: "How sourdough bread rises" },
        slides: [
          { title: "It rests for three days", body: "" },
          { title: "It is shaped by hand", body: "" },
        ],
        closing: { headline: "Come and taste our bread" },
        numbered: false,
      },
      { channel },
    );
    expect(pages).toHaveLength(4);
    for (const page of [pages[0] as Node, pages[3] as Node])
      expect(Math.max(0, ...drawingsOn(page, Number(page.style.width)))).toBeGreaterThan(0.33);
  },
);

/** Marks of points are smaller, in pixels. */
const ICON = 100;
const LOAVES = ["Rye with caraway", "Spelt with walnuts", "Wheat with olives"];

test.each([
  ["listicle", { items: LOAVES.map((title, i) => ({ title, price: `£${i + 3}` })) }],
  ["card", { bullets: LOAVES }],
  ["steps", { steps: LOAVES.map((title) => ({ title, body: "" })) }],
  ["infographic", { facts: LOAVES }],
  ["announcement", { supporting: "Every loaf rests for three days before it goes to the oven. ".repeat(6) }],
])("%s has what its headline names beside the headline, once, and keeps its words", async (id, data) => {
  const over = { headline: "Three sorts of sourdough bread for the weekend", kicker: "", ...data };
  const all = await Promise.all(
    SEEDS.map((seed) =>
      pagesOf(id, over, { seed, channel: "instagram", brand: { ...BRAND, look: "column" } }),
    ),
  );
  const shown = all.map(({ pages }) => drawingsOn(pages[0] as Node, 1).filter((side) => side > ICON).length);
  expect(Math.max(...shown)).toBe(1);
  for (const { drawn, subject } of all) {
    expect(subject).toBe("bread");
    expect(drawn).not.toContain('"cut":"true"');
  }
});

test.each([true, false])("slides that name nothing are set in type, numbered: %s", async (numbered) => {
  const slides = ["It rests for three days", "It is shaped by hand", "It is cut with a razor blade"];
  const { pages } = await pagesOf(
    "carousel",
    {
      cover: { headline: "How sourdough bread rises" },
      slides: slides.map((title) => ({ title, body: "Slowly, and by people who do nothing else." })),
      closing: { headline: "Come and taste our bread" },
      numbered,
    },
    { channel: "instagram" },
  );
  const [cover, ...rest] = pages as Node[];
  const [last, ...between] = rest.toReversed();
  for (const page of between) expect(drawingsOn(page, 1).filter((side) => side > ICON)).toEqual([]);
  for (const page of [cover, last]) expect(picturesOf(page as Node)).not.toEqual([]);
  const quiet = between.map((page) => JSON.stringify(page));
  expect(new Set(quiet).size).toBe(slides.length);
});

test("each slide of a step has its own number, and no other", async () => {
  const slides = ["Rinse it", "Let it dry", "Pour to the line"].map((title) => ({ title, body: "" }));
  const { pages } = await pagesOf(
    "carousel",
    {
      cover: { headline: "How to refill it" },
      slides,
      closing: { headline: "Come by" },
      numbered: true,
    },
    { channel: "instagram", brand: { ...BRAND, tagline: "", about: [] } },
  );
  const numbers = pages.slice(1, 4).map((page) =>
    textNodes(page as Node)
      .filter(({ text }) => /^[123]$/.test(text))
      .map(({ text }) => text),
  );
  expect(numbers).toEqual([["1"], ["2"], ["3"]]);
});

/** What is drawn on a page, and where. */
function picturesOf(node: Node): unknown[] {
  if (node.type !== "container") return [];
  const own = node.children.flatMap((one) =>
    one.type === "image" ? [node.style.left, node.style.top, one.src] : [],
  );
  return [...own, ...node.children.flatMap(picturesOf)];
}
