import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertAccount } from "../../support/social.ts";
import { BRIEF, json, type World, world } from "../../support/world.ts";
import { audit, type Finding } from "./audit.ts";

/** A workspace with a live card, one that was canceled, and a post. */
async function busyWorld() {
  const w = await world({ plan: "pro" });
  const { id: canceled } = await json(await w.post("/generate", { ...BRIEF, metadata: { soak: "b" } }));
  await w.post(`/runs/${canceled}/cancel`);
  await insertAccount(w, "x");
  const { id: run } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  const post = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
  await w.drain();
  const [{ external = "" } = {}] = (
    (await w.service.db.execute(
      sql`select external_post_id as external from posts where id = ${post.id}`,
    )) as unknown as { rows: { external: string }[] }
  ).rows;
  return { w, run, canceled, shown: [external] };
}

const found = (w: World, acceptedRuns: string[], shown: string[]) =>
  audit(w.service.db, new Set(acceptedRuns), shown);

/** The checks that find more than they did; tests of this file share one database. */
const more = (before: Finding[], after: Finding[]) =>
  after.filter(({ wrong }, i) => wrong.length > (before[i]?.wrong.length ?? 0)).map(({ check }) => check);

test("books that are right have nothing to find", async () => {
  const { w, run, canceled, shown } = await busyWorld();
  expect(more([], await found(w, [run, canceled], shown))).toEqual([]);
});

/** A statement of one workspace; it ends before its condition. */
const spoiled = ({ service, workspaceId }: World, statement: SQL) =>
  service.db.execute(sql`${statement} workspace_id = ${workspaceId}`);

test.each([
  ["lost runs", (w: World) => spoiled(w, sql`update runs set status = 'running' where`)],
  ["runs made twice", (w: World) => spoiled(w, sql`update runs set metadata = '{"soak": "b"}' where`)],
  [
    "ledger against balance",
    (w: World) => spoiled(w, sql`update usage_counters set bought_credits = 7 where`),
  ],
  ["entries of a run", (w: World) => spoiled(w, sql`delete from credit_ledger where kind = 'return' and`)],
  ["caps against runs", (w: World) => spoiled(w, sql`update usage_counters set used = '{"card": 9}' where`)],
  ["events of ended runs", (w: World) => spoiled(w, sql`delete from events where kind = 'run.failed' and`)],
  ["posts made twice", (w: World) => spoiled(w, sql`update posts set external_post_id = 'another' where`)],
])("%s are found", async (check, spoil) => {
  const { w, run, canceled, shown } = await busyWorld();
  const before = await found(w, [run, canceled], shown);
  await spoil(w);
  expect(more(before, await found(w, [run, canceled], shown))).toContain(check);
});

test("an accepted run that is missing counts as lost, and an unknown post as a double", async () => {
  const { w, shown } = await busyWorld();
  const unknownPost = "01900000-0000-7000-8000-00000000ffff";
  const before = await found(w, [], shown);
  const after = await found(w, [unknownPost], [...shown, "stray"]);
  expect(more(before, after)).toEqual(["lost runs", "posts made twice"]);
});
