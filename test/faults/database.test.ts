import { expect, test } from "vitest";
import { DEAD } from "../support/isolate.ts";
import { pulled } from "../support/pulled.ts";
import { DRAWN, FILMS, generated } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";
import { BRIEF } from "../support/world.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

// Single statements that fail or whose answers are lost: see killed.test.ts.
test.each(STORIES)("$name while the database is away for a minute", async (story) => {
  expect(await pulled(story, ["db"])).toEqual([]);
});

test.each(STORIES)("$name while everything but the database is away for a minute", async (story) => {
  expect(await pulled(story, ["queue", "meter", "marks", "files"])).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])(
  "a request whose call %i broke may come again at once, with the same Idempotency-Key",
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
