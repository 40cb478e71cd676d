import { expect, test } from "vitest";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import { plan } from "../../../lib/render/plan.ts";
import { slideshow } from "../../../lib/render/templates/slideshow/slideshow.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";

/** Of a wide film, in pixels. */
const HEIGHT = 1080;
const STEPS = [
  {
    title: "First appointment, 45 minutes",
    body: "We watch your child walk, talk about what the doctor wants and scan the leg. The scan takes 20 seconds.",
  },
  { title: "Pattern", body: "Your child picks a colour or print, there are 26 to choose from." },
  { title: "Fitting, one hour", body: "We trim edges and fit straps until nothing rubs." },
];

test.each([1, 2, 3, 4, 5, 6])(
  "on a wide film long steps stand whole beside their number (%i)",
  async (seed) => {
    const data = slideshow.data.parse({
      numbered: true,
      cover: { headline: "How a brace is made" },
      slides: STEPS,
      closing: { headline: "Call us" },
    });
    const planned = await plan(slideshow, {
      ...{ assetType: "slideshow", channel: "twitter", data, seed },
      ...{ brand: BRANDS.beacon, watermark: false, readAsset },
    });
    const { scenes } = await filmOf(slideshow, planned);
    for (const { layers } of scenes.slice(1, 4)) {
      const words = layers.filter(({ name }) => /^(?:title|body)/.test(name));
      const number = layers.find(({ name }) => name === "tag")?.box;
      expect(number).toBeDefined();
      expect(words.length).toBeGreaterThan(1);
      for (const { box } of words) {
        expect(box.y + box.height).toBeLessThan(HEIGHT * 0.97);
        expect(box.x).toBeGreaterThanOrEqual((number?.x ?? 0) + (number?.width ?? 0));
      }
    }
  },
);
