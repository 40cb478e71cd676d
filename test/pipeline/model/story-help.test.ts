import { expect, test } from "vitest";
import { helpFor } from "../../../lib/pipeline/model/story-help.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { BRAND } from "./workshop.ts";

const REQUEST = { brand: BRAND, channel: "linkedin", assetType: "card", today: "2027-02-10" } as const;

/** What the model is asked again about, slot by slot, for the house's story with other words. */
function askedAbout(brief: string, change: (story: Story) => Partial<Story>) {
  const story = houseStory({ brief, ...REQUEST });
  const help = helpFor({ brief, ...REQUEST }, () => story);
  return help.guard({ ...story, ...change(story) }).map(({ slot, problem }) => `${slot} ${problem}`);
}

const NEWS = "From 3 March the workshop in Leeds stays open until 10 pm on Tuesdays. It is £15 an hour.";

test("a headline without what the author wants to be seen first is asked for again", () => {
  const brief = `${NEWS} The price should be the biggest thing.`;
  const headline = (text: string) => () => ({ headline: { text, facts: ["f1"] } });
  expect(askedAbout(brief, headline("The workshop stays open until 10 pm"))).toContain("headline wish");
  expect(askedAbout(brief, headline("The workshop is £15 an hour"))).not.toContain("headline wish");
});

test("a post without the link of the brief is asked for again where readers can follow it", () => {
  const brief = `${NEWS} Book a stand at hollowlane.example/night.`;
  const without = ({ posts }: Story) => ({ posts: { ...posts, linkedin: NEWS } });
  expect(askedAbout(brief, without)).toContain("posts.linkedin missing_words");
  expect(askedAbout(brief, () => ({}))).not.toContain("posts.linkedin missing_words");
});

test("a post that is filled in like a form is asked for again", () => {
  const linkedin =
    "The workshop in Leeds stays open.\n\nDate: from 3 March\nTime: until 10 pm\nPrice: £15 an hour";
  const asked = askedAbout(NEWS, ({ posts }) => ({ posts: { ...posts, linkedin } }));
  expect(asked).toContain("posts.linkedin form_fields");
});

test("a price of the brief that neither post nor picture tells is asked for again", () => {
  const others = `${NEWS} A tube costs £6. A chain costs £18. A saddle costs £34. A lock costs £21.`;
  const quiet = ({ facts, posts }: Story) => ({
    facts: facts.filter(({ kind }) => kind !== "news"),
    by: "fake/writer",
    support: null,
    points: [],
    prices: [],
    figures: [],
    posts: { ...posts, linkedin: others },
  });
  const asked = (change: (story: Story) => Partial<Story>) =>
    askedAbout(`${others} An apron costs £2.`, change);
  expect(asked(quiet)).toContain("posts.linkedin missing_words");
  const shown = { points: [{ text: "An apron for £2", facts: ["f14"] }] };
  expect(asked((story) => ({ ...quiet(story), ...shown }))).not.toContain("posts.linkedin missing_words");
});

test("shorthand of the brief is asked for again, and what is no shorthand is not", () => {
  const post = (text: string) => () => ({ by: "fake/writer", posts: { linkedin: `${NEWS} ${text}` } });
  for (const words of [
    "Book by weds.",
    "Tea w/ cake.",
    "Open fri-sun.",
    "Approx 40 seats.",
    "The speaker is TBC.",
  ])
    expect(askedAbout(NEWS, post(words))).toContain("posts.linkedin shorthand");
  for (const words of ["We sat in the sun.", "Open Fri–Sun.", "Thanks to Thu Trang.", "See a.example/tbc."])
    expect(askedAbout(NEWS, post(words))).not.toContain("posts.linkedin shorthand");
});

test("a point that had no room is asked for again", () => {
  const long = { text: "The workshop stays open until 10 pm on a small amount…", facts: ["f1"] };
  expect(askedAbout(NEWS, () => ({ points: [long] }))).toContain("points.0 cut_short");
});
