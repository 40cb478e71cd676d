import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { seedPost } from "../support/posts.ts";
import { finishedRun } from "../support/social.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, world } from "../support/world.ts";

const DNA = `${API}/brand-dna`;

/** A workspace with a live key, and a test key beside it. */
async function withTestKey() {
  const w = await world();
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  const asTest = (method: string, path: string, body?: unknown) =>
    w.call(method, API + path, { ...(body !== undefined && { json: body }), key });
  return { ...w, asTest, testKey: key };
}

test("a test key reads a live run, and can neither cancel nor delete it", async () => {
  const w = await withTestKey();
  const queued = (await json(await w.post("/generate", BRIEF))).id;
  const finished = await finishedRun(w);
  expect((await w.asTest("GET", `/runs/${finished}`)).status).toBe(200);
  await expectRefusal(await w.asTest("POST", `/runs/${queued}/cancel`), 403, "test_key_read_only");
  await expectRefusal(await w.asTest("DELETE", `/runs/${finished}`), 403, "test_key_read_only");
  expect(await json(await w.get(`/runs/${queued}`))).toMatchObject({ status: "queued" });
  const { asset_url } = await json(await w.get(`/runs/${finished}`));
  expect((await w.app.request(String(asset_url))).status).toBe(200);
});

test("a test key cancels and deletes its own run, and an unknown one is unknown", async () => {
  const w = await withTestKey();
  const { id } = await json(await w.asTest("POST", "/generate", BRIEF));
  expect((await w.asTest("POST", `/runs/${id}/cancel`)).status).toBe(200);
  expect((await w.asTest("DELETE", `/runs/${id}`)).status).toBe(204);
  await expectRefusal(await w.asTest("DELETE", `/runs/${id}`), 404, "run_not_found");
});

test("a test key moves, cancels and retries no live post", async () => {
  const w = await withTestKey();
  const id = await seedPost(w, { status: "scheduled", scheduledAt: new Date("2027-01-01T09:00:00Z") });
  const before = await (await w.get(`/posts/${id}`)).json();
  const requests: [string, string, object?][] = [
    ["PATCH", `/posts/${id}`, { scheduled_at: "2027-02-01T09:00:00Z" }],
    ["POST", `/posts/${id}/cancel`],
    ["POST", `/posts/${id}/retry`],
    ["DELETE", `/posts/${id}`],
  ];
  for (const [method, path, body] of requests)
    await expectRefusal(await w.asTest(method, path, body), 403, "test_key_read_only");
  expect(await (await w.get(`/posts/${id}`)).json()).toEqual(before);
});

test("a Brand DNA patch of a test key is judged and answered, and nothing of it is stored", async () => {
  const w = await withTestKey();
  await w.patch("/brand-dna", { tagline: "Notes that travel.", palette: { primary: "#112233" } });
  const [stored, log] = [await json(await w.get("/brand-dna")), await (await w.get("/events")).json()];
  const answer = await w.asTest("PATCH", "/brand-dna", {
    tagline: "Test",
    logos: ["https://example.com/logo.png"],
  });
  expect(answer.headers.get("ETag")).toBe('"2"');
  const dna = await json(answer);
  expect(dna).toMatchObject({
    palette: stored.palette,
    tagline: "Test",
    version: 2,
    logos: ["https://example.com/logo.png"],
  });
  expect(dna.warnings).toEqual([expect.stringContaining("not stored")]);
  expect(await json(await w.call("GET", DNA, { key: w.testKey }))).toEqual(stored);
  expect(await (await w.get("/events")).json()).toEqual(log);
  expect((await (await w.get("/audit")).json()) as object[]).not.toContainEqual(
    expect.objectContaining({ target: "version 2" }),
  );
  expect(w.waiting).toEqual([]);
});

test("a Brand DNA patch of a test key is refused like any other", async () => {
  const w = await withTestKey();
  const json = { tagline: "Test" };
  const headers = { "if-match": '"7"' };
  await expectRefusal(await w.call("PATCH", DNA, { json, headers, key: w.testKey }), 409, "version_conflict");
  await expectRefusal(
    await w.asTest("PATCH", "/brand-dna", { logos: ["http://a"] }),
    422,
    "validation_error",
  );
  expect(await (await w.asTest("PATCH", "/brand-dna", {})).json()).toMatchObject({ warnings: [] });
});
