import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import { type LAYOUT_CHECKS, layoutFaults } from "./support/layout.ts";
import { layoutCases } from "./support/layout-cases.ts";
import { block, words } from "./support/planted.ts";
import { PLAIN } from "./support/shots.ts";

type Planted = [(typeof LAYOUT_CHECKS)[number] | "none", Node[]];

/** Enough words for a page, in two lines that are far enough from each other and from the edges. */
const SAID = [
  words({ text: "A message of some length stands", x: 100, y: 100 }),
  words({ text: "over another line of the message", x: 100, y: 300 }),
  words({ text: "and over a third one at the foot", x: 100, y: 500 }),
];

const lines = (text: string, size: number) =>
  [100, 230, 360, 490].map((y) => words({ text, x: 100, y, size }));

test.each<Planted>([
  ["collision", [block(300, 60, 240, 140, "#d05030"), ...SAID]],
  // As light as the page, and seen by its hue alone.
  ["collision", [block(300, 60, 240, 140, "#fff27a"), ...SAID]],
  ["padding", [block(96, 96, 1008, 68, "#f0c030"), ...SAID]],
  ["edge", [...SAID, words({ text: "At the edge", x: 8, y: 400 })]],
  ["type", [...SAID, words({ text: "Too small to read", x: 100, y: 400, size: 14 })]],
  ["loud", lines("Words of one size and of no weight, from the first to the last", 30)],
  ["empty", SAID.slice(0, 2)],
  ["empty", lines("A short message", 60)],
  ["none", SAID],
])("a page with a planted fault is at fault for it alone: %s", async (check, children) => {
  const style = { display: "flex", position: "relative", width: 1200, height: 675 } as const;
  const page: Node = { type: "container", style: { ...style, backgroundColor: "#ffffff" }, children };
  const template = { ...card, draw: () => ({ layout: "planted", pages: [page] }) };
  const input = { ...PLAIN, channel: "web" as const, data: card.data.parse(card.sample) };
  const found = await layoutFaults(template, input);
  expect([...new Set(found.map((one) => one.check))]).toEqual(check === "none" ? [] : [check]);
});

/** One tile of so many: a prime number, so that every template, direction and size has its turn. */
const STEP = 11;

test("a sample of all templates, directions and sizes has no layout fault that a designer sees", async () => {
  const cases = (await layoutCases()).filter((_, i) => i % STEP === 0);
  expect(cases.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { template, look, channel, story, input } of cases)
    for (const { check, part, text } of await layoutFaults(template, input))
      found.push(`${template.id} ${look} ${channel} ${story}: ${check} ${part} "${text}"`);
  expect(found).toEqual([]);
}, 240_000);
