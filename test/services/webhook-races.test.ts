import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishEvents } from "../../lib/webhooks/publish-events.ts";
import { runConcurrently } from "../support/concurrency.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { answers, endpoint, recordTestEvent, webhookWorld } from "../support/webhooks.ts";
import { BRIEF } from "../support/world.ts";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(!TEST_DATABASE_URL)("webhooks on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());
  const open = (habit?: Parameters<typeof webhookWorld>[0]) =>
    webhookWorld(habit, { plan: "scale", service: { db: postgres.db } });

  test("two hundred events published concurrently make one delivery for each of three endpoints", async () => {
    const { w, posted } = await open();
    for (let n = 0; n < 3; n++) await endpoint(w, { url: `https://hooks.example.com/${n}` });
    await runConcurrently(200, 16, async () => {
      await recordTestEvent(w);
      await publishEvents(w.service, w.workspaceId);
    });
    await runConcurrently(8, 8, () => publishEvents(w.service, w.workspaceId));
    const [counted] = await postgres.query(
      `select count(*)::int as all, count(distinct (event_id, endpoint_id))::int as different
       from webhook_deliveries where workspace_id = $1`,
      [w.workspaceId],
    );
    expect(counted).toEqual({ all: 600, different: 600 });
    const jobs = w.waiting.splice(0).map(({ job }) => job);
    expect(jobs).toHaveLength(600);
    await runConcurrently(1_200, 24, (n) => w.deliver(jobs[n % 600]!));
    expect(posted).toHaveLength(600);
    expect(new Set(posted.map(({ address, headers }) => `${address} ${headers["webhook-id"]}`)).size).toBe(
      600,
    );
    const [left] = await postgres.query(
      "select count(*)::int as n from webhook_deliveries where workspace_id = $1 and status <> 'delivered'",
      [w.workspaceId],
    );
    expect(left).toEqual({ n: 0 });
  }, 120_000);

  test("fifty copies of one attempt beside the sweeper send one webhook", async () => {
    const { w, posted } = await open(async () => {
      await wait(30);
      return answers(500);
    });
    await endpoint(w);
    await recordTestEvent(w);
    await publishEvents(w.service, w.workspaceId);
    const { job } = w.waiting.shift()!;
    const statuses = await runConcurrently(50, 25, async (n) => {
      if (n % 10 !== 9) return (await w.deliver(job)).status;
      await w.sweep();
      return 204;
    });
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(posted).toHaveLength(1);
    const rows = await postgres.query(
      "select d.status, d.attempts, a.number from webhook_deliveries d join webhook_attempts a on a.delivery_id = d.id where d.workspace_id = $1",
      [w.workspaceId],
    );
    expect(rows).toEqual([{ status: "pending", attempts: 1, number: 1 }]);
  });

  test("an endpoint that answers forty deliveries at once with 410 is disabled once, and no delivery waits", async () => {
    const { w } = await open(async () => {
      await wait(10);
      return answers(410);
    });
    const { id } = await endpoint(w);
    for (let n = 0; n < 80; n++) await recordTestEvent(w);
    await publishEvents(w.service, w.workspaceId);
    const jobs = w.waiting.splice(0).map(({ job }) => job);
    await runConcurrently(40, 40, (n) => w.deliver(jobs[n]!));
    expect(w.logs.filter(({ event }) => event === "webhook_disabled")).toHaveLength(1);
    await runConcurrently(40, 20, (n) => w.deliver(jobs[40 + n]!));
    const rows = await postgres.query(
      "select status, count(*)::int as n from webhook_deliveries where endpoint_id = $1 group by 1",
      [id],
    );
    expect(rows).toEqual([{ status: "failed", n: 80 }]);
  });

  test("forty concurrent registrations leave twenty webhook endpoints", async () => {
    const { w } = await open();
    const made = await runConcurrently(40, 40, () =>
      w.post("/webhooks", { url: "https://hooks.example.com/" }),
    );
    const statuses = made.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
  });

  test("twenty requests with one Idempotency-Key make one webhook", async () => {
    const { w } = await open();
    const key = { "Idempotency-Key": "one" };
    await runConcurrently(20, 20, () => w.post("/webhooks", { url: "https://hooks.example.com/" }, key));
    const rows = await postgres.query("select id from webhook_endpoints where workspace_id = $1", [
      w.workspaceId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("runs that start together report each usage threshold once, with the count that crossed it", async () => {
    const { w } = await open();
    for (const used of [3_990, 4_980]) {
      await postgres.query("update usage_counters set used = $2 where workspace_id = $1", [
        w.workspaceId,
        JSON.stringify({ card: used }),
      ]);
      await runConcurrently(40, 40, () => w.post("/generate", BRIEF));
    }
    const rows = await postgres.query(
      "select data from events where workspace_id = $1 and kind = 'usage.threshold' order by data ->> 'resource', (data ->> 'used')::int",
      [w.workspaceId],
    );
    const card = { resource: "card", limit: 5_000, period: "2026-06" };
    expect(rows.filter(({ data }) => data.resource === "card").map(({ data }) => data)).toEqual([
      { ...card, threshold: 80, used: 4_000 },
      { ...card, threshold: 100, used: 5_000 },
    ]);
  });

  test("a run deleted while its delivery is made leaves no delivery", async () => {
    for (let round = 0; round < 10; round++) {
      const { w } = await open();
      await endpoint(w, { event_types: ["run.failed"] });
      const { id } = (await (await w.post("/generate", BRIEF)).json()) as { id: string };
      await w.post(`/runs/${id}/cancel`);
      const messages = w.waiting.splice(0).filter(({ job }) => job.kind === "webhook.deliver");
      expect(messages).toHaveLength(1);
      await Promise.all([w.deliver(messages[0]!.job), w.del(`/runs/${id}`)]);
      const [event] = await postgres.query("select data from events where run_id = $1", [id]);
      expect(JSON.stringify(event.data)).not.toContain("Harbor");
    }
  });
});
