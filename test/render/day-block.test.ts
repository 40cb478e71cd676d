import { describe, expect, test } from "vitest";
import { render } from "../../lib/render/render.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import { readAsset } from "../support/assets.ts";

const CHOIR = {
  name: "Kirkby Vale Community Choir",
  tagline: "No auditions. Just turn up.",
  palette: { primary: "#5B2A86", secondary: "#F5D547", tertiary: "#FFFFFF" },
};
const DAYS = [
  "Date: Tuesday 12 January 2027 · Time: 7.30 pm · Place: St Oswald’s Hall · Price: £48",
  "Date: Mittwoch, 22. September 2027 · Time: 19:30 · Place: Stadthalle",
  "Date: Sabato 16 gennaio 2027 · Time: 15:00",
];
const LOOKS = ["signal", "bubble", "poster", "column", "blueprint", "gallery", "masthead"] as const;
const CASES = LOOKS.flatMap((look) => DAYS.map((details) => [look, details] as const));

describe("in the brand's own colours", () => {
  test.each(CASES)("words in a field stand whole on it: %s, %s", async (look, details) => {
    for (const [i, channel] of (["twitter", "linkedin", "instagram"] as const).entries())
      for (const seed of [1, 2, 3]) {
        const data = announcement.data.parse({ headline: "We are looking for tenors and basses", details });
        const brand = { ...CHOIR, look };
        const input = { assetType: "card", channel, data, brand, watermark: false, readAsset } as const;
        const { checks } = await render(announcement, { ...input, seed: seed + 3 * i });
        const contrast = checks.find(({ id }) => id === "picture_contrast");
        expect(contrast?.evidence ?? []).toEqual([]);
      }
  });
});
