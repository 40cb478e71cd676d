import { beforeAll, describe, expect, test } from "vitest";
import { runs as runsTable } from "../../drizzle/schema/index.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, type RunBody, type World, world } from "../support/world.ts";

const DAY = 86_400;
const list = async (w: World, query = "") => (await (await w.get(`/runs${query}`)).json()) as RunBody[];
const briefs = async (w: World, query = "") => (await list(w, query)).map(({ brief }) => brief);

/** The path of the next page, if there is one. */
function nextOf({ headers }: Response): string | undefined {
  const [, url] = /^<([^>]+)>; rel="next"$/.exec(headers.get("Link") ?? "") ?? [];
  return url?.replace(/^http:\/\/[^/]+/, "");
}

/** Every page from the first on, following the links. */
async function pages(w: World, path: string, between = async () => {}): Promise<string[][]> {
  const found: string[][] = [];
  for (let next: string | undefined = path; next; ) {
    const answer = await w.call("GET", next);
    expect(answer.status).toBe(200);
    found.push(((await answer.json()) as RunBody[]).map(({ brief }) => String(brief)));
    next = nextOf(answer);
    await between();
  }
  return found;
}

const start = async (w: World, order: object) => json(await w.post("/generate", { ...BRIEF, ...order }));

describe("filters of the list of runs", () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
    const test = await mintWorkspaceKey(w, { mode: "test" });
    await start(w, { brief: "one" });
    w.pass(3600);
    await start(w, { brief: "two", channel: "linkedin" });
    w.pass(3600);
    await start(w, { brief: "three", asset_type: "og_image" });
    w.pass(3600);
    const order = { ...BRIEF, brief: "four", metadata: { test_outcome: "failed" } };
    await w.call("POST", `${API}/generate`, { json: order, key: test.key });
    const last = w.waiting.pop();
    if (last) await w.deliver(last.job);
  });

  test.each([
    ["", ["four", "three", "two", "one"]],
    ["?status=queued", ["three", "two", "one"]],
    ["?status=failed", ["four"]],
    ["?status=succeeded", []],
    ["?channel=linkedin", ["two"]],
    ["?channel=x", ["four", "three", "one"]],
    ["?asset_type=og_image", ["three"]],
    ["?livemode=true", ["three", "two", "one"]],
    ["?livemode=false", ["four"]],
    ["?from=2026-06-15T13:00:00Z", ["four", "three", "two"]],
    ["?to=2026-06-15T13:00:00Z", ["one"]],
    ["?from=2026-06-15T15:00:00%2B02:00&to=2026-06-15T14:00:00.001Z", ["three", "two"]],
    ["?livemode=true&channel=twitter&limit=1", ["three"]],
    ["?created_via=api", ["four", "three", "two", "one"]],
    ["?created_via=studio", []],
  ])("the filter GET /runs%s returns the matching runs", async (query, expected) => {
    expect(await briefs(w, query)).toEqual(expected);
  });
});

test("created_via=api includes runs of the API and of render, and every origin has its own filter", async () => {
  const w = await world();
  const { id } = await start(w, {});
  const [row] = await w.service.db.select().from(runsTable);
  if (!row) throw new Error("generate stored no run");
  const mine = { ...row, workspaceId: w.workspaceId, keyId: null };
  for (const [n, createdVia] of (["dashboard", "studio", "render", "mcp", "campaign"] as const).entries()) {
    const other = {
      ...mine,
      id: `0190000${n}-0000-7000-8000-${id.slice(-12)}`,
      createdVia,
      brief: createdVia,
    };
    await w.service.db.insert(runsTable).values(other);
  }
  expect(await list(w)).toHaveLength(6);
  expect((await briefs(w, "?created_via=api")).sort()).toEqual([BRIEF.brief, "render"].sort());
  for (const via of ["dashboard", "studio", "mcp", "campaign"]) {
    expect(await briefs(w, `?created_via=${via}`)).toEqual([via]);
  }
});

test("a run is archived when it is more than 90 days old and not earlier", async () => {
  const w = await world();
  await start(w, { brief: "old" });
  w.pass(DAY);
  await start(w, { brief: "newer" });
  w.pass(89 * DAY);
  expect(await briefs(w)).toEqual(["newer", "old"]);
  w.pass(1);
  expect(await briefs(w)).toEqual(["newer"]);
  expect(await briefs(w, "?include_archived=true")).toEqual(["newer", "old"]);
  expect(await briefs(w, "?from=2026-06-01T00:00:00Z")).toEqual(["newer"]);
});

test("the Link header of the list of runs leads through every run once, keeps the filters, and ends", async () => {
  const w = await world();
  for (let n = 0; n < 11; n++) {
    await start(w, { brief: `run ${n}`, channel: n % 2 ? "linkedin" : "twitter" });
    w.pass(1);
  }
  const expected = ["run 10", "run 8", "run 6", "run 4", "run 2", "run 0"];

  const found = await pages(w, `${API}/runs?channel=twitter&limit=4&include_archived=true`);
  expect(found).toEqual([expected.slice(0, 4), expected.slice(4)]);
  expect(await pages(w, `${API}/runs?channel=twitter&limit=6`)).toEqual([expected]);
});

test("runs of the same millisecond are paged without loss or repetition", async () => {
  const w = await world();
  const ids = [];
  for (let n = 0; n < 9; n++) ids.push((await start(w, { brief: `run ${n}` })).id);
  const found = (await pages(w, "/runs?limit=2")).flat();
  expect(found).toHaveLength(9);
  expect(new Set(found).size).toBe(9);
});

test("runs that arrive between two pages shift nothing", async () => {
  const w = await world();
  for (let n = 0; n < 6; n++) {
    await start(w, { brief: `run ${n}` });
    w.pass(1);
  }
  let late = 0;
  const found = await pages(w, "/runs?limit=2", async () => {
    await start(w, { brief: `late ${late++}` });
  });
  expect(found.flat()).toEqual(["run 5", "run 4", "run 3", "run 2", "run 1", "run 0"]);
});

test("offset skips runs, and the Link of an offset page continues after it", async () => {
  const w = await world();
  for (let n = 0; n < 6; n++) {
    await start(w, { brief: `run ${n}` });
    w.pass(1);
  }
  expect(await briefs(w, "?offset=4")).toEqual(["run 1", "run 0"]);
  expect(await briefs(w, "?offset=6")).toEqual([]);
  const found = await pages(w, "/runs?offset=1&limit=2");
  expect(found).toEqual([["run 4", "run 3"], ["run 2", "run 1"], ["run 0"]]);
});

test("a cursor from another workspace shows none of its runs", async () => {
  const [w, other] = [await world(), await world()];
  for (let n = 0; n < 3; n++) await start(other, { brief: `theirs ${n}` });
  await start(w, { brief: "mine" });
  w.pass(1);
  const cursor = new URLSearchParams(nextOf(await other.get("/runs?limit=1"))?.split("?")[1]).get("cursor");
  expect(cursor).toMatch(/^[\w-]+$/);
  for (const brief of await briefs(w, `?cursor=${cursor}`)) expect(brief).toBe("mine");
});
