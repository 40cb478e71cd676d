import { describe, expect, test } from "vitest";
import { cutEveryCall } from "../support/fault-runs.ts";
import { CUTS } from "../support/isolate.ts";
import { sample } from "../support/sample.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

describe.each(sample(STORIES, 1))("$name", (story) => {
  test.each(sample(CUTS, 1))("survives when any one outside call %s and the caller retries", async (cut) => {
    const { problems, calls } = await cutEveryCall(story, { cut, comesBack: true });
    expect(problems).toEqual([]);
    expect(calls).toBeGreaterThan(5);
  });

  test.each(sample(["dies before", "dies after"] as const, 1))(
    "survives when any one outside call %s and the caller gives up",
    async (cut) => {
      expect((await cutEveryCall(story, { cut, comesBack: false })).problems).toEqual([]);
    },
  );
});
