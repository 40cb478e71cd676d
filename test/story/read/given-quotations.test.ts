import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Bright Start"), channel: "linkedin", assetType: "card" });

test.each([
  `Use this quote from Moira, she's happy for us to share it with her first name: "I failed three times in my twenties. At 47 I passed with two minors." Moira, Broughty Ferry. First lessons are £30.`,
  `Quote from a customer: "I failed three times in my twenties. At 47 I passed with two minors." Moira, Broughty Ferry. First lessons are £30.`,
])("what is said before a quotation parts it from no one: %s", (brief) => {
  const { quotation, posts } = storyOf(brief);
  expect(quotation).toMatchObject({
    text: "I failed three times in my twenties. At 47 I passed with two minors.",
    name: "Moira",
    company: "Broughty Ferry",
  });
  expect(posts.linkedin).toContain("minors.”\n– Moira, Broughty Ferry\n\nFirst lessons are £30.");
});

test("things that an order names together, and the brief one by one, are the headline", () => {
  const brief =
    "People keep asking us plastic or cast iron, so let's compare them honestly, one slide each.\n\nPLASTIC: about £28 a metre fitted. Lasts 15 to 20 years.\nCAST IRON: about £95 a metre fitted. Lasts 80 years.\n\nOur view: plastic for sheds and garages.";
  expect(storyOf(brief).headline.text).toBe("Plastic or cast iron");
});
