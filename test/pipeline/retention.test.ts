import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { RETENTION } from "../../lib/pipeline/retention.ts";
import { drafted, mascotOf, step } from "../support/mascots.ts";
import { VIDEO } from "../support/routes.ts";
import { startRun } from "../support/runs.ts";
import { BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const DAY = 86_400;
const count = async (w: World, from: SQL): Promise<number> => {
  const { rows } = (await w.service.db.execute(sql`select count(*)::int as n from ${from}`)) as unknown as {
    rows: { n: number }[];
  };
  return rows[0]?.n ?? 0;
};
const mine = (w: World, table: string) =>
  sql`${sql.identifier(table)} where workspace_id = ${w.workspaceId}::uuid`;

/** Runs one rule alone, with everything that the sweeper brings along. */
async function sweepOnly(w: World, rule: string): Promise<number | undefined> {
  return (await w.sweep())[rule];
}

test("an answer under an Idempotency-Key is deleted after a day and not earlier", async () => {
  const w = await world();
  const answers = sql`idempotency where key_id = ${w.keyId}::uuid`;
  await w.post("/generate", BRIEF, { "Idempotency-Key": "a" });
  w.pass(DAY - 1);
  await w.sweep();
  expect(await count(w, answers)).toBe(1);
  w.pass(3_600);
  expect(await sweepOnly(w, "idempotency_answers")).toBe(1);
  expect(await count(w, answers)).toBe(0);
});

test("an expired OAuth state is deleted", async () => {
  const w = await world();
  const state = (hash: string, minutes: number) => sql`
    insert into connects (state_hash, workspace_id, platform, actor, redirect_uri, sealed_verifier, expires_at)
    values (${hash}, ${w.workspaceId}::uuid, 'x', 'user:1', 'https://a.example', 'sealed',
      ${new Date(w.service.now().getTime() + minutes * 60_000).toISOString()}::timestamptz)`;
  await w.service.db.execute(state("late", -1));
  await w.service.db.execute(state("under way", 5));
  expect(await sweepOnly(w, "connecting_states")).toBe(1);
  expect(await count(w, mine(w, "connects"))).toBe(1);
});

test("a run's render data is deleted a month after its end, and its results are kept", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  await w.deliver(job);
  await w.service.db.execute(sql`update runs set design = '{"template":"card"}' where id = ${id}::uuid`);
  const before = await json(await w.get(`/runs/${id}`));
  w.pass(29 * DAY);
  expect(await sweepOnly(w, "run_designs")).toBe(0);
  w.pass(2 * DAY);
  expect(await sweepOnly(w, "run_designs")).toBe(1);
  expect(await count(w, sql`runs where id = ${id}::uuid and design is not null`)).toBe(0);
  expect(await json(await w.get(`/runs/${id}`))).toEqual(before);
});

test("a mascot draft that was never kept is deleted after a month with its pictures", async () => {
  const { w, tombstoned } = await drafted();
  w.pass(29 * DAY);
  await w.sweep();
  expect((await mascotOf(w)).candidates).toHaveLength(4);
  w.pass(2 * DAY);
  expect(await sweepOnly(w, "mascot_drafts")).toBe(1);
  expect((await mascotOf(w)).status).toBe("none");
  w.pass(60);
  await w.sweep();
  await w.drain();
  expect(await count(w, mine(w, "images"))).toBe(0);
  expect(tombstoned).toHaveLength(4);
});

test("the mascot in use is kept when a draft beside it is deleted", async () => {
  const { w, first } = await drafted();
  await step(w, { action: "keep", candidate_id: first });
  await w.post("/mascot", { description: "A blue owl" });
  w.pass(31 * DAY);
  expect(await sweepOnly(w, "mascot_drafts")).toBe(1);
  expect(await mascotOf(w)).toMatchObject({ status: "ready", candidates: [] });
  w.pass(3_600);
  expect(await sweepOnly(w, "mascot_drafts")).toBe(0);
});

