import { expect, test } from "vitest";
import { plan, type RenderInput } from "../../lib/render/plan.ts";
import { prepare, render } from "../../lib/render/render.ts";
import { shows } from "../../lib/render/scene.ts";
import type { Template } from "../../lib/render/template.ts";
import { feature } from "../../lib/render/templates/feature/feature.ts";
import { person } from "../../lib/render/templates/person/person.ts";
import { productHero } from "../../lib/render/templates/product-hero/product-hero.ts";
import { productOg } from "../../lib/render/templates/product-og/product-og.ts";
import { plainPng } from "../../lib/uploads/images/png-plain.ts";
import { readAsset } from "../support/assets.ts";

const SIZE = { width: 640, height: 400 };
const SCREEN = {
  ref: "a-screen",
  bytes: plainPng(new Uint8Array(SIZE.width * SIZE.height * 3).fill(90), SIZE),
};
const BRAND = { name: "Loafly", palette: { primary: "#7a4b1d", background: "#fff8ef" } };

const inputOf = (data: unknown, its: Partial<RenderInput> = {}): RenderInput => ({
  assetType: "card",
  channel: "linkedin",
  brand: BRAND,
  data,
  watermark: false,
  readAsset,
  ...its,
});

const CASES = {
  product_hero: { template: productHero, data: { screens: [SCREEN.ref] } },
  product_og: {
    template: productOg,
    data: { screen: SCREEN.ref, name: "Rye bread", line: "Fresh rye bread on Fridays." },
  },
  feature: { template: feature, data: { screen: SCREEN.ref } },
};
const WORDS = { headline: "New: rye bread on Fridays", cta: "Order it" };

async function drawn(template: Template, input: RenderInput) {
  const planned = await plan(template, input);
  const { prepared } = await prepare(template, planned);
  const key = planned.context.photos.get(SCREEN.ref)?.key;
  const isShown = prepared.some(({ page }) => key !== undefined && shows(page, key));
  const { pages } = await render(template, input);
  return { isShown, alt: pages[0]?.altText ?? "" };
}

test.each(Object.keys(CASES) as (keyof typeof CASES)[])(
  "the alternative text of %s tells of a screenshot where one is drawn",
  async (id) => {
    const { template, data }: { template: Template; data: object } = CASES[id];
    const whole = template.data.parse({ ...WORDS, ...data });
    for (const seed of [1, 2, 3, 4]) {
      for (const channel of ["linkedin", "twitter"] as const) {
        const { isShown, alt } = await drawn(template, inputOf(whole, { seed, channel, photos: [SCREEN] }));
        expect([alt.includes("screenshot"), alt]).toEqual([isShown, alt]);
      }
    }
  },
);

test.each(["product_hero", "product_og"] as const)(
  "no drawing of the subject takes the place of the screen that %s is given",
  async (id) => {
    const { template, data }: { template: Template; data: object } = CASES[id];
    const whole = template.data.parse({ ...WORDS, ...data });
    for (const seed of [1, 2, 3, 4]) {
      const { isShown, alt } = await drawn(template, inputOf(whole, { seed, photos: [SCREEN] }));
      expect([isShown, alt]).toEqual([true, expect.stringContaining("screenshot")]);
    }
  },
);

test("of a picture whose file is gone, nothing is said", async () => {
  const hero = await drawn(productHero, inputOf(productHero.data.parse({ ...WORDS, screens: ["gone"] })));
  expect(hero.alt).not.toContain("screenshot");
  const data = person.data.parse({ ...person.sample, photo: "gone" });
  const [page] = (await render(person, inputOf(data))).pages;
  expect(page?.altText).not.toContain("portrait");
});
