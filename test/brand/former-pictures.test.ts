import { expect, test } from "vitest";
import { patchDna } from "../support/dna.ts";
import { upload } from "../support/screens.ts";
import { world } from "../support/world.ts";

test("another brand's name warns that pictures uploaded before are still drawn", async () => {
  const w = await world();
  await patchDna(w, { offer: { product_name: "Fernway" } });
  await upload(w);
  const renamed = await patchDna(w, { offer: { product_name: "Loafly" } });
  expect(renamed.warnings).toEqual([
    'Uploaded before the brand was "Loafly", and still drawn: 1 screen. Delete those that show "Fernway"; these list them: GET /brand-assets/screens (npx brandrun screens list).',
  ]);
  expect((await patchDna(w, { tagline: "Bread by seven" })).warnings).toEqual([]);
});

test("without pictures a rename warns of none", async () => {
  const w = await world();
  await patchDna(w, { offer: { product_name: "Fernway" } });
  expect((await patchDna(w, { offer: { product_name: "Loafly" } })).warnings).toEqual([]);
});
