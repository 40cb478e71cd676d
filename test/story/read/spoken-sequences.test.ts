import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isAudienceNote } from "../../../lib/story/read/audience-notes.ts";
import { ordersLength } from "../../../lib/story/read/production-notes.ts";
import { isSlideOrder } from "../../../lib/story/read/slide-order.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: "card" | "video" | "og_image" = "card") =>
  houseStory({ brief, brand: brandOf("Tolbeck"), channel: "linkedin", assetType });

const WALL =
  "How a gap gets mended. One, strip it out down to the footing. Two, reset the footings. Three, build up both faces. Then say: next weekend is 6 and 7 March 2027 at Kettle Rigg, £120 for both days, gloves and tools lent. Keep it under 40 seconds and have each step stay up long enough to read.";

describe("steps that are counted aloud", () => {
  test("are steps, and what leads to the last words is for the maker", () => {
    const { steps, posts } = storyOf(WALL, "video");
    expect(steps.map(({ title }) => title)).toEqual([
      "Strip it out down to the footing",
      "Reset the footings",
      "Build up both faces",
    ]);
    expect(posts.linkedin).not.toMatch(/Then say|40 seconds/);
  });

  test("a film tears no two days apart", () => {
    const lines = storyOf(WALL, "video").scenes.map(({ text }) => text);
    expect(lines).toContain("Next weekend is 6 and 7 March 2027 at Kettle Rigg");
  });

  test("one number alone counts nothing", () => {
    expect(storyOf("One, and only one, key opens it. Ask at the desk. Bring a coin.").steps).toEqual([]);
  });
});

test("those whom it is for above all are named to the maker", () => {
  expect(isAudienceNote("For church wardens mainly.", "en")).toBe(true);
  expect(isAudienceNote("Vor allem für Kirchenpfleger.", "de")).toBe(true);
  expect(isAudienceNote("For 3 weeks mainly.", "en")).toBe(false);
  expect(isAudienceNote("For church wardens mainly we run a course.", "en")).toBe(false);
});

test("exactly these words are for readers, and nothing before them", () => {
  const { headline, posts } = storyOf(
    'To go on the moon globe page, and please use exactly these words, I\'ve fiddled long enough: "The far side, too. A globe of 20 cm, cut and pasted by hand. £280."',
    "og_image",
  );
  expect(headline.text).toBe("The far side, too");
  expect(posts.linkedin).toMatch(/^The far side, too\.\s+A globe of 20 cm/);
  expect(posts.linkedin).not.toMatch(/exactly|fiddled/);
});

test("below that is a place on the picture", () => {
  const { posts } = storyOf(
    "Headline: Free first talk. Below that: it takes half an hour in a private room. Book on 0123 456 79.",
  );
  expect(posts.linkedin).not.toContain("Below that");
});

test("an order of the length of a film goes on about the film", () => {
  expect(ordersLength("Keep it under 40 seconds and have each step stay up long enough.")).toBe(true);
  expect(ordersLength("Keep it under water for 40 seconds.")).toBe(false);
});

describe("what stands beside the words", () => {
  test("the first and the last picture are for the maker", () => {
    expect(isSlideOrder("And start with the hedge before, finish with it laid.")).toBe(true);
    expect(isSlideOrder("Start with the primer, finish with the gloss.")).toBe(false);
  });

  test("an apology is for readers", () => {
    const { posts } = storyOf(
      "No ferry from Monday 7 to Friday 11 December. Sorry for the bother and thanks for bearing with us.",
    );
    expect(posts.linkedin).toContain("Sorry for the bother");
  });

  test("a slide tears no relative clause from its word", () => {
    const { slides } = houseStory({
      brief:
        "Am Samstag, 12. Dezember machen wir die Werkstatt auf, von 10 bis 16 Uhr. Zu sehen gibt es die Orgel aus St. Veit, die gerade komplett zerlegt bei uns liegt, 1.124 Pfeifen, von der kleinsten mit 11 Millimetern bis zur größten mit knapp fünf Metern. Anmelden muss man sich nicht. Der Eintritt ist frei.",
      brand: brandOf("Tolbeck"),
      channel: "linkedin",
      assetType: "carousel",
    });
    const organ = slides.find(({ title }) => title.includes("Orgel"));
    expect(organ?.title).toMatch(/bei uns liegt$/);
    expect(organ?.body).toMatch(/^1\.124 Pfeifen/);
  });
});

describe("sentences that count with a bare number are steps", () => {
  test.each([
    "How to wash wool. Step 1 fill a basin with lukewarm water. 2 add a spoon of soap. 3 dry it flat.",
    "How to wash wool. 1 fill a basin with lukewarm water. 2 add a spoon of soap. 3 dry it flat.",
  ])("%s", (brief) => {
    expect(storyOf(brief).steps.map(({ title }) => title)).toEqual([
      "Fill a basin with lukewarm water",
      "Add a spoon of soap",
      "Dry it flat",
    ]);
  });

  test("and an amount is no number of a step", () => {
    const { steps } = storyOf("How to make it.\n- First, 2 eggs go in the bowl.\n- Then 3 spoons of flour.");
    expect(steps.every(({ title }) => !/^eggs|^spoons/iu.test(title))).toBe(true);
  });
});

test("that prices are wanted as a list is no part of their heading", () => {
  const { headline, posts } = storyOf(
    "Neue Preise ab 4. Januar 2027, bitte als Preisliste:\nBaden 32 €\nScheren 48 €",
  );
  expect(headline.text).toBe("Neue Preise ab 4. Januar 2027");
  expect(posts.linkedin).not.toContain("bitte");
});
