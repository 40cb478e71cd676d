import { expect, test } from "vitest";
import { runWithPortsDown } from "../support/fault-runs.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();

// Single lost answers: see killed.test.ts.
test.each([...POSTS, ...UPLOADS, ...CLIPS, ...MONEY])(
  "$name survives an outage of every vendor for a minute",
  async (story) => {
    expect(await runWithPortsDown(story, ["x", "bot", "payments", "downloads"])).toEqual([]);
  },
);

test("a Studio card survives an outage of the social networks for a minute", async () => {
  expect(await runWithPortsDown(studioStory(fake), ["x"])).toEqual([]);
});
