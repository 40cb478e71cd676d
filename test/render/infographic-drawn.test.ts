import { describe, expect, test } from "vitest";
import { layOut } from "../../lib/render/engine.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { drawnTexts } from "../../lib/render/scene.ts";
import type { Template } from "../../lib/render/template.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";
import { listicle } from "../../lib/render/templates/listicle/listicle.ts";
import type { AssetType, Channel } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";
import { PLAIN } from "./support/shots.ts";

async function drawn(template: Template, data: object, assetType: AssetType, channel: Channel = "linkedin") {
  const input = { ...PLAIN, assetType, channel, data: template.data.parse(data), readAsset };
  const planned = await plan(template, input);
  const { prepared } = await prepare(template, planned);
  const pages = prepared.map(async ({ page, scene }) => drawnTexts(page, await layOut(scene)));
  return (await Promise.all(pages)).flat();
}

const ROWS = [
  { name: "Puncture repair", price: "£14" },
  { name: "Gear tune", price: "£22" },
  { name: "Workshop hire", price: "from £110 a month" },
];
const LIST = {
  headline: "Our 2026 price list",
  items: ROWS.map(({ name, price }) => ({ title: name, price })),
};

describe("a price list is drawn in two columns", () => {
  test.each<[AssetType, Channel]>([
    ["infographic", "linkedin"],
    ["card", "web"],
    ["card", "linkedin"],
    ["card", "instagram"],
    ["card", "tiktok"],
  ])("on a %s for %s", async (assetType, channel) => {
    const [template, data] =
      assetType === "card"
        ? [listicle, LIST]
        : [infographic, { headline: LIST.headline, prices: { rows: ROWS } }];
    const texts = await drawn(template, data, assetType, channel);
    const at = (said: string) => texts.find(({ text }) => text === said)?.box;
    const names = ROWS.map(({ name }) => at(name));
    const amounts = ["£14", "£22", "£110"].map(at);
    expect(new Set(names.map((box) => Math.round(box?.x ?? -1))).size).toBe(1);
    const ends = amounts.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0)));
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(2);
    expect(at("a month")?.y).toBeGreaterThan(amounts[2]?.y ?? Number.POSITIVE_INFINITY);
    expect(texts.map(({ text }) => text).filter((text) => /^\d$/.test(text))).toEqual([]);
  });
});

test("months under columns have three letters where their names would make the type small", async () => {
  const points = ["April", "May", "June", "July", "August", "September", "October", "November"].map(
    (label, i) => ({ label, value: 4_120 + i * 2_000 }),
  );
  const data = { headline: "Passengers", chart: { kind: "bar", points } };
  const texts = (await drawn(infographic, data, "infographic")).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"]));
  expect(infographic.altText(infographic.data.parse(data), "Ferries", 0)).toContain("September: 14,120");
});

test("a number that the headline begins with is drawn larger than the rest of it", async () => {
  const data = { headline: "12,400 passengers came along", lead: "12,400" };
  const texts = await drawn(infographic, data, "infographic");
  const lead = texts.find(({ text }) => text === "12,400");
  const rest = texts.find(({ text }) => text.includes("passengers"));
  expect(lead?.size).toBeGreaterThan(1.5 * (rest?.size ?? Number.POSITIVE_INFINITY));
});

test("eight steps are all drawn", async () => {
  const items = Array.from({ length: 8 }, (_, i) => ({ title: `Step ${i + 1} of the way` }));
  const texts = await drawn(infographic, { headline: "How it is made", steps: { items } }, "infographic");
  const said = texts.map(({ text }) => text).join(" ");
  for (const { title } of items) expect(said).toContain(title);
});

const NOWHERE = { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };

test("sentences under a list stand apart from its entries", async () => {
  const items = ["Onions", "Celery", "Lettuce"].map((title) => ({ title }));
  const facts = ["Peas go straight in the ground"];
  const texts = await drawn(
    infographic,
    { headline: "When to start", steps: { items }, facts },
    "infographic",
  );
  const boxOf = (said: string) => texts.find(({ text }) => text.includes(said))?.box ?? NOWHERE;
  const [said, entry] = [boxOf("Peas"), boxOf("Lettuce")];
  // It has a band of its own, whose words begin behind a sign and not where those of the entries do.
  expect(Math.abs(said.x - entry.x)).toBeGreaterThan(10);
  expect(said.y).toBeGreaterThan(entry.y + 2 * entry.height);
});
