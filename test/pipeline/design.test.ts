import { describe, expect, test } from "vitest";
import { readBrief } from "../../lib/copy/read-brief.ts";
import { writeCopy } from "../../lib/copy/write.ts";
import { choose } from "../../lib/pipeline/designs/choose.ts";
import { type Material, materialOf } from "../../lib/pipeline/designs/material.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import type { AssetType } from "../../lib/vocab.ts";

const BRAND = {
  name: "Fernway",
  tagline: "Every parcel, by pedal.",
  overview: "Fernway plans bike courier routes in real time.",
  offer: {
    product_name: "Fernway",
    one_liner: "Route planning for couriers.",
    features: [],
    who_its_for: "",
  },
  product_map: {},
  icp: {},
};
const LOOK = { name: BRAND.name, tagline: BRAND.tagline, palette: { primary: "#1F5C4A", accent: "#F2A541" } };

const BRIEFS = {
  statement:
    "Announce that Fernway now plans around road works within 30 seconds. For dispatchers of courier teams.",
  offer: "20% off the team plan until 30 June with code PEDAL20. For teams with up to 50 riders.",
  quote:
    '"We stopped calling riders on the road," says Mara Lindt, dispatcher at Blue Crate. Customer quote.',
  hiring:
    "We are hiring a backend engineer in Utrecht. Four days a week, 72,000 euros, start in March. Apply at fernway.test/jobs.",
  list: "Five ways to keep promised times when it rains: smaller zones, earlier starts, dry bags, live arrival times, two spare riders.",
  changelog:
    "Release 4.2: faster map on old phones, PDF proof in one tap, fewer location requests, dark mode for night shifts.",
  event:
    "Post about our webinar on 14 May at 16:00 CET: how three couriers cut late parcels by half. Free, 45 minutes.",
};

function materialFor(brief: string, assetType: AssetType, asked: string[] = []): Material {
  const { copy } = writeCopy({ brief, brand: BRAND, channel: "linkedin", assetType });
  return materialOf(copy, readBrief(brief, BRAND), BRAND.name, { asked, atHand: [] });
}

/** The template and layout that a seed leads to. */
async function designFor(material: Material, assetType: AssetType, seed: number): Promise<string> {
  const chosen = choose(material, assetType, seed);
  if (!chosen) throw new Error("Nothing suits this brief.");
  const { template, data } = chosen;
  const input = { assetType, channel: "linkedin", data, brand: LOOK, seed, watermark: false } as const;
  const { layout, prepared } = await prepare(template, await plan(template, input));
  return `${template.id} ${layout} ${prepared.length}`;
}

describe.each(Object.entries(BRIEFS))("a brief of the kind %s", (_kind, brief) => {
  test("a brief is drawn in at least five layouts by ten seeds, and identically by the same seed", async () => {
    const material = materialFor(brief, "card");
    const designs: string[] = [];
    for (let seed = 1; seed <= 10; seed++) designs.push(await designFor(material, "card", seed));
    expect(new Set(designs).size).toBeGreaterThanOrEqual(5);
    expect(await designFor(material, "card", 7)).toBe(designs[6]);
  });

  test.each(["carousel", "slideshow", "infographic", "og_image"] as const)(
    "can be a %s",
    async (assetType) => {
      const [template, , pages] = (await designFor(materialFor(brief, assetType), assetType, 3)).split(" ");
      if (assetType === "og_image") return expect(Number(pages)).toBe(1);
      expect(template).toBe(assetType);
      if (assetType !== "infographic") expect(Number(pages)).toBeGreaterThanOrEqual(3);
    },
  );
});

test("every template is chosen for the kind of news it is made for", async () => {
  const chosen = async (brief: string) => {
    const material = materialFor(brief, "card");
    const names = Array.from({ length: 40 }, (_, seed) => choose(material, "card", seed)?.template.id);
    return new Set(names);
  };
  expect(await chosen(BRIEFS.hiring)).toContain("hiring");
  expect(await chosen(BRIEFS.quote)).toContain("testimonial");
  expect(await chosen(BRIEFS.changelog)).toContain("changelog");
  expect(await chosen(BRIEFS.list)).toContain("listicle");
  expect(await chosen(BRIEFS.offer)).toContain("offer");
});

test("a job's role is capitalised like a headline", () => {
  const material = materialFor(BRIEFS.hiring, "card");
  const seeds = Array.from({ length: 40 }, (_, seed) => choose(material, "card", seed));
  const found = seeds.find((one) => one?.template.id === "hiring");
  expect(found?.data).toMatchObject({ role: "Backend engineer" });
});

test("requested product screens are always shown", () => {
  const material = materialFor(BRIEFS.statement, "card", ["11111111-1111-4111-8111-111111111111"]);
  for (let seed = 0; seed < 10; seed++) {
    const { template, data } = choose(material, "card", seed) ?? {};
    expect(template?.photos?.(data)).toContain("11111111-1111-4111-8111-111111111111");
  }
});

describe("the design of a video", () => {
  const films = (brief: string, asked: string[] = []) => {
    const material = materialFor(brief, "video", asked);
    const names = Array.from({ length: 40 }, (_, seed) => choose(material, "video", seed)?.template.id);
    return [...new Set(names)].sort();
  };

  test.each([
    ["quote", ["film_quote"]],
    ["event", ["film_event"]],
    ["hiring", ["film_launch"]],
    ["offer", ["film_launch"]],
  ] as const)("a video of a brief of the kind %s may use the templates %j", (kind, names) => {
    expect(films(BRIEFS[kind])).toEqual(names);
  });

  const FIGURES =
    "Pickup times fell by 42% in the first quarter. 1,200 couriers now ride with Fernway in nine cities.";

  test.each([
    ["a release", BRIEFS.changelog, "film_changelog"],
    ["a list", BRIEFS.list, "film_tour"],
    ["figures", FIGURES, "film_stat"],
  ])("a video of %s may use several templates, the specific one included", (_what, brief, name) => {
    expect(films(brief)).toContain(name);
  });

  test("a video can be made of every brief that a card can be made of", () => {
    for (const brief of ["Fernway is great.", ...Object.values(BRIEFS)]) {
      expect(films(brief)).not.toContain(undefined);
    }
  });

  test("a video shows the requested product screens", () => {
    const screen = "11111111-1111-4111-8111-111111111111";
    for (let seed = 0; seed < 10; seed++) {
      const { template, data } =
        choose(materialFor(BRIEFS.statement, "video", [screen]), "video", seed) ?? {};
      expect(template?.photos?.(data)).toContain(screen);
    }
  });
});
