import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType, Channel } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

/** Steps and lists stay whole: with what is typed in a step, in the author's words, without one of them cut away. */
const storyOf = (brief: string, assetType: AssetType = "card", channel: Channel = "linkedin") =>
  houseStory({ brief, brand: brandOf("Acme"), channel, assetType });

const COMMANDS =
  "Your first backup, in three commands:\n\n1) Make a repository on the other machine\nkeep init nas:/backups/laptop\n\n2) Back up your home directory\nkeep save ~ --to nas:/backups/laptop\n\n3) Get one file back\nkeep get notes.md --from yesterday";

test("what is typed in a step stays with it, letter for letter", () => {
  const { slides, posts } = storyOf(COMMANDS, "carousel");
  expect(slides.map(({ title, body }) => `${title} | ${body}`)).toEqual([
    "Make a repository on the other machine | keep init nas:/backups/laptop",
    "Back up your home directory | keep save ~ --to nas:/backups/laptop",
    "Get one file back | keep get notes.md --from yesterday",
  ]);
  expect(posts.linkedin).toContain(
    "\n1. Make a repository on the other machine: keep init nas:/backups/laptop",
  );
});

test("steps that have no room in a post are asked about", () => {
  const tail = "No account, no daemon, no special format. Docs: keepfs.example/start-with-your-first-backup.";
  const { doubts } = storyOf(
    `${COMMANDS} to the folder of the restored files\n\n${tail}`,
    "og_image",
    "twitter",
  );
  expect(doubts.map(({ says }) => says).join()).toContain("no room for “1. Make a repository");
});

test("a step that is too long for a point is its first sentence", () => {
  const { points } = storyOf(
    "How to fit it:\n1. Open the lid.\n2. Put in the two batteries. It closes and opens the valve once to learn its travel. When the light turns green, you are done with it.\n3. Close the lid.",
  );
  expect(points.map(({ text }) => text)).toEqual([
    "Open the lid",
    "Put in the two batteries",
    "Close the lid",
  ]);
});

test("in a film each sentence of a long step is a scene", () => {
  const { scenes } = storyOf(
    "How to fit it:\n1. Unscrew the ring by hand.\n2. Put in the two batteries. It learns the travel of the valve once. When the light turns green, everything is done.\n3. Close the lid.",
    "video",
    "youtube",
  );
  expect(scenes.map(({ text }) => text)).toEqual([
    "1. Unscrew the ring by hand",
    "2. Put in the two batteries",
    "It learns the travel of the valve once",
    "When the light turns green, everything is done",
    "3. Close the lid",
  ]);
});

test("names behind a comma belong to the word before them", () => {
  const { headline, scenes } = storyOf(
    "Concert on 5 December at 7pm. Music by Holst, Finzi and a first performance by Una Brackley. Tickets £12.",
    "video",
    "youtube",
  );
  expect([headline, ...scenes].map(({ text }) => text)).toContain(
    "Music by Holst, Finzi and a first performance by Una Brackley",
  );
});

test("lines with arrows are a list", () => {
  const { points, posts } = storyOf(
    "Christmas bin collections\n\nIf your normal day is Friday 25 December → we come Sunday 27 December\nMonday 28 to Thursday 31 December → no change\nIf your normal day is Friday 1 January → we come Sunday 3 January\n\nBack to normal from Monday 4 January 2027.",
  );
  expect(points).toHaveLength(3);
  expect(posts.linkedin).toMatch(/^Christmas bin collections:\n\nIf your normal day/);
});

test("a list in which some lines have the label of a change keeps each line as it is", () => {
  const { points, changes, posts } = storyOf(
    "Acme 2.4.0 is out\n\n- the cache uploads are now parallel\n- fixed: paths with spaces broke globbing\n- dropped: support for the v1 config format",
  );
  expect(changes).toEqual([]);
  expect(points.map(({ text }) => text)).toEqual([
    "The cache uploads are now parallel",
    "Fixed: paths with spaces broke globbing",
    "Dropped: support for the v1 config format",
  ]);
  expect(posts.linkedin).toContain("• Fixed: paths with spaces broke globbing");
});

test("a sentence that is too long for a slide's title falls in two at its comma, where both sides stand alone", () => {
  const { slides } = storyOf(
    "We put 140 bins along the line. Each of them reports its weight every hour of the day.\n\nWhen it falls below the mark, the order goes out by itself and the parts arrive the next day.\n\nNot a penny of it went into this appeal, the leaflets were printed for free by the print shop.",
    "carousel",
  );
  expect(slides.map(({ title, body }) => `${title} | ${body}`)).toEqual(
    expect.arrayContaining([
      "When it falls below the mark, the order goes out by itself and the parts arrive the next day | ",
      "Not a penny of it went into this appeal | The leaflets were printed for free by the print shop.",
    ]),
  );
});

test("a line with a longer day stays in the list of days", () => {
  const days = [
    "Jueves 24 de diciembre: de 9:00 a 13:00",
    "Viernes 25 de diciembre: cerrado",
    "Viernes 1 y miércoles 6 de enero: cerrado",
  ];
  const { points } = storyOf(`Horario de Navidad\n\n${days.join("\n")}\n\nUrgencias: 983 000 145.`);
  expect(points.map(({ text }) => text)).toEqual(days);
});

test("a sentence that leads to a list ends with a colon, behind another sentence too", () => {
  const brief =
    "Rotapeg 7 is here. What has changed:\n\n- Holiday balance: carried-over days are shown separately.\n- Payroll export: new formats for Xero.\n- Mobile: the app opens in under a second.\n\nPrices stay the same.";
  const { posts, support } = storyOf(brief, "carousel");
  expect(posts.linkedin).toContain("Rotapeg 7 is here. What has changed:\n\n• Holiday balance");
  expect(support?.text).toBe("What has changed");
});

test("the steps of a film have their numbers, and nothing stands before the first", () => {
  const brief =
    "How to sew in a zip:\n\n1. Baste the seam closed by hand.\n2. Tape the zip face down.\n3. Unpick the basting.\n\nOur zip evening on Thursday 10 December costs £15.";
  const { scenes, support } = storyOf(brief, "video", "youtube");
  expect(support).toBeNull();
  expect(scenes.map(({ text }) => text)).toEqual([
    "1. Baste the seam closed by hand",
    "2. Tape the zip face down",
    "3. Unpick the basting",
    "Our zip evening on Thursday 10 December costs £15",
  ]);
});
