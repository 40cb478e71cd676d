import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { drawnStory } from "../../../lib/story/write/on-picture.ts";
import { brandOf } from "../../copy/brands.ts";

const NEWS =
  'Link preview image for the page of a public talk. Title: "Letters from the Workhouse". Thursday 10 December 2026 at 7 pm, Old Infirmary Hall, Ennis. Free, no booking, doors 6.30 pm.';
const made = (brief: string) =>
  houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "og_image" });
const drawn = (brief: string) =>
  drawnStory(made(brief), "og_image")
    .facts.filter(({ from }) => from === "brief")
    .map(({ quote }) => quote)
    .join("\n");

test("templates see no fact that the author wants beside the picture", () => {
  const shown = drawn(`${NEWS} Title and date only on the image, please; the remainder may go in the post.`);
  expect(shown).toContain("Letters from the Workhouse");
  expect(shown).toContain("10 December");
  expect(shown).not.toContain("no booking");
});

test("without such a wish they see all", () => {
  expect(drawn(NEWS)).toContain("no booking");
});

test("few words leave out a long sentence that nobody needs", () => {
  const brief =
    "Weirbook 4 is out on Tuesday 1 December 2026. It lets reservoir keepers log seepage, water levels and crack widths on a phone with no signal, and syncs when they are back in the van. New in 4: photo comparison. Existing customers get it at no extra charge. Few words, must be readable very small.";
  const { support } = made(brief);
  expect(support?.text ?? "").not.toContain("reservoir");
  expect(drawn(brief)).not.toContain("reservoir");
});
