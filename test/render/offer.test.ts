import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { offer } from "../../lib/render/templates/offer/offer.ts";
import { readAsset } from "../support/assets.ts";

const DATA = {
  intro: "",
  offer: "20% off",
  terms: "on all rye loaves, Mondays until 21 December",
  headline: "Rye Monday",
  supporting: "Say “rye day” at the counter.",
};
const BAKERY = {
  name: "Plum & Rye",
  tagline: "Bread with time.",
  about: ["We bake rye bread and plum cake.", "Rye bread kept for four days"],
  palette: { primary: "#7a2e3a", background: "#f6e7cf" },
};

test("beside a drawing of the trade the offer is still said", async () => {
  for (const [channel, seed] of ["twitter", "instagram", "linkedin"].flatMap((one) =>
    [1, 2, 3, 4, 5, 6].map((n) => [one, n] as const),
  )) {
    const planned = await plan(offer, {
      ...{ assetType: "card", channel: channel as "twitter", data: offer.data.parse(DATA), watermark: false },
      ...{ brand: BAKERY, theme: "light", seed, language: "en", readAsset },
    });
    const { prepared } = await prepare(offer, planned);
    const drawn = prepared.flatMap(({ page }) => textNodes(page).map(({ text }) => text)).join(" ");
    expect(`${channel} ${seed}: ${drawn.replace(/\s+/g, " ")}`).toContain("20% off");
  }
});
