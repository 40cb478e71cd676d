import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import type { LookId } from "../../lib/render/look/looks.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";
import { readAsset } from "../support/assets.ts";
import { infographicTexts } from "./support/infographic-texts.ts";
import { PLAIN } from "./support/shots.ts";

const HEADLINE = "What happens to a returned hearing aid at our lab";
const DAYS = [
  { title: "Arrives, logged, disinfected" },
  { title: "Opened and dried, 24 hours in the chamber" },
  { title: "Fault found", text: "4 in 10 are wax, 3 in 10 moisture, 2 in 10 battery contacts" },
  { title: "Repaired and measured against the maker’s curve" },
  { title: "Posted back, tracked, with a report in plain English" },
].map((item, i) => ({ ...item, marker: `Day ${i + 1}` }));
const BINS = [
  { title: "Blue bin", text: "Paper and card, flat", color: "#1f5fae" },
  { title: "Yellow bin", text: "Tins, foil and cartons", color: "#f2c230" },
  { title: "White sack", text: "Batteries, on Saturdays", color: "#ffffff" },
];

/** A picture of 1080 pixels is read on a phone from this size on. */
const READ = 26;
const isOf = (words: readonly string[]) => (text: string) => words.some((word) => word.includes(text));

test.each([
  ["days", { items: DAYS }],
  ["colours", { mark: "dot", items: BINS }],
  ["rules", { mark: "dot", items: DAYS.map(({ title }) => ({ title })) }],
])("a list that has the page to itself is set in type that is read with ease: %s", async (_, steps) => {
  const facts = ["Flat price £58, nothing to pay if we cannot mend it"];
  const texts = await infographicTexts(
    { headline: HEADLINE, steps, facts, url: "clearwell.example" },
    "portrait",
  );
  const words = steps.items.flatMap((item) => [item.title, "text" in item ? `${item.text}` : ""]);
  const sizes = texts.filter(({ text }) => isOf(words)(text)).map(({ size }) => size);
  expect(sizes.length).toBeGreaterThanOrEqual(steps.items.length);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(READ);
});

test("every day stands before its entry, from top to bottom", async () => {
  const texts = await infographicTexts({ headline: HEADLINE, steps: { items: DAYS } }, "portrait");
  const tops = DAYS.map(({ marker }) => texts.find(({ text }) => text === marker)?.box.y ?? -1);
  expect(tops.every((top, i) => top > (tops[i - 1] ?? 0))).toBe(true);
  for (const [i, { title }] of DAYS.entries()) {
    const [first = ""] = title.split(" ");
    const entry = texts.find(({ text, box }) => text.startsWith(first) && box.y >= (tops[i] ?? 0) - 40);
    const marker = texts.find(({ text }) => text === DAYS[i]?.marker);
    expect(entry?.box.x).toBeGreaterThan((marker?.box.x ?? 0) + (marker?.box.width ?? 0));
  }
});

const swatchesOf = (node: Node): Node[] => {
  if (node.type !== "container") return [];
  const own = node.attributes?.part === "swatch" ? [node] : [];
  return [...own, ...node.children.flatMap(swatchesOf)];
};

async function swatches(seed: number, look: LookId) {
  const planned = await plan(infographic, {
    ...PLAIN,
    brand: { ...PLAIN.brand, look },
    assetType: "infographic",
    channel: "linkedin",
    format: "portrait",
    seed,
    data: infographic.data.parse({ headline: "What goes where", steps: { mark: "dot", items: BINS } }),
    readAsset,
  });
  const { prepared } = await prepare(infographic, planned);
  return prepared.flatMap(({ page }) => swatchesOf(page));
}

const SEEDS = [1, 2, 3, 4, 5, 6];
const pagesIn = (look: LookId) => Promise.all(SEEDS.map((seed) => swatches(seed, look)));

test.each(["signal", "bubble", "blueprint", "gallery"] as const)(
  "an entry that is named by a colour has a swatch of it: %s",
  async (look) => {
    for (const found of await pagesIn(look))
      expect(found.map(({ style }) => style.backgroundColor)).toEqual(BINS.map(({ color }) => color));
  },
);

test.each(["signal", "bubble"] as const)(
  "a swatch has an outline where its ground would swallow it: %s",
  async (look) => {
    const outlined = (await pagesIn(look)).map((found) =>
      found.map(({ style }) => style.border !== undefined),
    );
    // White is lost on a light ground, blue is not.
    expect(outlined.some(([, , white]) => white)).toBe(true);
    expect(outlined.every(([blue]) => blue)).toBe(false);
  },
);

test("opening hours stand in two columns: days on the left, hours on the right", async () => {
  const rows = [
    { name: "Tuesday", price: "9 – 12" },
    { name: "Saturday", price: "9 – 16" },
    { name: "Sunday", price: "closed" },
  ];
  const texts = await infographicTexts({ headline: "Winter hours", prices: { rows } }, "portrait");
  const placeOf = (said: string) => texts.find(({ text }) => text === said)?.box ?? { x: 0, width: 0, y: 0 };
  for (const { name, price } of rows) {
    expect(placeOf(price).x).toBeGreaterThan(placeOf(name).x + placeOf(name).width);
    expect(Math.abs(placeOf(price).y - placeOf(name).y)).toBeLessThan(40);
  }
});
