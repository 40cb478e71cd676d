import { expect, test } from "vitest";
import { applyPatch, type DnaPatch } from "../../lib/brand/dna-patch.ts";
import { leftOfFormerBrand } from "../../lib/brand/former-brand.ts";

const FERNWAY = {
  tagline: "Every road has a way",
  overview: "",
  offer: { product_name: "Fernway", features: ["Offline maps"], one_liner: "Maps for couriers" },
  productMap: { plans: { pro: "For teams" }, guidelines: { look: "calm" } },
  icp: { pains: ["Closed roads"] },
  palette: {},
  logos: [],
};
const warned = (patch: DnaPatch) => leftOfFormerBrand(FERNWAY, applyPatch(FERNWAY, patch), patch);

test("another brand's name warns of the fields that are still of the former one, with the patch that clears them", () => {
  expect(warned({ offer: { product_name: "Stimmwerk", one_liner: "Tunes pianos" } })).toEqual([
    'product_name was "Fernway" and is "Stimmwerk" now. Still as they were for "Fernway": tagline, offer.features, product_map.plans, icp.pains. Change them, or clear them with null: {"tagline":null,"offer":{"features":null},"product_map":{"plans":null},"icp":{"pains":null}}',
  ]);
});

test.each<DnaPatch>([
  { tagline: "Ship it" },
  { offer: { product_name: "FERNWAY" } },
  {
    offer: { product_name: "Stimmwerk", features: null, one_liner: null },
    tagline: null,
    product_map: null,
    icp: null,
  },
])("nothing is warned of: %j", (patch) => {
  expect(warned(patch)).toEqual([]);
});
