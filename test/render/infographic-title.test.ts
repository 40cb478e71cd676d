import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";
import { saidOnce } from "../../lib/render/templates/infographic/said-once.ts";
import { readAsset } from "../support/assets.ts";

const BRAND = { name: "Korn & Co", palette: { primary: "#7a3e1d", secondary: "#f2c879", accent: "#2f5d50" } };
const SEEDS = [1, 2, 3, 4, 5, 6];
const HOURS = ["Tuesday", "Thursday", "Saturday", "Sunday", "Holidays"].map((name, i) => ({
  name,
  price: `${7 + i} am – ${2 + i} pm`,
}));

async function pageOf(data: object, seed: number): Promise<Node> {
  const planned = await plan(infographic, {
    assetType: "infographic",
    channel: "instagram",
    format: "portrait",
    brand: BRAND,
    seed,
    watermark: false,
    data: infographic.data.parse(data),
    readAsset,
  });
  const { prepared } = await prepare(infographic, planned);
  const [first] = prepared;
  if (!first) throw new Error("There is no page.");
  return first.page;
}

/** Heights of the drawings of a page, in pixels. */
const drawingsOn = (node: Node): number[] => {
  if (node.type === "image") return node.src.startsWith("<svg") ? [Number(node.style.height ?? 0)] : [];
  return node.type === "container" ? node.children.flatMap(drawingsOn) : [];
};

const sizesOf = (page: Node, part: string) =>
  textNodes(page).flatMap((text) => (text.attributes?.part === part ? text.style.fontSize : []));

test("a title gives its size to a long list, and stays the largest of the words", async () => {
  const items = Array.from({ length: 7 }, (_, i) => ({
    title: `Rule ${i + 1} of the orchard, which is read aloud before every harvest`,
  }));
  const headline = "Seven things to remember before you climb a ladder";
  for (const seed of SEEDS) {
    const long = await pageOf({ headline, steps: { mark: "dot", items } }, seed);
    const short = await pageOf({ headline, steps: { mark: "dot", items: items.slice(0, 2) } }, seed);
    const [title, entries] = [sizesOf(long, "headline"), sizesOf(long, "title")];
    expect(Math.max(...title)).toBeLessThanOrEqual(Math.max(...sizesOf(short, "headline")));
    expect(Math.min(...entries)).toBeGreaterThanOrEqual(26);
    expect(Math.max(...title)).toBeGreaterThan(Math.max(...entries) * 1.3);
  }
});

test("what a page is about is drawn over a short list, and takes no room from a long one", async () => {
  const headline = "When our bread is warm";
  for (const seed of SEEDS) {
    const page = await pageOf({ headline, prices: { rows: HOURS.slice(0, 3) } }, seed);
    expect(Math.max(...drawingsOn(page))).toBeGreaterThan(300);
    const rows = Array.from({ length: 11 }, (_, i) => ({
      name: `Round loaf no. ${i + 1}`,
      price: `£${i + 3}`,
    }));
    const full = await pageOf({ headline, prices: { rows } }, seed);
    expect(Math.min(...sizesOf(full, "label"))).toBeGreaterThanOrEqual(24);
  }
});

const STATS = [
  { value: "71%", label: "solved in the first reply" },
  { value: "8,412", label: "tickets closed" },
];

test("no line of a page repeats one of its numbers", () => {
  const items = ["71% solved in the first reply", "Most asked: how to undo a count", "Slowest month: May"];
  const page = saidOnce({
    stats: STATS,
    steps: { mark: "dot", items: items.map((title) => ({ title, text: "" })) },
    facts: ["8,412 tickets closed", "Our office is in Hereford"],
  });
  expect(page.steps?.items.map(({ title }) => title)).toEqual(items.slice(1));
  expect(page.facts).toEqual(["Our office is in Hereford"]);
});

test("a list that counts its entries keeps them all, and so do words without a number", () => {
  const items = ["71% solved in the first reply", "Tickets closed", "Calls returned"].map((title) => ({
    title,
    text: "",
  }));
  expect(saidOnce({ stats: STATS, steps: { items } }).steps?.items).toEqual(items);
  const dotted = { stats: STATS, steps: { mark: "dot", items: items.slice(1) } };
  expect(saidOnce(dotted).steps?.items).toEqual(items.slice(1));
});
