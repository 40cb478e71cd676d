import { expect, test } from "vitest";
import { LOOKS, type LookId } from "../../../lib/render/look/looks.ts";
import { plan } from "../../../lib/render/plan.ts";
import { prepare } from "../../../lib/render/render.ts";
import type { Template } from "../../../lib/render/template.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import { BRANDS } from "../support/cases.ts";

const SEEDS = [1, 2, 3, 4, 5, 6, 7];
const CHANNELS = ["linkedin", "instagram", "twitter"] as const;

async function layoutsOf(id: string, look: LookId, over: object = {}): Promise<Set<string>> {
  const template = TEMPLATES[id] as Template;
  const data = template.data.parse({ ...(template.sample as object), ...over });
  const found = new Set<string>();
  for (const [seed, channel] of SEEDS.flatMap((one) => CHANNELS.map((other) => [one, other] as const))) {
    const planned = await plan(template, {
      assetType: "card",
      channel,
      data,
      brand: { ...BRANDS.beacon, id: "one", look },
      isPlain: true,
      seed,
      watermark: false,
    });
    found.add((await prepare(template, planned)).layout);
  }
  return found;
}

test.each([
  ["hiring", {}],
  ["milestone", { path: [] }],
  ["feature", { screen: "" }],
  ["event", {}],
  ["offer", {}],
] as const)(
  "a %s has at least three skeletons in each direction, and directions differ",
  async (id, over) => {
    const all = await Promise.all(
      (Object.keys(LOOKS) as LookId[]).map(async (look) => ({
        look,
        layouts: await layoutsOf(id, look, over),
      })),
    );
    const few = all.filter(({ layouts }) => layouts.size < 3).map(({ look, layouts }) => [look, ...layouts]);
    expect(few).toEqual([]);
    expect(new Set(all.map(({ layouts }) => [...layouts].sort().join(" "))).size).toBeGreaterThan(1);
  },
);
