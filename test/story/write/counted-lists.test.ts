import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { countIn, namesCounted } from "../../../lib/story/write/counted-lists.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "carousel") =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType });

const LISTS: [string, string[]][] = [
  [
    "Stimmwerk in three points: a choir for everyone, no audition, and coffee after.",
    ["A choir for everyone", "No audition", "Coffee after"],
  ],
  [
    "Acme in three points: we bake at night, we deliver by bike before seven, and we take back every box.",
    ["We bake at night", "We deliver by bike before seven", "We take back every box"],
  ],
  [
    "Three reasons to switch: you pay less, bread and butter come first and you never talk to a robot.",
    ["You pay less", "Bread and butter come first", "You never talk to a robot"],
  ],
  [
    "Drei Gründe, jetzt zu wechseln: Sie zahlen weniger, Sie warten kürzer und Sie sprechen mit einem Menschen.",
    ["Sie zahlen weniger", "Sie warten kürzer", "Sie sprechen mit einem Menschen"],
  ],
  [
    "Trois raisons de venir : on chante au printemps, on chante en été, et en automne aussi.",
    ["On chante au printemps", "On chante en été", "En automne aussi"],
  ],
  [
    "Tres motivos para cantar: ensayamos por la tarde, no hay pruebas y el primer mes es gratis.",
    ["Ensayamos por la tarde", "No hay pruebas", "El primer mes es gratis"],
  ],
];

describe("a list that its author counted has its entries, without the word before the last", () => {
  test.each(LISTS)("%s", (brief, entries) => {
    const { headline, points, slides, doubts } = storyOf(brief);
    expect(headline.text).toBe(brief.split(/\s?:/u)[0]);
    expect(points.map(({ text }) => text)).toEqual(entries);
    expect(slides.map(({ title }) => title)).toEqual(entries);
    expect(doubts).toEqual([]);
    expect(storyOf(brief, "video").scenes.map(({ text }) => text)).toEqual(entries);
  });
});

test("an entry of a list without a count loses the conjunction too", () => {
  const { points } = storyOf("New on our menu: leek soup, plum tart, and gooseberry fool.");
  expect(points.at(-1)?.text).toBe("Gooseberry fool");
});

test("more or fewer entries than were announced are no counted list", () => {
  expect(storyOf("Acme in three points: we bake at night, and we deliver by bike.").points).toEqual([]);
});

test.each([
  ["Acme in three points", 3],
  ["5 easy steps", 5],
  ["Vier gute Gründe", 4],
  ["Two streets away", 0],
  ["25 reasons", 0],
])("%s announces %i", (text, count) => {
  expect(countIn(text)).toBe(count);
});

test("a row that counts other things is no heading of the rows under it", () => {
  const brief =
    "Mercatino di Natale a Valcastagna\nDomenica 6 dicembre, dalle 10 alle 19\n\n40 bancarelle di artigiani nelle cantine del borgo\nOre 11: laboratorio di candele\nOre 12.30: polenta e funghi in piazza\nOre 15: zampognari";
  const story = storyOf(brief);
  expect(story.posts.linkedin).toContain("nelle cantine del borgo\n");
});

describe("a sentence that names what the one before it counts", () => {
  test.each([
    ["en", "New from Saturday: three winter flavours.", "Mulled pear, gingerbread and burnt honey."],
    ["de", "Ab Montag gibt es zwei neue Farben.", "Moosgrün und Backsteinrot."],
    ["fr", "La boutique rouvre avec trois nouveaux thés.", "Tilleul, verveine et menthe poivrée."],
    ["nl", "We openen twee nieuwe zalen.", "Kelder en zolder."],
  ])("%s: %s %s", (language, before, text) => {
    expect(namesCounted(text, before, language)).toBe(true);
  });

  test.each([
    ["en", "New from Saturday: three winter flavours.", "Cash or card."],
    ["en", "Ring us on 01 555 2.", "Ask for Jo or Sam."],
    [
      "en",
      "We have two vans.",
      "The small one fits through every gate in town, and the large one carries a piano.",
    ],
  ])("%s: %s %s names none", (language, before, text) => {
    expect(namesCounted(text, before, language)).toBe(false);
  });

  test("it stays in a short post", () => {
    const brief =
      "New at the van from Saturday 5 December: three winter flavours. Mulled pear, gingerbread and burnt honey. £3.20 a cone, £5 for two scoops. We park at the park gates from noon to five, and on Sundays at the pier. Cups for dogs are free. Cash or card. Gluten-free cones on request, just ask at the hatch.";
    expect(storyOf(brief, "card").posts.twitter).toContain("Mulled pear, gingerbread and burnt honey.");
  });
});
