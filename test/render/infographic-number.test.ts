import { expect, test } from "vitest";
import { LOOKS } from "../../lib/render/look/looks.ts";
import { render } from "../../lib/render/render.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";
import { readAsset } from "../support/assets.ts";

const BRAND = { name: "Tallyhook", palette: { primary: "#5B3DF5", secondary: "#12C2A0" } };
const DATA = {
  headline: "Agencies that used Tallyhook for a year invoiced 14 % more hours than in the year before",
  stats: [{ value: "9 days → 2", label: "Average time to send an invoice" }],
  facts: ["Based on 212 agencies."],
  url: "https://tallyhook.example",
};

test.each(Object.keys(LOOKS))("words around a number stand whole and apart in the look %s", async (look) => {
  for (const fonts of [undefined, "unbounded"]) {
    const { checks } = await render(infographic, {
      assetType: "infographic",
      channel: "linkedin",
      data: infographic.data.parse(DATA),
      brand: { ...BRAND, look, ...(fonts && { fonts }) },
      watermark: false,
      readAsset,
      seed: 1,
    });
    const failed = checks.filter(({ hard, passed }) => hard && !passed);
    expect(failed.map(({ id, evidence }) => [id, evidence.map(({ quote }) => quote)])).toEqual([]);
  }
});
