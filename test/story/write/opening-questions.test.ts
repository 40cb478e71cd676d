import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Stimmwerk"), channel: "linkedin", assetType: "card" });

test("a question that opens a brief stands before its answer, on the picture of an offer too", () => {
  const { kicker, headline, support, posts } = storyOf(
    "Moved your piano? Our autumn offer: a tuning for €80 instead of €95, until 12 December. It needs two weeks to settle first.",
  );
  expect(kicker?.text).toBe("Moved your piano?");
  expect(headline.text).toBe("Our autumn offer: a tuning for €80 instead of €95, until 12 December");
  expect(support?.text).toBe("It needs two weeks to settle first.");
  expect(posts.linkedin).toMatch(/^Moved your piano\? Our autumn offer/);
});

test.each([
  ["Piano moved? New: we tune within 48 hours. €80 in Leipzig and Halle.", /^Piano moved\? New: we tune/],
  [
    "Moved your piano? Heating on? Both put it out of tune. A tuning costs €80.",
    /^Moved your piano\? Heating on\? Both put it out of tune\./,
  ],
])("short questions that open a brief are for readers: %s", (brief, post) => {
  expect(storyOf(brief).posts.linkedin).toMatch(post);
});

test.each(["Logo attached?", "Approved by Tom?"])(
  "a question to a colleague opens no post: %s",
  (question) => {
    expect(storyOf(`${question} Our new price from 3 December is £40 a month.`).posts.linkedin).not.toContain(
      question,
    );
  },
);

const SESSION = "Bring it to an open session, Tues and Thurs 4–8pm, £6 an hour.";

test("a short question stands before what readers are told to do", () => {
  const { posts } = storyOf(
    `A bike check takes five minutes. Start at the front wheel. Anything wobbly? ${SESSION}`,
  );
  expect(posts.linkedin).toContain(`Anything wobbly? ${SESSION}`);
});

test.each([
  "Anything missing? Ask Deb.",
  "Approved by Tom? Send it to me.",
  "Headline too long? Cut it.",
  "Prizes? Check with Anke first.",
  "Anything missing? Give me a shout before you post it.",
])("a question to a colleague stays inside: %s", (aside) => {
  const { posts } = storyOf(`A bike check takes five minutes. Start at the front wheel. ${SESSION} ${aside}`);
  expect(posts.linkedin).not.toContain(aside.split("?")[0]);
});

test.each([
  ["Stale loaf? Don't bin it. It works once more in the oven.", /^Stale loaf\? Don’t bin it/],
  ["Sat at a desk all day? Try this for three minutes. Roll your shoulders.", /^Sat at a desk all day\?/],
])("a question that opens a brief stands before what readers are advised: %s", (brief, post) => {
  expect(storyOf(brief).posts.linkedin).toMatch(post);
});

test.each(["Can we post this today? Try the new logo.", "Should we show the bakery? Keep it short."])(
  "what the author asks the maker opens no post: %s",
  (question) => {
    const { posts } = storyOf(`${question} Our new price from 3 December is £40 a month.`);
    expect(posts.linkedin).not.toContain(question.split("?")[0]);
  },
);
