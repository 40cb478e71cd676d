import { expect, test } from "vitest";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { plan } from "../../lib/render/plan.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import { COMPOSITIONS } from "../../lib/render/templates/card/compose/compositions.ts";
import { contentOf } from "../../lib/render/templates/card/compose/content.ts";
import { onAccentByTurns } from "../../lib/render/templates/card/compose/grounds.ts";
import { drawComposition } from "../../lib/render/templates/card/compose/regions.tsx";
import { complete } from "../../lib/render/templates/card/data.ts";
import { readAsset } from "../support/assets.ts";

const said = { headline: "We open on Sunday", details: "Date: 6 December · Time: 9:00 · Place: Mill Lane 4" };
const card = complete({ ...said, stat: { value: "20%", label: "off on the day" } });

/** The grounds of the compositions that stand on the accent. */
async function groundsOf(palette: Record<string, string>) {
  const { context, type } = await plan(announcement, {
    ...{ assetType: "card", channel: "instagram", data: announcement.data.parse(said), watermark: false },
    brand: { name: "Oakfield", tagline: "", palette, look: "bubble" },
    ...{ seed: 1, readAsset },
  });
  const onAccent = COMPOSITIONS.filter(({ regions }) => regions.some(({ ground }) => ground === "accent"));
  return withTextMeasurement(type, (measureText) =>
    onAccent.map((one) => {
      const { root } = drawComposition({ ...context, measureText }, one, contentOf(card, true));
      return JSON.stringify(root).toLowerCase();
    }),
  );
}

test("an accent ground has the brand's own yellow on a page as light as that", async () => {
  const all = await groundsOf({ primary: "#0e6e6e", accent: "#FDE047", background: "#FCEBB4" });
  expect(all.length).toBeGreaterThan(3);
  for (const root of all) expect(root).toContain('"backgroundcolor":"#fde047"');
});

test("an accent that the page swallows is no ground: the panel is", async () => {
  const all = await groundsOf({ primary: "#0e6e6e", accent: "#fdf0c0", background: "#FEF3C7" });
  for (const root of all) expect(root).toContain('"backgroundcolor":"#0e6e6e"');
});

test.each([
  ["green beside red", "#c62836", "#1f8f4d"],
  ["orange beside blue", "#2f6fd0", "#d9662a"],
])("an accent that fights with the first colour is no ground: %s", async (_, primary, accent) => {
  const all = await groundsOf({ primary, accent, background: "#ffffff" });
  for (const root of all) {
    expect(root).not.toContain(`"backgroundcolor":"${accent}"`);
    expect(root).toMatch(new RegExp(`"backgroundcolor":"(?:${primary}|#ffffff)"`));
  }
});

test("one of the same family, or much lighter, stays a ground", async () => {
  for (const [primary, accent] of [
    ["#c62836", "#e05a2b"],
    ["#0b3d66", "#f2a33a"],
  ] as const)
    for (const root of await groundsOf({ primary, accent, background: "#ffffff" }))
      expect(root).toContain(`"backgroundcolor":"${accent}"`);
});

test("quotations and numbers of a brand stand on its accent by turns, never on one that fights", async () => {
  const turns = async (primary: string, accent: string) => {
    const { context, type } = await plan(announcement, {
      ...{ assetType: "card", channel: "instagram", data: announcement.data.parse(said), watermark: false },
      brand: {
        name: "Oakfield",
        tagline: "",
        palette: { primary, accent, background: "#ffffff" },
      },
      ...{ seed: 1, readAsset },
    });
    return withTextMeasurement(type, (measureText) =>
      Array.from({ length: 24 }, (_, i) => {
        const { theme } = onAccentByTurns({ ...context, measureText }, `Message ${i}`);
        return theme.page.background.toLowerCase();
      }),
    );
  };
  const on = (await turns("#0b3d66", "#f2a33a")).filter((background) => background === "#f2a33a").length;
  expect(on).toBeGreaterThan(2);
  expect(on).toBeLessThan(12);
  expect(await turns("#c62836", "#1f8f4d")).not.toContain("#1f8f4d");
});
