import { describe, expect, test } from "vitest";
import { runUnder, runWithPortsDown } from "../support/fault-runs.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

describe.each(STORIES)("$name", (story) => {
  test.each(["twice", "backwards", "late"] as const)(
    "survives when every message is delivered %s",
    async (mode) => {
      expect(await runUnder(story, (p) => p.setDelivery(mode))).toEqual([]);
    },
  );

  test("survives an outage of the queue for a minute", async () => {
    expect(await runWithPortsDown(story, ["queue"])).toEqual([]);
  });
});
