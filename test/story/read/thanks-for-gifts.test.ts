import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" }).posts.linkedin ?? "";

test.each([
  ["Four pounds out of five were donated by people in this valley. Thank you.", "Thank you."],
  ["Das neue Zelt steht: 412 Menschen haben gespendet. Vielen Dank.", "Vielen Dank."],
  ["La nouvelle tente est là : 412 dons en trois semaines. Merci.", "Merci."],
  ["La carpa nueva ya está: 412 donaciones en tres semanas. Gracias.", "Gracias."],
])("thanks that end what tells of gifts are for readers: %s", (brief, thanks) => {
  expect(postOf(brief)).toContain(thanks);
});

test.each([
  "Boots are 20% off from Friday. Thank you.",
  "The donors' evening is on Friday 4 December at 7pm.\n\nThank you.",
  "Please make a card for our donors' evening on Friday 4 December at 7pm. Thank you.",
])("other thanks are for the maker: %s", (brief) => {
  expect(postOf(brief)).not.toContain("Thank");
});
