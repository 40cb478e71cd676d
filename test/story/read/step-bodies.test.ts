import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tolbeck"), channel: "linkedin", assetType: "carousel" });

const EXERCISES =
  "Five minutes at your desk.\n\n1. Shoulders back\nSqueeze your shoulder blades together. Ten times.\n\n2. Wrists\nArm straight, palm up. 20 seconds each hand.\n\n3. Look far away\nEvery 20 minutes.\n\nThe first visit is £35.";

test("a step has its title on a line of its own, and what is to be done under it", () => {
  const { posts, slides } = storyOf(EXERCISES);
  expect(posts.linkedin).toContain(
    "1. Shoulders back. Squeeze your shoulder blades together. Ten times.\n2.",
  );
  expect(slides.slice(0, 2)).toMatchObject([
    { title: "Shoulders back", body: "Squeeze your shoulder blades together. Ten times." },
    { title: "Wrists", body: "Arm straight, palm up. 20 seconds each hand." },
  ]);
});

test("what stands behind a blank line is no part of the last step", () => {
  const [last] = storyOf(EXERCISES).posts.linkedin?.split("\n").slice(-1) ?? [];
  expect(last).toBe("The first visit is £35.");
});

test("steps that are sentences keep to their lines", () => {
  const { posts } = storyOf(
    "How to send us your boots:\n1. Clean them with cold water.\n2. Take two photos.\n3. Post them to us.\nResoling takes three weeks.",
  );
  expect(posts.linkedin).toContain("3. Post them to us\n");
  expect(posts.linkedin?.trim().endsWith("Resoling takes three weeks.")).toBe(true);
});
