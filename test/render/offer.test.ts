import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { complete } from "../../lib/render/templates/card/data.ts";
import { offer } from "../../lib/render/templates/offer/offer.ts";
import { underSeal } from "../../lib/render/templates/offer/under-seal.ts";
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

test.each([
  ["on all linen, if you buy two metres or more", "On all linen, if you buy two metres or more."],
  ["auf alles Leinen, wenn man zwei Meter kauft", "Auf alles Leinen, wenn man zwei Meter kauft."],
  ["en todo el lino, hasta el sábado", "En todo el lino, hasta el sábado."],
  ["à partir de deux mètres, jusqu’à samedi soir", "À partir de deux mètres, jusqu’à samedi soir."],
  ["二メートル以上お買い上げの方に限ります", "二メートル以上お買い上げの方に限ります。"],
  ["While it lasts!", "While it lasts!"],
])("terms under a seal are a sentence of their own after a text: %s", (terms, said) => {
  const card = complete({ headline: "The linen sale", supporting: "In the shop only." });
  const data = { intro: "", offer: "£14 a metre", terms };
  expect(underSeal(data, card)).toEqual({ details: said });
  expect(underSeal(data, { ...card, supporting: "" })).toEqual({ details: terms });
});

test("terms that are a fact of a row stay one", () => {
  const card = complete({
    headline: "The linen sale",
    supporting: "Come by.",
    details: "Price: £14 · Until: Sunday",
  });
  const { details } = underSeal({ intro: "", offer: "£14", terms: "in the shop" }, card);
  expect(details).toContain("in the shop");
});
