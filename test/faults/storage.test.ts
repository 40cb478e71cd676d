import { expect, test } from "vitest";
import { pulled } from "../support/pulled.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();

// Single calls that fail or whose answers are lost: see killed.test.ts.
test.each([...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, studioStory(fake)])(
  "$name while storage is away for a minute",
  async (story) => {
    expect(await pulled(story, ["files"])).toEqual([]);
  },
);
