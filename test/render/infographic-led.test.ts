import { expect, test } from "vitest";
import { LOOKS } from "../../lib/render/look/looks.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";
import { readAsset } from "../support/assets.ts";

const BRAND = { name: "Dock Road Food Bank", palette: { primary: "#33485C", secondary: "#E8A33D" } };
const FACTS = ["We are open Mondays and Thursdays 10 to 2 at St Aidan’s Hall", "Nobody needs a referral"];
const DATA = {
  headline: "4,212 food parcels handed out",
  lead: "4,212",
  supporting:
    "Our year from 1 November 2025 to 31 October 2026 in numbers. 38 tonnes of food collected, 11 tonnes of that from the three supermarkets on Dock Road.",
  stats: [
    { value: "1,780", label: "of them went to households with children" },
    { value: "9,400", before: "61 volunteers, who gave", label: "hours between them" },
    { value: "£26,450", label: "given by people in the town" },
    { value: "£3,180", before: "Cost of running the van:", label: "" },
  ],
  url: "dockroadfoodbank.example",
};

async function textsOf(look: string, seed: number, data: object) {
  const planned = await plan(infographic, {
    ...{ assetType: "infographic", channel: "instagram", seed, watermark: false, readAsset },
    data: infographic.data.parse({ ...DATA, ...data }),
    brand: { ...BRAND, look },
  });
  const { prepared } = await prepare(infographic, planned);
  return textNodes(prepared[0]?.page as Parameters<typeof textNodes>[0]);
}

test.each(Object.keys(LOOKS))(
  "%s: the number that leads a full page stays the largest, and what closes it is shown",
  async (look) => {
    for (const seed of [1, 2, 3]) {
      const texts = await textsOf(look, seed, { facts: FACTS });
      expect(texts.filter(({ attributes }) => attributes?.cut).map(({ text }) => text)).toEqual([]);
      const said = texts.map(({ text }) => text).join(" ");
      expect(said).toContain("St Aidan’s Hall");
      expect(said).toContain("supermarkets on Dock Road");
      const [largest] = texts.toSorted((a, b) => b.style.fontSize - a.style.fontSize);
      expect(largest?.text).toBe("4,212");
    }
  },
);

test("on a page with more room the number is larger still", async () => {
  const sizeOf = async (data: object) => {
    const texts = await textsOf("signal", 1, data);
    return texts.find(({ text }) => text === "4,212")?.style.fontSize ?? 0;
  };
  const few = { stats: DATA.stats.slice(0, 2), supporting: "Our year in numbers." };
  expect(await sizeOf(few)).toBeGreaterThan(await sizeOf({ facts: FACTS }));
});
