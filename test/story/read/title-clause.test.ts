import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const LIST = "\n\nCold: 4 °C in the dark.\nDamp: 85% humidity or more.\nApart: no two touching.";
const headline = (title: string) =>
  houseStory({
    brief: `${title}${LIST}`,
    brand: brandOf("Kite"),
    channel: "linkedin",
    assetType: "infographic",
  }).headline.text;

test.each([
  "Pears: what a cellar needs",
  "What a winter cellar needs",
  "Dahlias: when the tubers come out",
  "Raw milk: why it sours",
])("a title that is a clause heads its list: %s", (title) => expect(headline(title)).toBe(title));

test.each(["Content: what we want to say", "What to include in the post"])(
  "words for the maker are no title: %s",
  (title) => expect(headline(title)).not.toContain(title),
);

test("in Italian a price that goes up is no sale", () => {
  const brief =
    "Dove vanno i nostri soldi: 46% personale, 38% lavori, 16% energia. La tariffa sale dal 1° gennaio 2027 da 31 € a 38 € a famiglia.";
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" });
  expect(story.offer?.value ?? "").toBe("");
  expect(story.occasion).not.toBe("offer");
});
