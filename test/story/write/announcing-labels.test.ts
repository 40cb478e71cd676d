import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const scenesOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Spoke Works"), channel: "instagram", assetType: "video" });

test.each([
  ["A few numbers: started in 2011 with one bench.", "Started in 2011 with one bench"],
  ["Some figures: 12 volunteers, one van.", "12 volunteers, one van"],
])("a label that only announces is not on the picture: %s", (sentence, said) => {
  const { scenes, posts } = scenesOf(
    `We repaired our 5,000th bicycle on Monday. ${sentence} The shop opens at 9.`,
  );
  expect(scenes.map(({ text }) => text)).toContain(said);
  expect(posts.instagram).toContain(sentence.split(":")[0]);
});

test.each([
  "Opening hours: Monday to Friday, 9 to 5",
  "Our address: Mill Lane 3, Settle",
  "House number: 14",
])("a label that says of what stays: %s", (sentence) => {
  const { scenes } = scenesOf(`We repaired our 5,000th bicycle on Monday. ${sentence}. Tea is free.`);
  expect(scenes.map(({ text }) => text).join("\n")).toContain(sentence.split(":")[0]);
});

test("what is to be seen large of several things is no headline", () => {
  const { headline } = scenesOf(
    "Rebajas de enero en el vivero. Del lunes 11 al sábado 16 de enero. Rosales a 9 € (antes 14), naranjos a 25 € (antes 38). Con los precios en grande, por favor.",
  );
  expect(headline.text).toBe("Rebajas de enero en el vivero");
});

test("a price that is wanted large still leads", () => {
  const { headline } = scenesOf("Kiln day on 9 May at the barn. A place costs £28. Make the price big.");
  expect(headline.text).toContain("£28");
});
