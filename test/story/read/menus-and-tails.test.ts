import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Kite");
const read = (brief: string) => readStory({ brief, brand });

test("the courses of a menu keep their names, and steps that are counted lose theirs", () => {
  const menu = read(
    "Pranzo di sabato\nAntipasto: salumi\nPrimo: cappelletti\nSecondo: faraona\nDolce: zuppa inglese",
  );
  expect(menu.steps).toEqual([]);
  expect(menu.facts.map(({ says }) => says)).toContain("Primo: cappelletti.");
  const steps = read(
    "Come pulire la bici.\nPrimo: togli il fango.\nSecondo: asciuga la catena.\nTerzo: olia la catena.",
  );
  expect(steps.steps).toHaveLength(3);
});

test("what is kept simple is not shortened", () => {
  expect(
    read("Five tips for frost. Lag the pipes. Keep it simple.").wishes.map(({ rule }) => rule),
  ).not.toContain("short");
});

test("a weekday of working hours is no day of the news", () => {
  expect(read("We're hiring: counter assistant, Sunday 6.30am to 1pm, £13 an hour.").when).toBeNull();
});

test("the places where a text goes are no part of its heading", () => {
  const brief =
    "Opening hours over Christmas for our website and Facebook.\n\nThu 24 Dec: 9am-12pm\nFri 25 Dec: closed\nSat 26 Dec: closed";
  const { headline } = houseStory({ brief, brand, channel: "instagram", assetType: "card" });
  expect(headline.text).toBe("Opening hours over Christmas");
});
