import { expect, test } from "vitest";
import { plan } from "../../../lib/render/plan.ts";
import { lintPlan } from "../../../lib/render/render.ts";
import type { Template } from "../../../lib/render/template.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import { PAIRINGS } from "../../../lib/render/typeface.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";
import { extremeOf } from "../support/extremes.ts";

/** Stills in which long texts meet drawings, tables and charts. */
const STILLS = Object.values(TEMPLATES).filter(
  ({ film, assetTypes }) => !film && assetTypes.includes("card"),
);
const CHANNELS = ["linkedin", "instagram", "twitter"] as const;

async function faultsOf(template: Template, fonts: string, turn: number): Promise<string[]> {
  const channel = CHANNELS[turn % CHANNELS.length] ?? "web";
  const planned = await plan(template, {
    assetType: "card",
    channel,
    data: extremeOf(template, "longest"),
    brand: { ...BRANDS.beacon, id: "one", fonts },
    seed: turn,
    watermark: false,
    readAsset,
  });
  const checks = await lintPlan(template, planned);
  return checks
    .filter(({ hard, passed }) => hard && !passed)
    .map(
      ({ id, evidence }) => `${template.id} ${channel} ${id}: ${evidence[0]?.quote} ${evidence[0]?.source}`,
    );
}

test.each(Object.keys(PAIRINGS))(
  "in %s the longest texts leave no picture, cross nothing and can be read",
  async (fonts) => {
    const faults: string[] = [];
    for (const [turn, template] of STILLS.entries()) faults.push(...(await faultsOf(template, fonts, turn)));
    expect(faults).toEqual([]);
  },
);
