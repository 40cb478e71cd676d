import { expect, test } from "vitest";
import { runWithPortsDown } from "../support/fault-runs.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();

// Single calls that fail, and lost answers: see killed.test.ts.
test.each([...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, studioStory(fake)])(
  "$name survives an outage of storage for a minute",
  async (story) => {
    expect(await runWithPortsDown(story, ["files"])).toEqual([]);
  },
);
