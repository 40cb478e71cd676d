import { describe, expect, test } from "vitest";
import { revoke } from "../../lib/access/mint.ts";
import { mockLocks } from "../../lib/adapters/mock/locks.ts";
import { mockRateLimiter } from "../../lib/adapters/mock/rate-limiter.ts";
import { expectRefusal } from "../support/expect.ts";
import { cutEveryCall, runUnder, runWithPortsDown } from "../support/fault-runs.ts";
import { DRAWN, FILMS } from "../support/stories.ts";
import { CLIPS, MONEY, UPLOADS } from "../support/stories-assets.ts";
import { POSTS, studioStory } from "../support/stories-posts.ts";
import { fakeForTests } from "../support/studio.ts";
import { BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const fake = fakeForTests();
const STORIES = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];

/** Redis loses all its data. */
function flush({ service }: World): void {
  Object.assign(service, {
    rateLimiter: mockRateLimiter(service.now),
    locks: mockLocks(service.now),
    flags: mockLocks(service.now),
  });
}

describe.each(STORIES)("$name", (story) => {
  test("survives without Redis from beginning to end", async () => {
    expect(await runUnder(story, (p) => p.pull(["rateLimiter", "locks", "flags"], 1e9))).toEqual([]);
  });

  test("survives an outage of Redis for a minute", async () => {
    expect(await runWithPortsDown(story, ["rateLimiter", "locks", "flags"])).toEqual([]);
  });

  test("survives the loss of everything in Redis", async () => {
    const stride = 4 * (story.stride ?? 1);
    const { problems } = await cutEveryCall(story, { cut: ({ w }) => flush(w), comesBack: true, stride });
    expect(problems).toEqual([]);
  });
});

test("a revoked key stays revoked when Redis loses its data or is down", async () => {
  const w = await world();
  expect((await w.get("/me")).status).toBe(200);
  await revoke(w.service, OPERATOR, w.workspaceId, w.keyId);
  flush(w);
  await expectRefusal(await w.get("/me"), 401, "revoked_api_key");
  w.service.rateLimiter.read = () => Promise.reject(new Error("away"));
  await expectRefusal(await w.get("/me"), 401, "revoked_api_key");
  w.service.keys.clear();
  await expectRefusal(await w.get("/me"), 401, "revoked_api_key");
});

test("one Idempotency-Key makes one run even when Redis loses its data between requests", async () => {
  const w = await world();
  const ids = new Set<string>();
  for (let n = 0; n < 5; n++) {
    ids.add((await json(await w.post("/generate", BRIEF, { "idempotency-key": "once" }))).id);
    flush(w);
  }
  expect(ids.size).toBe(1);
});
