import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "web", assetType: "og_image" }).posts.web ?? "";

test.each([
  [
    "Link preview picture for the launch page of Acme Dictate, live Tuesday 8 December 2026. You talk, it writes the invoice. Free for all plans.",
    "Acme Dictate, live Tuesday 8 December 2026.",
  ],
  [
    "Vorschaubild für die Seite zu Acme Diktat, verfügbar ab Dienstag, 8. Dezember 2026. Sie sprechen, es schreibt die Rechnung.",
    "Acme Diktat, verfügbar ab Dienstag, 8. Dezember 2026.",
  ],
])("what a page is for is told with its day: %s", (brief, said) => {
  expect(postOf(brief)).toContain(said);
  expect(postOf(brief)).not.toMatch(/preview picture|Vorschaubild/);
});

test("a page without a day of its own is a place for the picture", () => {
  const post = postOf("Link preview picture for the page of Acme Dictate. You talk, it writes the invoice.");
  expect(post).not.toMatch(/preview picture|page of/);
});
