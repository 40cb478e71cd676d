import { expect, test } from "vitest";
import { planFilm } from "../../../lib/render/film/film.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";
import { testPhotos } from "../support/photos.ts";
import { motionOf } from "./support/motion.ts";

const films = Object.values(TEMPLATES).filter(({ film }) => film);

/** Slides are read at leisure. A quote is cut where its speaker pauses and no sooner; its captions change between. */
const LEAST_CUTS: Record<string, number> = { slideshow: 3, film_quote: 4 };

/** Seeds that lie so that each motif of a film is met. */
test.each(films.map(({ id }, i) => [id, [1, 2, 4][i % 3] ?? 1] as const))(
  "%s has six to ten cuts in twelve seconds, no hold over 2.5 seconds, and stands still for at most 30 %% of its time",
  async (id, seed) => {
    const template = TEMPLATES[id]!;
    const plan = await planFilm(template, {
      ...{ assetType: template.assetTypes[0], channel: "web", format: "story", seed, watermark: false },
      ...{
        data: template.data.parse(template.sample),
        brand: BRANDS.beacon,
        photos: await testPhotos(),
        readAsset,
      },
    });
    const { frames, fps, cuts, still, longestHold } = await motionOf(plan);
    expect((cuts * 12 * fps) / frames).toBeGreaterThanOrEqual(LEAST_CUTS[id] ?? 6);
    expect((cuts * 12 * fps) / frames).toBeLessThanOrEqual(10);
    expect(longestHold).toBeLessThanOrEqual(2.5 * fps);
    expect(still).toBeLessThanOrEqual(0.3 * frames);
  },
);
