import { beforeAll, describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, RENDER_ITEMS, type World, world } from "../support/world.ts";

const list = async (w: World, query: string) =>
  (await (await w.get(`/runs?${query}`)).json()) as Record<string, unknown>[];
const briefs = async (w: World, query: string) => (await list(w, query)).map(({ brief }) => brief);

const JAPANESE = "東京の配達員のためのオフライン地図を公開しました。";
const GERMAN = "Größere Karten für Kuriere\nin Zürich sind da.";
const ENGLISH = "Offline maps cover 100% of Harbor_Notes now.";

describe("searching the list of runs", () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
    for (const [brief, metadata] of [
      [JAPANESE, { order: "A-1", rush: true, size: 7 }],
      [GERMAN, { order: "A-2" }],
      [ENGLISH, { order: "A-1", size: "7" }],
    ] as const) {
      await w.post("/generate", { ...BRIEF, brief, metadata });
      w.pass(60);
    }
  });

  test.each([
    ["q=offline", [ENGLISH]],
    ["q=OFFLINE MAPS", [ENGLISH]],
    ["q=größere karten", [GERMAN]],
    ["q=kuriere in zürich", [GERMAN]],
    ["q=地図", [JAPANESE]],
    ["q=図", [JAPANESE]],
    ["q=オフライン", [JAPANESE]],
    ["q=ｵﾌﾗｲﾝ", [JAPANESE]],
    ["q=地京", []],
    ["q=100%25", [ENGLISH]],
    ["q=Harbor_N", [ENGLISH]],
    ["q=HarborXN", []],
    ["q=nowhere", []],
    ["metadata[order]=A-1", [ENGLISH, JAPANESE]],
    ["metadata[order]=A-1&metadata[rush]=true", [JAPANESE]],
    ["metadata[size]=7", [ENGLISH, JAPANESE]],
    ["metadata[order]=A", []],
    ["q=offline&metadata[order]=A-2", []],
    ["q=offline&status=queued", [ENGLISH]],
    ["q=offline&status=failed", []],
  ])("GET /runs?%s", async (query, expected) => {
    expect(await briefs(w, query)).toEqual(expected);
  });

  test.each(["q=ab", "q=%20%20", "q=!!!!"])(
    "%s is refused, because no index helps with it",
    async (query) => {
      await expectRefusal(await w.get(`/runs?${query}`), 422, "validation_error");
    },
  );

  test("another workspace finds nothing", async () => {
    expect(await briefs(await world(), "q=offline")).toEqual([]);
  });

  test("a deleted run is not found any more", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", { ...BRIEF, brief: ENGLISH }));
    await w.post(`/runs/${id}/cancel`);
    expect(await list(w, "q=offline")).toHaveLength(1);
    await w.del(`/runs/${id}`);
    expect(await list(w, "q=offline")).toEqual([]);
    const { rows } = (await w.service.db.execute(
      `select * from run_search where run_id = '${id}'`,
    )) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });

  test("a search has pages like every list", async () => {
    const first = await w.get("/runs?metadata[order]=A-1&limit=1");
    const next =
      /<http:\/\/localhost(?<path>[^>]*)>/.exec(first.headers.get("Link") ?? "")?.groups?.path ?? "";
    expect(next).toContain("metadata");
    const second = (await (await w.call("GET", next)).json()) as { brief: string }[];
    expect(second.map(({ brief }) => brief)).toEqual([JAPANESE]);
  });
});

describe("filters of the list of runs", () => {
  test("runs are found by batch, campaign, client_ref, several states, verdict and dates", async () => {
    const w = await world({ now: "2026-06-15T12:00:00Z" });
    const test = await mintWorkspaceKey(w, { mode: "test" });
    const batch = await json(await w.post("/render", { items: RENDER_ITEMS }));
    const campaign = await json(
      await w.post("/campaigns", {
        name: "Spring",
        brief: BRIEF.brief,
        channels: ["twitter", "linkedin"],
        asset_types: ["card"],
      }),
    );
    w.pass(86_400);
    const order = { ...BRIEF, metadata: { test_outcome: "needs_review" } };
    const reviewed = await json(await w.call("POST", `${API}/generate`, { json: order, key: test.key }));
    const last = w.waiting.pop();
    if (last) await w.deliver(last.job);

    const count = async (query: string) => (await list(w, query)).length;
    expect(await count(`batch_id=${batch.batch_id}`)).toBe(2);
    expect(await count("client_ref=row-2")).toBe(1);
    expect(await count("client_ref=row")).toBe(0);
    expect(await count(`campaign_id=${campaign.id}`)).toBe(2);
    expect(await count("status=queued,succeeded")).toBe(5);
    expect(await count("status=queued&status=succeeded")).toBe(5);
    expect(await count("status=running,failed")).toBe(0);
    expect((await list(w, "verdict=needs_review,rejected")).map(({ id }) => id)).toEqual([reviewed.id]);
    expect(await count("verdict=approved")).toBe(0);
    expect(await count("from=2026-06-16")).toBe(1);
    expect(await count("to=2026-06-15")).toBe(4);
    expect(await count("from=2026-06-15&to=2026-06-16")).toBe(5);
    await expectRefusal(await w.get("/runs?status=queued,done"), 422, "validation_error");
    await expectRefusal(await w.get("/runs?to=2026-02-30"), 422, "validation_error");
  });
});

describe("view=summary", () => {
  test("a summary has at most 1 KB, in lists and polls, whatever the caller has sent", async () => {
    const w = await world();
    const metadata = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`key${i}`, "x".repeat(500)]));
    const { id } = await json(await w.post("/generate", { ...BRIEF, metadata }));
    await w.drain();

    const polled = await (await w.get(`/runs/${id}?view=summary&wait=1`)).text();
    expect(new TextEncoder().encode(polled).length).toBeLessThanOrEqual(1024);
    const summary = JSON.parse(polled) as Record<string, unknown>;
    const whole = (await json(await w.get(`/runs/${id}`))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(summary)) expect(whole[name], name).toEqual(value);
    expect(summary.asset_url).toMatch(/^http/);
    expect(await list(w, "view=summary")).toEqual([summary]);
  });
});