test("payment events are deleted after three months", async () => {
  const w = await world();
  await w.service.db.execute(sql`
    insert into payment_events (id, workspace_id, kind, happened_at, received_at)
    select 'evt_' || n || ${w.keyId}, ${w.workspaceId}::uuid, 'paid', now(),
      ${w.service.now().toISOString()}::timestamptz - n * interval '1 day' from unnest(array[89, 91]) n`);
  expect(await sweepOnly(w, "payment_events")).toBe(1);
  expect(await count(w, mine(w, "payment_events"))).toBe(1);
});

test("audit entries are deleted after 400 days", async () => {
  const w = await world();
  w.pass(399 * DAY);
  await setPaused(w.service, OPERATOR, w.workspaceId, true);
  await w.sweep();
  expect(await count(w, mine(w, "audit_log"))).toBeGreaterThan(2);
  w.pass(2 * DAY);
  await w.sweep();
  expect(await count(w, mine(w, "audit_log"))).toBe(1);
});

test("each retention rule runs once an hour and continues at once when it had too much to delete", async () => {
  const w = await world();
  let times = 0;
  let found = 5_000;
  const entry = RETENTION.audit_log!;
  const { remove: forget } = entry;
  entry.remove = async () => {
    times++;
    return found;
  };
  await w.sweep();
  await w.sweep();
  expect(times).toBe(2);
  found = 0;
  await w.sweep();
  await w.sweep();
  expect(times).toBe(3);
  w.pass(3_601);
  await w.sweep();
  entry.remove = forget;
  expect(times).toBe(4);
});

test("screens, photos and people whose picture never arrives fail after two hours with a reason", async () => {
  const w = await world();
  const tags = { name: "Inbox", screen_type: "dashboard", device: "desktop", theme: "light" };
  const image_url = "https://shots.example.com/a.png";
  await w.post("/brand-assets/screens", { ...tags, image_url });
  await w.post("/brand-assets/photos", { name: "Dawn", kind: "place", image_url });
  await w.post("/brand-assets/people", { name: "Mara Lindqvist", consent: true, image_url });
  w.pass(7_100);
  expect(await sweepOnly(w, "late_pictures")).toBe(0);
  w.pass(200);
  expect(await sweepOnly(w, "late_pictures")).toBe(3);
  for (const path of ["/brand-assets/screens", "/brand-assets/photos", "/brand-assets/people"]) {
    const [thing] = (await (await w.get(path)).json()) as { status: string; reason: string }[];
    expect(thing).toMatchObject({ status: "failed", reason: expect.stringContaining("Send it again") });
  }
});

test("a brand video that never arrives fails and returns its slot", async () => {
  const w = await world();
  await w.post("/brand-assets/videos", VIDEO);
  const slots = () =>
    count(
      w,
      sql`usage_counters where workspace_id = ${w.workspaceId}::uuid and used ->> 'brand_video' = '1'`,
    );
  expect(await slots()).toBe(1);
  w.pass(7_300);
  expect(await sweepOnly(w, "late_videos")).toBe(1);
  expect(await slots()).toBe(0);
  expect(await sweepOnly(w, "late_videos")).toBe(0);
});

test("left-over parts of a film are deleted", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  await w.deliver(job);
  await w.drain();
  await w.service.db.execute(sql`
    insert into film_segments (workspace_id, run_id, index) values (${w.workspaceId}::uuid, ${id}::uuid, 0)`);
  expect(await sweepOnly(w, "left_parts")).toBe(0);
  w.pass(3_700);
  expect(await sweepOnly(w, "left_parts")).toBe(1);
  expect(await sweepOnly(w, "left_parts"), "not again while that is under way").toBe(0);
  await w.drain();
  expect(await count(w, sql`film_segments where run_id = ${id}::uuid`)).toBe(0);
});

test("a failing retention rule does not stop the others, and its log entry reveals no content", async () => {
  const w = await world();
  const entry = RETENTION.audit_log!;
  const { remove: forget } = entry;
  entry.remove = () => Promise.reject(new Error('cannot delete "Jane Doe"'));
  const mended = await w.sweep();
  entry.remove = forget;
  expect(mended).not.toHaveProperty("audit_log");
  expect(mended).toHaveProperty("payment_events");
  expect(w.alerts).toEqual([
    { kind: "sweep_failed", subject: "audit_log", reason: 'Error: cannot delete "…"' },
  ]);
});
