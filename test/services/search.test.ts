import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { json, type World, world } from "../support/world.ts";

const RUNS = 20_000;

describe.skipIf(!TEST_DATABASE_URL)("the text search on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  let w: World;
  const made = new Map<string, string>();

  beforeAll(async () => {
    postgres = await realPostgres();
    w = await world({ plan: "scale", service: { db: postgres.db }, now: "2026-06-15T12:00:00Z" });
    await postgres.query(
      `with made as (
         insert into runs (id, workspace_id, created_via, livemode, status, brief, channel, asset_type, asset_token, progressed_at, created_at)
         select gen_random_uuid(), $1::uuid, 'api', true, 'succeeded', 'Parcel number ' || i || ' arrives on time.', 'web', 'card',
           'token', '2026-06-15Z', '2026-06-15T12:00:00Z'::timestamptz - i * interval '6 seconds'
         from generate_series(1, $2::int) i returning id, workspace_id, brief)
       insert into run_search (run_id, workspace_id, words, metadata)
       select id, workspace_id, lower(brief), '{}'::jsonb from made`,
      [w.workspaceId, RUNS],
    );
    await postgres.query("analyze runs; analyze run_search");
    for (const brief of [
      "Offline Maps for couriers in tunnels.",
      "100% of the parcels_arrive on time, says C:\\maps.",
      "新しい地図アプリを公開します。",
      "Ｆｕｌｌ width maps for Straße and CAFÉ.",
    ]) {
      made.set(
        brief,
        (await json(await w.post("/generate", { brief, channel: "web", asset_type: "card" }))).id,
      );
    }
  }, 120_000);
  afterAll(() => postgres?.close());

  const found = async (q: string, key = w.key) => {
    const answer = await w.call("GET", `/runs?limit=100&q=${encodeURIComponent(q)}`, { key });
    return ((await answer.json()) as { brief: string }[]).map(({ brief }) => brief);
  };

  test.each([
    ["offline maps", "Offline Maps for couriers"],
    ["OFFLINE", "Offline Maps for couriers"],
    ["100% of", "100% of the parcels_arrive"],
    ["parcels_arrive", "100% of the parcels_arrive"],
    ["c:\\maps", "100% of the parcels_arrive"],
    ["地図", "新しい地図"],
    ["full width", "Ｆｕｌｌ width"],
    ["café", "Ｆｕｌｌ width"],
  ])("%s finds what contains it, and nothing else", async (q, begins) => {
    const briefs = await found(q);
    expect(briefs).toHaveLength(1);
    expect(briefs[0]).toContain(begins);
  });

  test("signs of patterns are text, and nothing is found that is not there", async () => {
    for (const q of ["parcels%arrive", "parcel__number", "no such words"]) expect(await found(q)).toEqual([]);
  });

  test("a common word fills a page, newest first; a rare one is found among many", async () => {
    const briefs = await found("parcel number");
    expect(briefs).toHaveLength(100);
    expect(briefs[0]).toBe("Parcel number 1 arrives on time.");
    expect(await found("number 19999 arrives")).toEqual(["Parcel number 19999 arrives on time."]);
  });

  test("another workspace finds nothing of it, and a deleted run is found no more", async () => {
    expect(await found("offline maps", (await otherWorkspace(w)).key)).toEqual([]);
    const id = made.get("Offline Maps for couriers in tunnels.") ?? "";
    await w.post(`/runs/${id}/cancel`);
    expect((await w.call("DELETE", `/runs/${id}`)).status).toBe(204);
    expect(await found("offline maps")).toEqual([]);
  });
});
