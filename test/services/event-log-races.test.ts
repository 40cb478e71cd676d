import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findEvents } from "../../lib/events/store.ts";
import { publishEvents } from "../../lib/webhooks/publish-events.ts";
import { runConcurrently } from "../support/concurrency.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { world } from "../support/world.ts";

describe.skipIf(!TEST_DATABASE_URL)("the log of events on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());

  test("a reader who continues from the last cursor misses no event", async () => {
    const w = await world({ service: { db: postgres.db } });
    const seen: number[] = [];
    let isOver = false;
    const reader = (async () => {
      for (let after = 0; ; ) {
        const end = isOver;
        const rows = await findEvents(postgres.db, w.workspaceId, { after, from: undefined }, 100);
        seen.push(...rows.map(({ position }) => position ?? 0));
        after = rows.at(-1)?.position ?? after;
        if (end && rows.length === 0) return;
      }
    })();
    await runConcurrently(200, 10, async (index) => {
      await postgres.db.execute(
        `insert into events (id, workspace_id, kind, livemode, created_at)
         values ('${crypto.randomUUID()}', '${w.workspaceId}', 'brand.updated', true, now() - interval '${index % 7} s')`,
      );
      await publishEvents(w.service, w.workspaceId);
    });
    await publishEvents(w.service, w.workspaceId);
    isOver = true;
    await reader;
    expect(seen).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });
});
