import { describe, expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import { COMPOSITIONS } from "../../lib/render/templates/card/compose/compositions.ts";
import { readAsset } from "../support/assets.ts";

const FACTS = new Set(["row", "table", "stack"]);

describe.each(["wide", "tall"] as const)("in reading order of %s pictures", (shape) => {
  test.each(COMPOSITIONS.map((one) => [one.name, one] as const))(
    "%s has its headline before its facts",
    (_, { regions }) => {
      const read = regions.toSorted((a, b) => a[shape][1] - b[shape][1] || a[shape][0] - b[shape][0]);
      const parts = read.flatMap(({ head, foot }) => [...head, ...foot]);
      const facts = parts.findIndex((part) => FACTS.has(part));
      expect(facts === -1 || facts > parts.indexOf("headline")).toBe(true);
    },
  );
});

test("a name that is centred stands in the middle over its slogan", async () => {
  const data = announcement.data.parse({
    headline: "We open on Sunday",
    details: "Date: 6 December · Time: 9:00",
  });
  const brand = { name: "Oakfield", tagline: "Calm care for every paw", palette: { primary: "#0e6e6e" } };
  const centred: string[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const input = { assetType: "card", channel: "instagram", data, brand, watermark: false } as const;
    const planned = await plan(announcement, {
      ...input,
      brand: { ...brand, look: "bubble" },
      seed,
      readAsset,
    });
    const { prepared } = await prepare(announcement, planned);
    centred.push(...columnsOver(prepared[0]?.page, "Calm care for every paw"));
  }
  expect(centred.length).toBeGreaterThan(0);
  expect(new Set(centred)).toEqual(new Set(["center"]));
});

type Drawn = { children?: unknown; style?: { alignItems?: string; flexDirection?: string } };

/** How the columns that hold the name and the slogan, and nothing else, set what is in them. */
function columnsOver(node: unknown, slogan: string): string[] {
  if (!node || typeof node !== "object") return [];
  if (Array.isArray(node)) return node.flatMap((one) => columnsOver(one, slogan));
  const inner = Object.values(node).flatMap((one) => columnsOver(one, slogan));
  const { style } = node as Drawn;
  const text = JSON.stringify(node);
  const isBoth = style?.flexDirection === "column" && text.includes(slogan) && text.includes("Oakfield");
  return isBoth && inner.length === 0 ? [style.alignItems ?? "flex-start"] : inner;
}
