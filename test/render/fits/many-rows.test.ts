import { describe, expect, test } from "vitest";
import { render } from "../../../lib/render/render.ts";
import { listicle } from "../../../lib/render/templates/listicle/listicle.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";
import { readAsset } from "../../support/assets.ts";

const PICTURES = { brand: "Hallowby Larder", asked: [], atHand: [], faces: [] };
const HOURS = `Christmas and New Year opening at the Larder, 22 Mill Street, Hallowby:

Mon 21 Dec 10am–1pm
Tue 22 Dec 10am–1pm and 5pm–7pm
Wed 23 Dec 10am–3pm
Thu 24 Dec to Sun 27 Dec closed
Mon 28 Dec closed
Tue 29 Dec 10am–1pm
Wed 30 Dec 10am–1pm
Thu 31 Dec to Sun 3 Jan closed
Back to normal from Mon 4 Jan

You don't need a referral or voucher, just come in. If you need food when we're shut ring 01632 960144 and somebody will ring you back the same day.`;

describe("nine days with their hours", () => {
  const brand = brandOf("Hallowby Larder", { website: "hallowbylarder.example" });
  const story = houseStory({ brief: HOURS, brand, channel: "instagram", assetType: "card" });
  const data = listicle.data.parse(
    listicle.fits?.(story, { ...PICTURES, website: "hallowbylarder.example" })?.data,
  );

  test.each([0, 1, 2, 3])(
    "and what else there is to know are whole on a square card: seed %i",
    async (seed) => {
      const { checks } = await render(listicle, {
        assetType: "card",
        channel: "linkedin",
        format: "square",
        data,
        brand: { name: "Hallowby Larder", palette: { primary: "#F4A259", secondary: "#2E5339" } },
        watermark: false,
        readAsset,
        seed,
      });
      const failed = checks.filter(({ id, passed }) => id === "picture_room" && !passed);
      expect(failed.map(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([]);
    },
  );
});
