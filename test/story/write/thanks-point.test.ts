import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const shortPost = (brief: string) =>
  houseStory({ brief, brand: brandOf("Reedmoor Hall"), channel: "twitter", assetType: "card" }).posts.twitter;

test.each([
  [
    "When the river came into the hall on 3 February we thought that was it. Water stood knee-deep in the cellar and sixty chairs were under it. By the next morning nine people were standing at the door with buckets, and one of them had brought soup for all of us. On the third day the floor was dry again. Thank you to everyone who came, carried, cooked and stayed. We open again on 2 March.",
    "Thank you to everyone who came, carried, cooked and stayed.",
  ],
  [
    "On Sunday we ran the street party, and with two hundred people, four grills, nine salads, one tuba and a goat that belonged to nobody it was louder, longer, hotter and a good deal happier than any of the parties that came before it, as even the vicar said. To everyone who carried a bench, fed the goat or washed up until midnight, and to the Hendry family above all: thank you!",
    "to the Hendry family above all: thank you!",
  ],
  [
    "Am Sonntag war unser Hoffest, und es kamen mehr Leute, als wir Stühle hatten. Fast zweihundert Menschen haben mit uns gegessen und gelacht, und die Kinder haben bis zum Abend am Glücksrad gestanden. Ab 2. März ist die Küche zu. Wir öffnen wieder am 9. März um 10 Uhr, und am 10. März kommt die Feuerwehr zum Üben. Wir danken allen, die geholfen haben: der Feuerwehr für die Bänke und Bäckerei Kröger für den Kuchen.",
    "Wir danken allen, die geholfen haben",
  ],
])("a short post of a brief that thanks says the thanks: %s", (brief, thanks) => {
  expect(shortPost(brief)).toContain(thanks);
});

test("thanks to helpers do not stand before the day of what is announced", () => {
  const post = shortPost(
    "Concert on 12 December, 7pm, Reedmoor Hall. Tickets are £9 at the door, and children under twelve come in free with a grown-up. We sing carols from six countries, most of them learned by ear, and there is mulled cider in the break for everybody. Thank you to Bakery Lund for the buns and to the fire brigade for the benches that we borrow every single year.",
  );
  expect(post).toContain("12 December, 7pm");
  expect(post).toContain("£9");
});
