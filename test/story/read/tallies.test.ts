import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });
const published = (brief: string) =>
  read(brief)
    .facts.filter(({ from }) => from === "brief")
    .map(({ quote }) => quote);

test.each([
  ["Half the season is over.", "Goals: 31 for, 9 against.", "Points: 31."],
  ["La mi-saison est passée.", "Buts : 31 pour, 9 contre.", "Points : 31."],
  ["Our season in short.", "Results: 9 won, 4 drawn, 2 lost.", "Points: 31."],
])("counts behind a label are what happened, and no aim of a post: %s", (...lines) => {
  const brief = lines.join(" ");
  expect(published(brief)).toEqual(lines);
  expect(read(brief).heldBack).toEqual([]);
});

test("an aim of the post stays with its maker", () => {
  const aims = "Goal: 500 sign-ups by March";
  expect(published(`Our new course starts in May.\n${aims}`)).not.toContain(aims);
});

test("a price between day and place is a price", () => {
  expect(published("Aqua fit for beginners. Every Tuesday at 9. £4. In the small pool.")).toContain("£4.");
});

test("a question before what is to be handed in opens a brief for readers", () => {
  const asked = "Lost something at the lido?";
  expect(
    published(`${asked} Hand in a note at the kiosk with your name. We keep things for 30 days.`),
  ).toContain(asked);
});
