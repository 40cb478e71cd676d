import { describe, expect, test } from "vitest";
import { revoke } from "../../lib/access/mint.ts";
import { mockMarks } from "../../lib/adapters/mock/marks.ts";
import { mockMeter } from "../../lib/adapters/mock/meter.ts";
import { expectRefusal } from "../support/expect.ts";
import { pulled, under } from "../support/pulled.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";
import { walk } from "../support/walk.ts";
import { BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

/** Nothing of what Redis knew is left. */
function flush({ service }: World): void {
  Object.assign(service, { meter: mockMeter(service.now), marks: mockMarks(service.now) });
}

describe.each(STORIES)("$name", (story) => {
  test("while Redis is away from beginning to end", async () => {
    expect(await under(story, (p) => p.pull(["meter", "marks"], 1e9))).toEqual([]);
  });

  test("while Redis goes away for a minute", async () => {
    expect(await pulled(story, ["meter", "marks"])).toEqual([]);
  });

  test("while Redis forgets everything", async () => {
    const stride = 4 * (story.stride ?? 1);
    const { troubles } = await walk(story, { cut: ({ w }) => flush(w), comesBack: true, stride });
    expect(troubles).toEqual([]);
  });
});

test("a revoked key stays revoked when Redis forgets everything, or goes away", async () => {
  const w = await world();
  expect((await w.get("/me")).status).toBe(200);
  await revoke(w.service, OPERATOR, w.keyId);
  flush(w);
  await expectRefusal(await w.get("/me"), 401, "revoked_api_key");
  w.service.meter.read = () => Promise.reject(new Error("away"));
  await expectRefusal(await w.get("/me"), 401, "revoked_api_key");
  w.service.keys.clear();
  await expectRefusal(await w.get("/me"), 401, "revoked_api_key");
});

test("one Idempotency-Key makes one run, whenever Redis forgets everything", async () => {
  const w = await world();
  const ids = new Set<string>();
  for (let n = 0; n < 5; n++) {
    ids.add((await json(await w.post("/generate", BRIEF, { "idempotency-key": "once" }))).id);
    flush(w);
  }
  expect(ids.size).toBe(1);
});
