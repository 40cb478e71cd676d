import { describe, expect, test } from "vitest";
import { pulled, under } from "../support/pulled.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

describe.each(STORIES)("$name", (story) => {
  test.each(["twice", "backwards", "late"] as const)("every message comes %s", async (habit) => {
    expect(await under(story, (p) => p.delivers(habit))).toEqual([]);
  });

  test("the queue is away for a minute", async () => {
    expect(await pulled(story, ["queue"])).toEqual([]);
  });
});
