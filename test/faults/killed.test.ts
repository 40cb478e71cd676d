import { describe, expect, test } from "vitest";
import { cutEveryCall } from "../support/fault-runs.ts";
import { CUTS } from "../support/isolate.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

describe.each(STORIES)("$name", (story) => {
  test.each(CUTS)("survives when any one outside call %s and the caller retries", async (cut) => {
    const { problems, calls } = await cutEveryCall(story, { cut, comesBack: true });
    expect(problems).toEqual([]);
    expect(calls).toBeGreaterThan(5);
  });

  test.each(["dies before", "dies after"] as const)(
    "survives when any one outside call %s and the caller gives up",
    async (cut) => {
      expect((await cutEveryCall(story, { cut, comesBack: false })).problems).toEqual([]);
    },
  );
});
