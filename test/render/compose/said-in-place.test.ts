import { expect, test } from "vitest";
import type { Node } from "../../../lib/render/jsx-runtime.ts";
import { plan } from "../../../lib/render/plan.ts";
import { prepare } from "../../../lib/render/render.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import type { Template } from "../../../lib/render/template.ts";
import { card } from "../../../lib/render/templates/card/card.ts";
import { event } from "../../../lib/render/templates/event/event.ts";
import { inkOf } from "../../../lib/render/templates/kit/subject/bounds.ts";
import { listicle } from "../../../lib/render/templates/listicle/listicle.ts";
import { quote } from "../../../lib/render/templates/quote/quote.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";

type Drawing = {
  channel?: "instagram" | "twitter" | "tiktok" | "linkedin";
  seed?: number;
  look?: string;
  about?: string[];
};

async function drawn(
  template: Template,
  data: object,
  { channel = "instagram", seed = 1, ...brand }: Drawing = {},
) {
  const planned = await plan(template, {
    assetType: "card",
    channel,
    data: template.data.parse(data),
    watermark: false,
    brand: { ...BRANDS.beacon, ...brand },
    seed,
    readAsset,
  });
  const { prepared } = await prepare(template, planned);
  const page = prepared[0]?.page as Node;
  return { page, context: planned.context, texts: textNodes(page) };
}

const SEEDS = [1, 2, 3, 4, 5, 6];

test("a remark beside an occasion stands once, in every shape", async () => {
  const data = {
    headline: "Santa Specials on our steam railway",
    date: "Saturday 12 December",
    time: "10am to 4pm",
    place: "Leyburn station",
    supporting: "Dogs welcome in coach C only.",
    details: "Tickets at the gate: £8 · Online: £7",
  };
  for (const channel of ["instagram", "twitter", "tiktok", "linkedin"] as const)
    for (const seed of SEEDS) {
      const { texts } = await drawn(event, data, { channel, seed });
      const words = texts.map(({ text }) => text).join(" ");
      expect(words.split("welcome").length, `${channel} ${seed}`).toBe(2);
      for (const price of ["£8", "£7"]) expect(words).toContain(price);
    }
}, 60_000);

test("a label of an occasion is never cut: a long one stands over its value", async () => {
  const data = {
    headline: "Taller de terrarios",
    date: "sábado 19 de diciembre",
    time: "17:00 a 19:30",
    details: "Plazas: 10 · Con todos los materiales incluidos: 35 € · Para socios: 30 €",
    language: "es",
  };
  for (const seed of SEEDS) {
    const { texts } = await drawn(event, data, { channel: "twitter", seed });
    expect(texts.filter(({ attributes }) => attributes?.cut)).toEqual([]);
  }
}, 60_000);

test("a quotation has its facts under the person who said it", async () => {
  const data = { quote: "They left it cleaner.", author: "Ana Ruiz", details: "Stove fitting from £1,450" };
  for (const seed of SEEDS) {
    const { texts } = await drawn(quote, data, { seed });
    expect(texts.map(({ text }) => text).join(" ")).toContain("from £1,450");
  }
});

function svgsIn(node: Node): string[] {
  if (node.type === "image") return node.src.includes("<svg") ? [node.src] : [];
  return node.type === "container" ? node.children.flatMap(svgsIn) : [];
}

test("a drawing beside a message is whole and nearly as large as its field", async () => {
  let count = 0;
  for (const seed of SEEDS) {
    const { page } = await drawn(card, { headline: "The last ferry leaves Norrvik at 18:40" }, { seed });
    for (const src of svgsIn(page)) {
      const svg = decodeURIComponent(src);
      const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(svg) ?? []).map(Number);
      const [, x = 0, y = 0, scale = 0] = (
        /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)/u.exec(svg) ?? []
      ).map(Number);
      if (scale === 0) continue;
      const ink = inkOf(svg.slice(svg.lastIndexOf("scale(")));
      count++;
      expect(x + ink.x * scale).toBeGreaterThanOrEqual(-1);
      expect(y + ink.y * scale).toBeGreaterThanOrEqual(-1);
      expect(x + (ink.x + ink.width) * scale).toBeLessThanOrEqual(width + 1);
      expect(y + (ink.y + ink.height) * scale).toBeLessThanOrEqual(height + 1);
      expect(Math.max((ink.width * scale) / width, (ink.height * scale) / height)).toBeGreaterThan(0.7);
    }
  }
  expect(count).toBeGreaterThan(0);
}, 60_000);

test("terms under a list of prices have the ink of their ground: warnings are no fine print", async () => {
  const items = ["Mussels", "Chowder", "Crab"].map((title, i) => ({ title, price: `£${9 + i}` }));
  const data = { headline: "Supper menu", supporting: "Tell us about allergies before you order.", items };
  const { texts, context } = await drawn(listicle, data, { look: "signal" });
  const { page, flood } = context.theme;
  const terms = texts.filter(({ attributes }) => attributes?.part === "supporting");
  expect(terms.length).toBeGreaterThan(0);
  for (const { style } of terms) expect([page.muted, flood.muted]).not.toContain(style.color);
});
