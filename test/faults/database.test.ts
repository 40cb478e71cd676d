import { expect, test } from "vitest";
import { pulled } from "../support/pulled.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

// Single statements that fail or whose answers are lost: see killed.test.ts.
test.each(STORIES)("$name while the database is away for a minute", async (story) => {
  expect(await pulled(story, ["db"])).toEqual([]);
});

test.each(STORIES)("$name while everything but the database is away for a minute", async (story) => {
  expect(await pulled(story, ["queue", "meter", "marks", "files"])).toEqual([]);
});
