import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import { complete } from "../../lib/render/templates/card/data.ts";
import { areEntries } from "../../lib/render/templates/card/entries-card.tsx";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const cardOf = (bullets: string[], supporting = "Every Saturday from 10 to 1.") =>
  complete({ headline: "Dates in spring", supporting, bullets, mark: "dot" });

test.each([
  [["16 januari", "20 februari", "20 maart"]],
  [["Pistachio", "Sour cherry", "Salted caramel", "Lemon"]],
])("%j is a list of entries", (bullets) => {
  expect(areEntries(cardOf(bullets))).toBe(true);
});

test.each([
  ["two are no list", ["16 januari", "20 februari"]],
  ["a point is a sentence", ["16 januari", "20 februari", "Bring your own tools and a bag"]],
  ["a price stands in a table", ["Lemon", "Pistachio", "Cone £2.40"]],
  ["an hour stands in a table", ["Mon 10:00", "Tue 11:00", "Wed 9:30"]],
])("%s", (_why, bullets) => {
  expect(areEntries(cardOf(bullets))).toBe(false);
});

test("entries beside a long text are its points", () => {
  const long = "We mend what others would throw away, and we have done so for eleven years. ".repeat(4);
  expect(areEntries(cardOf(["16 januari", "20 februari", "20 maart"], long))).toBe(false);
});

async function sizesOf(channel: "instagram" | "linkedin", bullets: string[]) {
  const data = card.data.parse({ headline: "Dates in spring", supporting: REMARK, bullets, mark: "dot" });
  const given = { assetType: "card", seed: 1, watermark: false, readAsset, channel, data } as const;
  const planned = await plan(card, { ...given, brand: BRANDS.beacon });
  const { prepared } = await prepare(card, planned);
  const texts = prepared.flatMap(({ page }) => textNodes(page));
  const sizeOf = (text: string) =>
    Number(texts.find((one) => one.text.includes(text))?.style.fontSize) / planned.context.unit;
  return { entry: sizeOf(bullets[0] ?? ""), remark: sizeOf("Every Saturday") };
}
const REMARK = "Every Saturday from 10 to 1 at the village hall.";

test.each(["instagram", "linkedin"] as const)(
  "on %s entries are large and remarks are small",
  async (channel) => {
    const { entry, remark } = await sizesOf(channel, ["16 January", "20 February", "20 March", "17 April"]);
    expect(entry).toBeGreaterThan(64);
    expect(remark).toBeLessThan(entry / 1.6);
  },
);
