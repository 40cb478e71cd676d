import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Harbour Choir"), channel: "twitter", assetType });

test.each([
  ["The concert is over.\n\nMost clapped: the encore. Least: the drum kit. Twice.", "The drum kit. Twice."],
  [
    "Unser Jahr in der Werkstatt.\n\nAm schnellsten fertig: ein Sattel. Am längsten: ein Tandem. Zweimal.",
    "Ein Tandem. Zweimal.",
  ],
  [
    "L'année du four.\n\nLe plus demandé : le bol bleu. Le moins : le cendrier. Deux fois.",
    "Le cendrier. Deux fois.",
  ],
])("a sentence of one word stays with its statement: %s", (brief, body) => {
  expect(storyOf(brief, "carousel").slides.map((slide) => slide.body)).toContain(body);
});

test("thanks, what costs nothing and words in a row are no afterwords", () => {
  const { slides } = storyOf(
    "Soup for everybody on Sunday at noon. Free. Thanks. Coffee. Cake. Music.",
    "carousel",
  );
  expect(slides.map(({ title, body }) => `${title} ${body}`).join()).not.toMatch(
    /noon\. Free|Coffee\. Cake/u,
  );
});

test.each([
  [
    "Our year with the choir.\n\nWho came?\n- 41 sopranos\n- 18 basses\n\nWhat did we sing?\n- Carols from six countries\n- A requiem",
    ["Who came?", "What did we sing?"],
    ["41 sopranos; 18 basses.", "Carols from six countries; A requiem."],
  ],
  [
    "Unser Jahr in der Werkstatt.\n\nWas ging am häufigsten kaputt?\n- 212 Ketten\n- 140 Schläuche\n\nWas nie?\n- Die Klingel",
    ["Was ging am häufigsten kaputt?", "Was nie?"],
    ["212 Ketten; 140 Schläuche.", "Die Klingel."],
  ],
])("questions over lists stand with what answers them: %s", (brief, titles, bodies) => {
  const { slides } = storyOf(brief, "carousel");
  expect(slides.map(({ title }) => title)).toEqual(titles);
  expect(slides.map(({ body }) => body)).toEqual(bodies);
});

test("the question over a list heads it, and no entry is its answer alone", () => {
  const { headline, kicker, points } = storyOf(
    "The street party is over. What was left behind?\n- Four scarves\n- Two umbrellas\n- One left shoe\nFetch it at 14 Dock Street until 30 June.",
  );
  expect(headline.text).toBe("What was left behind?");
  expect(kicker?.text).toBe("The street party is over");
  expect(points.map(({ text }) => text)).toEqual(["Four scarves", "Two umbrellas", "One left shoe"]);
});

test("a short post cuts no answer, and a number is one", () => {
  const { posts } = storyOf(
    "The street party is over and the benches are back. What was left behind? Four scarves, two umbrellas, a tuba mouthpiece and one left shoe, size 41. What was eaten? 212 sausages, 94 slices of cake and one whole watermelon that nobody admits to. Who cleaned up? Six people, until two in the morning.",
  );
  expect(posts.twitter).not.toMatch(/Four scarves$|212 sausages$/mu);
  expect(storyOf("How many loaves did we bake? 2,140. How many were left over? 9.").posts.twitter).toMatch(
    /left over\? 9\.$/u,
  );
});

test("a question about the past that begins a brief is no order", () => {
  const { headline } = storyOf(
    "What did you ask for most in 2026?\n- Rye: 4,120\n- Spelt: 2,310\n- Buns: 980",
  );
  expect(headline.text).toBe("What did you ask for most in 2026?");
});

test("a film shows a question with its short answer", () => {
  const { scenes } = storyOf(
    "The year in lamps. How many did we mend? 412. How many did we give up on? 3.",
    "video",
  );
  expect(scenes.map(({ text }) => text)).toContain("How many did we give up on? 3");
});
