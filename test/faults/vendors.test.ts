import { expect, test } from "vitest";
import { pulled } from "../support/pulled.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();

// Single answers that are lost: see killed.test.ts.
test.each([...POSTS, ...UPLOADS, ...CLIPS, ...MONEY])(
  "$name while every vendor is away for a minute",
  async (story) => {
    expect(await pulled(story, ["x", "bot", "payments", "downloads"])).toEqual([]);
  },
);

test("a Studio card while the platforms are away for a minute", async () => {
  expect(await pulled(studioStory(fake), ["x"])).toEqual([]);
});
