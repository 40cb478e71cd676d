import { expect, test } from "vitest";
import { runWithPortsDown } from "../support/fault-runs.ts";
import { DEAD } from "../support/isolate.ts";
import { DRAWN, FILMS, generated } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";
import { BRIEF } from "../support/world.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

// Single statements that fail, and lost answers: see killed.test.ts.
test.each(STORIES)("$name survives an outage of the database for a minute", async (story) => {
  expect(await runWithPortsDown(story, ["db"])).toEqual([]);
});

test.each(STORIES)("$name survives an outage of queue, Redis and storage for a minute", async (story) => {
  expect(await runWithPortsDown(story, ["queue", "rateLimiter", "locks", "flags", "files"])).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])(
  "a generate request whose outside call %i failed succeeds at once with the same Idempotency-Key",
  async (at) => {
    const p = await generated("card").open();
    const once = () => p.run(() => p.w.post("/generate", BRIEF, { "idempotency-key": "once" }));
    await p.w.get("/me");
    p.cut(at, "fails");
    const first = await once();
    const again = first !== DEAD && first.status < 500 ? first : await once();
    expect(again !== DEAD && again.status, `after ${p.struck()}`).toBe(202);
  },
);
