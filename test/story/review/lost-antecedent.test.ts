import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { lostAntecedent } from "../../../lib/story/review/lost-antecedent.ts";
import { brandOf } from "../../copy/brands.ts";

const found = (brief: string) => {
  const story = houseStory({ brief, brand: brandOf("Lumen"), channel: "linkedin", assetType: "card" });
  return lostAntecedent({ story, brief });
};

describe("“it” of a thing that only an order names is asked about", () => {
  test.each([
    "Hello, we are a brass band of 31 players and we'd like a short film for our Carols by Lantern evening. It's on Sunday 20 December at 5pm in the Corn Hall yard. Free entry.",
    "Hallo, wir sind ein Chor aus Lohr und möchten eine Karte für unseren Adventsabend bei Kerzenschein. Er ist am Sonntag, 20. Dezember um 17 Uhr in der Stadtkirche. Eintritt frei.",
  ])("%s", (brief) => {
    expect(found(brief)).toHaveLength(1);
  });

  test.each([
    "Our new press folds flat. It is built in Leeds. Please keep it short.",
    "Please make a card for our open day. It is on Sunday 20 December at the hall.",
  ])("not where the thing is published: %s", (brief) => {
    expect(found(brief)).toEqual([]);
  });
});
