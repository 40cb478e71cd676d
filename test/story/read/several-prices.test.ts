import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Kiln Lane"), channel: "linkedin", assetType: "card" });

test.each([
  [
    "Baking course, 14 March.\nFull day: £90\nHalf day: £55\nThe evening class is £35 for one, £52 for two.",
    { name: "The evening class", price: "£35 for one, £52 for two" },
  ],
  [
    "Pottery on Saturdays.\n- A wheel: £35 for one, £52 for two\n- Firing: £6\n- Glaze: £4",
    { name: "A wheel", price: "£35 for one, £52 for two" },
  ],
  [
    "Unsere Preise ab 1. März:\n- Kette: 28 €\n- Schlauch: 14 €\nDer Kurs kostet 35 € allein, 52 € zu zweit.",
    { name: "Der Kurs", price: "35 € allein, 52 € zu zweit" },
  ],
])("what costs so much for one and so much for two is one row: %s", (brief, row) => {
  const { prices, posts } = storyOf(brief);
  expect(prices).toMatchObject(expect.arrayContaining([expect.objectContaining(row)]));
  expect(prices).toHaveLength(3);
  expect(posts.linkedin).toContain(`${row.name}: ${row.price}`);
});

test("a sentence whose subject stands elsewhere is no row, and leads to no list", () => {
  const { prices, posts } = storyOf(
    "Workshop on 14 March at 14 Dock Street. It costs £35 for one, £52 for two. Materials: £8. Clay: £4. Book at the counter.",
  );
  expect(prices.map(({ name }) => name)).not.toContain("It");
  expect(posts.linkedin).toContain("It costs £35 for one, £52 for two.");
  expect(posts.linkedin).not.toContain("for two:");
});
