import { expect, test } from "vitest";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import type { Film } from "../../../lib/render/film/motion.ts";
import type { LookId } from "../../../lib/render/look/looks.ts";
import { plan } from "../../../lib/render/plan.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import { filmLaunch } from "../../../lib/render/templates/film-launch/film-launch.ts";
import type { Format } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";

/** A film about a thing that is drawn, with facts enough for a scene each. */
async function aboutViolins(format: Format, look: LookId, points: string[]): Promise<Film> {
  const data = filmLaunch.data.parse({ headline: "Violin lessons", supporting: "", points, photo: "" });
  const brand = { ...BRANDS.beacon, look };
  const input = { assetType: "video", channel: "web", format, data, brand, seed: 1, readAsset } as const;
  return filmOf(filmLaunch, await plan(filmLaunch, { ...input, watermark: false }));
}

const POINTS = ["£18 an hour", "Every Friday", "For all ages", "In Leeds"];
const CASES = (["landscape", "square", "story"] as const).flatMap((format) =>
  (["signal", "masthead", "column"] as const).flatMap((look) =>
    [3, 4].map((count) => [format, look, POINTS.slice(0, count)] as const),
  ),
);

test.each(CASES)(
  "%s films in %s show a drawing upright and never in two scenes in a row: %s",
  async (...wish) => {
    const { scenes } = await aboutViolins(...wish);
    const drawn = scenes.map(({ layers }) => layers.find(({ name }) => name === "subject"));
    expect(drawn[0]).toBeDefined();
    for (const layer of drawn) expect(JSON.stringify(layer?.node ?? "")).not.toMatch(/rotate/);
    for (const [i, one] of drawn.slice(1).entries())
      expect(one && drawn[i], `scene ${i + 2}`).toBeUndefined();
  },
);

test.each(CASES)(
  "%s films in %s keep the edge of their words while the camera moves: %s",
  async (...wish) => {
    const { scenes } = await aboutViolins(...wish);
    for (const { layers } of scenes) {
      const words = layers.filter(({ node }) => textNodes(node).length > 0);
      for (const { name, pan } of words) expect([name, pan?.x ?? 0]).toEqual([name, 0]);
    }
  },
);
