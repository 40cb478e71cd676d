import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Oriel Cycles"), channel: "twitter", assetType: "card" });

test.each([
  ['We trued 90 wheels this year. On the picture: "And not one spoke wasted".', "And not one spoke wasted"],
  [
    'Use exactly these words on the card: "But who holds the ladder? We do. And we like it." The fair is on 9 May.',
    "But who holds the ladder? We do. And we like it",
  ],
  [
    'Post exactly this: "So we rode. And rode. And nobody got wet."',
    "So we rode. And rode. And nobody got wet",
  ],
  ["Text on the picture:\nAnd so we rest.\nBack on 6 January.", "And so we rest"],
  ["Wir haben 90 Räder geflickt. Auf dem Bild: „Und keine Speiche im Müll“.", "Und keine Speiche im Müll"],
  ["Wir haben 90 Räder geflickt. Auf dem Bild: „Und kein Wort mehr“.", "Und kein Wort mehr"],
  ["Nous avons réparé 90 vélos. Sur l'image : « Et pas un rayon perdu ».", "Et pas un rayon perdu"],
  ["Este año arreglamos 90 bicis. En la imagen: «Y ni un radio perdido».", "Y ni un radio perdido"],
])("words that are prescribed stand letter for letter: %s", (brief, words) => {
  const { headline, posts } = storyOf(brief);
  expect(headline.text).toBe(words);
  expect(posts.twitter).toContain(words);
  expect(posts.twitter).not.toMatch(/picture|Bild|image|imagen|exactly/u);
});

test.each([
  ["On the picture of 1912 you see our first workshop. It is still here.", "On the picture of 1912"],
  ["Auf dem Bild von 1912 sieht man die erste Werkstatt. Sie steht noch.", "Auf dem Bild von 1912"],
])("no words are prescribed: %s", (brief, begins) => {
  expect(storyOf(brief).posts.twitter).toMatch(begins);
});
