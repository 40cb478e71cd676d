import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyFor = (brief: string, assetType: "infographic" | "og_image" = "infographic") =>
  houseStory({ brief, brand: brandOf("Kite"), channel: "web", assetType });

test("the topic of an order heads a list that has one of its words", () => {
  const { headline, posts } = storyFor(
    "Please produce a graphic showing the changed bin collection days over Christmas and New Year.\n\nNormal collection Friday 25 December -> Sunday 27 December\nTuesday 29 December -> Wednesday 30 December\nCollections return to normal from Monday 4 January 2027.",
  );
  expect(headline.text).toBe("The changed bin collection days over Christmas and New Year");
  expect(posts.web).toMatch(/^The changed bin collection days/);
  expect(posts.web).toContain("Friday 25 December → Sunday 27 December");
});

test.each([
  [
    'Preview image for our article "The tax bill you can see coming" by Ruth Adeyemi. 9 minute read.',
    "The tax bill you can see coming",
  ],
  [
    "Vorschaubild für unseren Artikel „Die Rechnung, die man kommen sieht“ von Ruth Adeyemi. 9 Minuten Lesezeit.",
    "Die Rechnung, die man kommen sieht",
  ],
])("an article keeps its author, who has not said its title: %s", (brief, headline) => {
  const { headline: said, quotation, posts } = storyFor(brief, "og_image");
  expect(said.text).toBe(headline);
  expect(posts.web).toMatch(/(?:By|Von) Ruth Adeyemi/);
  expect(quotation).toBeNull();
});

test("the page whose picture is wanted is not published, and a versioned name stays small", () => {
  const { headline, posts } = storyFor(
    'Link preview image for the release page of finch 2.4.\n\n- parallel search across hosts\n- less memory on gzip files\n\nTitle should be "finch 2.4: search every host at once".',
    "og_image",
  );
  expect(headline.text).toBe("finch 2.4: search every host at once");
  expect(posts.web).not.toContain("release page");
});

test("the reason that readers are given keeps its label and its full stop", () => {
  const { posts } = storyFor(
    "Changes at drop-off, from Monday 4 January.\n\n1. Thornton Street will be closed to cars from 8.15 to 9.00.\n2. Bikes and scooters: 30 new covered spaces by the hall.\n\nWhy: in our survey 7 out of 10 parents said they don't feel the road is safe. Please keep it positive, not a telling off.",
  );
  expect(posts.web).toContain(
    "Why: in our survey 7 out of 10 parents said they don’t feel the road is safe.",
  );
});

test("a short post keeps what readers can give", () => {
  const { posts } = houseStory({
    brief:
      "Our year in numbers, January to October 2026: 6,214 parcels given out. 2,380 of those went to children. 71 tonnes of food donated, 85 volunteers, 11,900 volunteer hours. Top three things we run out of: tinned fruit, UHT milk, washing powder. End with: drop-off point open Mon to Fri 10 to 3, Unit 4, Vernon Mill.",
    brand: brandOf("Kite"),
    channel: "twitter",
    assetType: "infographic",
  });
  expect(posts.twitter).toContain("tinned fruit, UHT milk, washing powder");
});
