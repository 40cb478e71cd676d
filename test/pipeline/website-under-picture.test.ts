import { expect, test } from "vitest";
import type { Ports } from "../../lib/core/ports.ts";
import { picturesFor } from "../../lib/pipeline/designs/pictures-for.ts";
import type { RunView } from "../../lib/runs/store.ts";
import { houseStory } from "../../lib/story/house.ts";
import { brandOf } from "../copy/brands.ts";

/** A run without pictures asks no port for anything. */
const RUN = {
  assetType: "card",
  channel: "linkedin",
  livemode: false,
  screenIds: [],
  photoIds: [],
  imagery: "none",
} as unknown as RunView;

const under = async (brief: string) => {
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" });
  const brand = { name: "Kite", product_map: { website: "https://kite.example" } };
  return (await picturesFor({} as Ports, RUN, brand, story, 1)).website;
};

test("the brand's address stands under a picture, but not under a site of others", async () => {
  expect(await under("Swimming lessons start on Monday 6 July 2026. Places are limited.")).toBe(
    "kite.example",
  );
  expect(
    await under("Swimming lessons start on Monday 6 July 2026. Book through the council's website."),
  ).toBe("");
  expect(
    await under("Am 20. Juni 2026 ist Stadtfest. Tickets gibt es auf der Website der Stadt Kassel."),
  ).toBe("");
});
