import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { event } from "../../lib/render/templates/event/event.ts";
import { listicle } from "../../lib/render/templates/listicle/listicle.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const brand = { ...BRANDS.beacon, look: "signal", about: ["", "A bicycle repair workshop in Sheffield"] };
const given = { assetType: "card", seed: 1, watermark: false, readAsset } as const;

const drawingsIn = (node: Node): number[] => {
  if (node.type !== "container") return [];
  const { width, height } = node.style;
  const isPicture = node.children.length === 1 && node.children[0]?.type === "image";
  const own = isPicture && Number(width) > 0 && Number(height) > 0 ? [Number(width) * Number(height)] : [];
  return [...own, ...node.children.flatMap(drawingsIn)];
};

type Row = readonly [title: string, price: string];

async function pageOf(rows: readonly Row[], channel: "linkedin" | "instagram" = "linkedin") {
  const items = rows.map(([title, price]) => ({ title, body: "", price }));
  const data = listicle.data.parse({ headline: "Winter hours", items, numbered: false });
  const planned = await plan(listicle, { ...given, channel, data, brand });
  const { prepared } = await prepare(listicle, planned);
  const { width, height } = planned.context.size;
  const page = prepared[0]?.page as Node;
  return { page, shares: drawingsIn(page).map((area) => area / (width * height)) };
}

const HOURS: Row[] = [
  ["Tuesday to Friday", "9.00 to 17.00"],
  ["Saturday", "9.00 to 13.00"],
  ["Sunday and Monday", "closed"],
];

test.each(["linkedin", "instagram"] as const)(
  "rows of hours leave the brand's thing a sixth of the picture: %s",
  async (channel) => {
    const { page, shares } = await pageOf(HOURS, channel);
    expect(Math.max(0, ...shares)).toBeGreaterThanOrEqual(1 / 6);
    expect(textNodes(page).some(({ attributes }) => attributes?.cut)).toBe(false);
  },
);

test("rows that need the room have it", async () => {
  const long: Row[] = Array.from({ length: 8 }, (_, i) => [
    `Full overhaul of a bicycle with hub gears and hydraulic brakes, stage ${i + 1}`,
    "from £145 plus parts",
  ]);
  const { page, shares } = await pageOf(long);
  expect(shares.every((share) => share >= 1 / 8)).toBe(true);
  const said = textNodes(page)
    .map(({ text }) => text)
    .join(" ");
  expect(said.match(/stage \d/g)).toHaveLength(8);
});

test("beside a day the drawing is large or left out", async () => {
  const sideOf = async (supporting: string) => {
    const data = event.data.parse({
      headline: "Bicycle market in the yard",
      date: "Friday 18 December",
      time: "5.15 pm to 6.15 pm",
      place: "The yard, 4 Mill Lane",
      supporting,
    });
    const planned = await plan(event, { ...given, channel: "linkedin", data, brand });
    const { prepared } = await prepare(event, planned);
    const areas = drawingsIn(prepared[0]?.page as Node);
    return Math.sqrt(Math.max(0, ...areas)) / planned.context.size.width;
  };
  expect(await sideOf("Come and look.")).toBeGreaterThan(0.24);
  const side = await sideOf(`${"Wheels, frames, lamps and saddles from forty years. ".repeat(5)}`);
  expect(side === 0 || side > 0.24).toBe(true);
});
