import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { video } from "../support/clip.ts";
import { runConcurrently } from "../support/concurrency.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { clip, clips, filmForm, VIDEOS } from "../support/videos.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { setRemaining } from "../support/workspaces.ts";
import { type World, world } from "../support/world.ts";

describe.skipIf(!TEST_DATABASE_URL)("races over the library of videos on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  let w: World;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());
  beforeEach(async () => {
    w = await world({ plan: "pro", now: new Date().toISOString(), service: { db: postgres.db } });
  });

  const outbox = () => postgres.query("select id from outbox where workspace_id = $1", [w.workspaceId]);
  const used = async () => {
    const [row] = await postgres.query("select used from usage_counters where workspace_id = $1", [
      w.workspaceId,
    ]);
    return row?.used.brand_video;
  };

  test("forty uploads at once take the fifteen slots of pro, and leave fifteen files", async () => {
    const files = watchStorage(w);
    const bytes = await video();
    const answers = await runConcurrently(40, 20, () => w.send(VIDEOS, filmForm(bytes)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(15);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
    expect([files.names().length, (await clips(w)).length, await used()]).toEqual([15, 15, 15]);
    expect(await outbox()).toEqual([]);
  });

  test("a video that fails twenty times at once gives one slot back", async () => {
    await setRemaining(w, { used: { brand_video: 7 } });
    const order = { video_url: "https://films.example.com/a.mp4" };
    const { id } = await clip(await w.post(VIDEOS, order));
    const job = { kind: "video.read", workspaceId: w.workspaceId, videoId: id } as const;
    await runConcurrently(20, 20, async () => {
      await w.deliver(job);
    });
    expect([(await clips(w))[0]?.status, await used()]).toEqual(["failed", 7]);
  });

  test("one Idempotency-Key twenty times at once makes one video with one file", async () => {
    const files = watchStorage(w);
    const bytes = await video();
    await runConcurrently(20, 20, () => w.send(VIDEOS, filmForm(bytes), { "Idempotency-Key": "once" }));
    expect([files.names().length, (await clips(w)).length, await used()]).toEqual([1, 1, 1]);
    expect(await outbox()).toEqual([]);
  });
});
