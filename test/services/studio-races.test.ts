import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inviteChat } from "../../lib/studio/chats.ts";
import { runConcurrently } from "../support/concurrency.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import {
  countLinkedChats,
  fakeForTests,
  readyDelivery,
  sendUpdate,
  startUpdate,
  statusOf,
  studioWorld,
} from "../support/studio.ts";

describe.skipIf(!TEST_DATABASE_URL)("races over chats and deliveries on a real PostgreSQL", () => {
  const fake = fakeForTests();
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());
  const open = (setting: Parameters<typeof studioWorld>[1] = {}) =>
    studioWorld(fake, {
      plan: "growth",
      now: new Date().toISOString(),
      service: { db: postgres.db },
      ...setting,
    });

  test("twenty concurrent chat links take the five bot accounts of the growth plan", async () => {
    const w = await open({ chats: [] });
    const codes = await runConcurrently(20, 20, () => inviteChat(w.service, w.workspaceId));
    const updates = codes.map(({ code }, i) => startUpdate(w, code, 100 + i));
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(updates.map((update) => sendUpdate(w, update)));
      expect(answers.every(({ status }) => status === 204 || status === 500)).toBe(true);
      expect(await countLinkedChats(w)).toBeLessThanOrEqual(5);
    }
    for (const update of updates) expect((await sendUpdate(w, update)).status).toBe(204);
    expect(await countLinkedChats(w)).toBe(5);
  });

  test("one link code used by twenty chats at once links one chat", async () => {
    const w = await open({ chats: [] });
    const { code } = await inviteChat(w.service, w.workspaceId);
    await Promise.all(Array.from({ length: 20 }, (_, i) => sendUpdate(w, startUpdate(w, code, 200 + i))));
    expect(await countLinkedChats(w)).toBe(1);
  });

  test("a job delivered twenty times at once sends one card to each of three chats", async () => {
    const w = await open({ chats: [1, 2, 3] });
    const { run_id, job } = await readyDelivery(w);
    const answers = await Promise.all(Array.from({ length: 20 }, () => w.deliver(job)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204));
    expect(
      fake
        .cards()
        .map(({ chat }) => chat)
        .sort(),
    ).toEqual(["1", "2", "3"]);
    expect(await statusOf(w, run_id)).toEqual(["sent", "sent", "sent"]);
    expect(await postgres.query("select job from outbox where workspace_id = $1", [w.workspaceId])).toEqual(
      [],
    );
  });
});
