import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { leans } from "../../../lib/story/write/leaning.ts";
import { callsForHelp } from "../../../lib/story/write/warnings.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Fernwick");
const tweet = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand, channel: "twitter", assetType });

const ROOMS =
  "Three rooms reopen on Monday, 30 November after the flood.\n- The children's room, with 4,000 new books and a reading tent that the Friends of the Library paid for.\n- The reading room on the first floor, with new lamps and twelve more seats for people who study in the evening.\n- The music room, where you can borrow a violin or a guitar for four weeks without paying anything.";

describe("a list without room in a short post", () => {
  test("is told by the names of all its entries", () => {
    const { posts, points } = tweet(ROOMS);
    expect(points).toHaveLength(3);
    expect(posts.twitter).toBe(
      "Three rooms reopen on Monday, 30 November after the flood:\n• The children’s room\n• The reading room on the first floor\n• The music room",
    );
    expect(posts.linkedin).toMatch(/children’s room[\s\S]*reading room[\s\S]*music room/);
  });

  test.each(["video", "slideshow", "og_image"] as const)("is not promised beside a %s", (assetType) => {
    expect(tweet(ROOMS, assetType).posts.twitter).not.toMatch(/picture/);
  });

  test.each([
    [
      "Vier dingen die je zelf kunt doen voor de winter: 1. Pomp je banden op tot 4 bar, want zachte banden slijten sneller en rijden zwaarder. 2. Smeer de ketting met een druppel olie per schakel en veeg de rest weg. 3. Controleer je lampen, ook het achterlicht dat je zelf nooit ziet. 4. Zet je zadel vast, zodat het niet draait als je op straat moet remmen.",
      "Alle stappen staan op de afbeelding.",
    ],
    [
      "Brot auffrischen: 1. Halten Sie die Kruste drei Sekunden unter kaltes Wasser und schütteln Sie die Tropfen gut ab. 2. Legen Sie das Brot sechs Minuten auf den Rost des heißen Ofens bei 200 Grad. 3. Lassen Sie es zehn Minuten auf einem Gitter stehen, bevor Sie es anschneiden. 4. Essen Sie es noch am selben Tag, denn ein zweites Mal gelingt es nicht mehr.",
      "Alle Schritte stehen im Bild.",
    ],
  ])("is pointed to in its language: %s", (brief, pointer) => {
    const { posts } = tweet(brief);
    expect(posts.twitter).toContain(pointer);
    expect(posts.twitter).not.toMatch(/[:：]\s*$|1\./m);
  });

  test("a warning that leans on the steps stands behind what stands for them", () => {
    const { posts } = tweet(
      "How to bring a stale loaf back: 1. Run the crust under the cold tap for three seconds, no longer, and shake off the drops. 2. Put it straight on the rack of a hot oven at 200 °C for six minutes. 3. Let it stand on a wire for ten minutes before you cut it. 4. Eat it on the same day, because it will not come back a second time. Never do this with a sliced loaf.",
    );
    expect(posts.twitter).toContain("in the picture. Never do this with a sliced loaf.");
  });
});

test("the number of an emergency service stays where other sentences go", () => {
  const { posts } = tweet(
    "Planning a walk on the sands this weekend? The tide comes in faster than you can walk, and it comes from behind. Check the tide table before you set out, tell somebody where you are going, and turn back two hours before high water. If you are cut off, do not try to wade. Call 999 and ask for the coastguard.",
  );
  expect(posts.twitter).toContain("do not try to wade. Call 999 and ask for the coastguard.");
});

test.each([
  ["Call 999 and ask for the coastguard.", true],
  ["Rufen Sie die 112.", true],
  ["Composez le 18.", true],
  ["Llame al 112.", true],
  ["Chiamate il 118.", true],
  ["Bel 112.", true],
  ["Ligue 112.", true],
  ["119番に電話してください。", true],
  ["Call 112 people and one answers.", false],
  ["Ring us for 999 €.", false],
  ["Call 0113 496 0182.", false],
])("a call for help: %s %s", (sentence, isCall) => {
  expect(callsForHelp(sentence)).toBe(isCall);
});

test("where the rest is told stays, and what was cut for it takes its fragment along", () => {
  const { posts } = tweet(
    "We sold our ten-thousandth notebook last night. It went to a lighthouse keeper in Norway who has bought one every year since 2009. He writes down the weather, the ships and what he had for supper. He says there are only two kinds of weather. Ink weather and pencil weather. The whole conversation is on the blog.",
  );
  expect(posts.twitter).toContain("The whole conversation is on the blog.");
  expect(posts.twitter).not.toContain("Ink weather and pencil weather.");
});

test("a question is told with its answer", () => {
  const filler =
    "The workshop has three stands, a truing jig and a kettle that someone always fills before you need it. ";
  const { posts } = tweet(
    `Our repair evening moves to Thursdays. ${filler}What does it cost? Nothing at all, for members of the club and their children. ${filler}Bring your own inner tube. We start at 18:00 on 3 December.`,
  );
  const post = posts.twitter ?? "";
  expect(post.includes("What does it cost?")).toBe(post.includes("Nothing at all"));
});

test.each([
  ["en", "All five thousand of you."],
  ["de", "Euch allen."],
  ["fr", "À vous tous."],
  ["es", "A los trescientos."],
  ["it", "A tutti e trecento."],
  ["nl", "Jullie allemaal."],
  ["pt", "A todos vocês."],
])("who is meant leans on the sentence before, and is no headline: %s %s", (language, sentence) => {
  expect(leans(sentence, language)).toBe(true);
});

test.each([
  ["en", "All of you can now book online."],
  ["de", "Allen Kindern schenken wir ein Buch."],
  ["it", "A tutti piace il nostro pane caldo."],
])("a sentence about everybody leans on nothing: %s %s", (language, sentence) => {
  expect(leans(sentence, language)).toBe(false);
});
