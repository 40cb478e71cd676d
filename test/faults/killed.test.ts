import { describe, expect, test } from "vitest";
import { CUTS } from "../support/isolate.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";
import { walk } from "../support/walk.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

describe.each(STORIES)("$name", (story) => {
  test.each(CUTS)("any call %s, and the caller comes back", async (cut) => {
    const { troubles, calls } = await walk(story, { cut, comesBack: true });
    expect(troubles).toEqual([]);
    expect(calls).toBeGreaterThan(5);
  });

  test.each(["dies before", "dies after"] as const)("any call %s, and the caller does not", async (cut) => {
    expect((await walk(story, { cut, comesBack: false })).troubles).toEqual([]);
  });
});
