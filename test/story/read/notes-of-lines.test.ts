import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { ownLines } from "../../../lib/story/read/own-lines.ts";
import { brandOf } from "../../copy/brands.ts";

const NOTES = `Barefoot bowls is back
Friday nights from 4 December to 26 February
5.30pm till 8.30pm
no bowls Christmas Day or New Year's Day
$15 a head, kids under 12 $5, covers the green, the bowls and someone to show you how
sausage sizzle from 6, $4, veggie ones too
bar open, kitchen isn't
groups of more than 8 please book, (02) 5550 4417, otherwise just turn up`;

const WRAPPED = `We have moved our workshop to the old dairy behind the church, so please come to
the back door and ring the bell. The heating is on from eight in the morning and
there is room for everyone who wants to sit down and have a cup of tea with us on
the first Saturday of the month.`;

test("lines that mostly end early were ended by their author, whatever their length", () => {
  expect(ownLines(NOTES)).toHaveLength(8);
  expect(ownLines(WRAPPED)).toHaveLength(0);
});

test("notes of one thought a line have the first as their headline", () => {
  const { headline, posts } = houseStory({
    brief: NOTES,
    brand: brandOf("Wirraroo"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(headline.text).toBe("Barefoot bowls is back");
  expect(posts.linkedin).toContain("someone to show you how\nSausage sizzle");
  expect(posts.linkedin).toContain("otherwise just turn up");
});

test("capital lines of one build beside a small one stay a list", () => {
  const { items } = houseStory({
    brief: "Opening hours\nMon 9 to 5\nTue 9 to 5\nWed 9 to 5\nclosed on bank holidays",
    brand: brandOf("Wirraroo"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(items.length).toBeGreaterThan(2);
});
