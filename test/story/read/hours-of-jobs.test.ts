import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Crumb & Co");
const about = (brief: string) => ({ brief, brand, channel: "instagram", assetType: "card" }) as const;

test.each([
  [
    "We're hiring: weekend counter assistant, Sat + Sun 6.30am to 1pm, £13.20 an hour, email jobs@crumb.example by 18 December.",
  ],
  [
    "We're hiring: weekend counter assistant, Sunday 6.30am to 1pm, £13.20 an hour, email jobs@crumb.example by 18 December.",
  ],
])("hours behind a role are neither its name nor a date: %s", (brief) => {
  const story = houseStory(about(brief));
  expect(story.headline.text).toBe("Weekend counter assistant");
  const { verdict } = reviewStory({ ...about(brief), story, today: "2026-11-26", lint: [] });
  expect(verdict).toBe("approved");
});

test("the hours of a week are no hour of a day", () => {
  const { facts } = readStory({
    brief: "Vacature: schilder (m/v/x), 36 uur, standplaats Ossenzijl. Je begint om 8 uur.",
    brand,
  });
  const hours = facts.filter(({ kind }) => kind === "when").map(({ quote }) => quote);
  expect(hours.join("\n")).not.toContain("36 uur");
});
