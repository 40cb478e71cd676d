import { expect, test } from "vitest";
import { revoke } from "../../lib/access/mint.ts";
import { setPaused } from "../../lib/access/workspaces.ts";
import { expectRefusal, limitsOf } from "../support/expect.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, OPERATOR, type RunBody, type World, world } from "../support/world.ts";

const KEY = { "Idempotency-Key": "order-1" };
const runs = async (w: World) => (await (await w.get("/runs")).json()) as RunBody[];
const used = async (w: World) =>
  (await json(await w.get("/me"))) as unknown as {
    credits: { total: number };
    usage: { daily: { used: number }; caps: { card: { used: number } } };
  };

test("an idempotent replay starts nothing and counts toward nothing", async () => {
  const w = await world();
  await w.post("/generate", BRIEF, KEY);
  for (let n = 0; n < 5; n++) expect((await w.post("/generate", BRIEF, KEY)).status).toBe(202);

  expect(await runs(w)).toHaveLength(1);
  expect(w.waiting).toHaveLength(1);
  expect(await used(w)).toMatchObject({
    credits: { total: 599 },
    usage: { daily: { used: 1 }, caps: { card: { used: 1 } } },
  });
  expect(limitsOf(await w.post("/generate", BRIEF)), "one token for the first, one for this").toMatchObject({
    remaining: 298,
  });
});

test("an idempotent replay shows the first answer, not the run's current state", async () => {
  const w = await world({ key: { mode: "test" } });
  const first = await (await w.post("/generate", BRIEF, KEY)).text();
  await w.drain();
  const again = await w.post("/generate", BRIEF, KEY);
  expect(await again.text()).toBe(first);
  expect(again.headers.get("Content-Type")).toBe("application/json");
});

test("an idempotent replay ignores exhausted limits, a pause and spent credits", async () => {
  const w = await world({ key: { dailyLimit: 1 } });
  const { id } = await json(await w.post("/generate", BRIEF, KEY));
  await expectRefusal(await w.post("/generate", BRIEF), 429, "daily_limit_exceeded");
  await setPaused(w.service, OPERATOR, w.workspaceId, true);
  expect(await json(await w.post("/generate", BRIEF, KEY))).toMatchObject({ id });
});

test("a malformed body with a known Idempotency-Key is refused as malformed", async () => {
  const w = await world();
  await w.post("/generate", BRIEF, KEY);
  await expectRefusal(await w.post("/generate", { ...BRIEF, brief: "" }, KEY), 422, "validation_error");
  await expectRefusal(await w.post("/generate", "{", KEY), 400, "malformed_body");
});

test("another body under the same Idempotency-Key is a conflict, and the first answer is kept", async () => {
  const w = await world();
  const first = await (await w.post("/generate", BRIEF, KEY)).text();
  for (const change of [{ brief: "Another brief" }, { seed: 1 }, { note: "new" }, { metadata: {} }]) {
    await expectRefusal(await w.post("/generate", { ...BRIEF, ...change }, KEY), 409, "idempotency_mismatch");
  }
  expect(await (await w.post("/generate", BRIEF, KEY)).text()).toBe(first);
  expect(await runs(w)).toHaveLength(1);
});

test("an Idempotency-Key is the same quoted and bare, at the long and the short path", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", BRIEF, KEY));
  const quoted = { "Idempotency-Key": '"order-1"' };
  expect(await json(await w.post("/generate", BRIEF, quoted))).toMatchObject({ id });
  expect(await json(await w.call("POST", "/generate", { json: BRIEF, headers: KEY }))).toMatchObject({ id });
});

test("a refused request is not stored, and its Idempotency-Key may succeed later", async () => {
  const w = await world({ key: { dailyLimit: 1 }, now: "2026-06-15T23:59:00Z" });
  await w.post("/generate", BRIEF);
  await expectRefusal(await w.post("/generate", BRIEF, KEY), 429, "daily_limit_exceeded");
  w.pass(60);
  const answer = await w.post("/generate", BRIEF, KEY);
  expect(answer.status).toBe(202);
  expect(answer.headers.has("Idempotent-Replayed")).toBe(false);
});

test("a dry run with an Idempotency-Key stores nothing, not even its answer", async () => {
  const w = await world();
  const order = { ...BRIEF, dry_run: true };
  await w.post("/generate", order, KEY);
  const again = await w.post("/generate", order, KEY);
  expect(again.headers.has("Idempotent-Replayed")).toBe(false);
  expect((await w.post("/generate", BRIEF, KEY)).status).toBe(202);
});

test("concurrent requests with one Idempotency-Key start one run, and the others replay it or must wait", async () => {
  const w = await world({ key: { dailyLimit: 100 } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => w.post("/generate", BRIEF, KEY)));

  const made = answers.filter(({ status }) => status === 202);
  const waiting = answers.filter(({ status }) => status === 409);
  expect(made.length).toBeGreaterThanOrEqual(1);
  expect(made.length + waiting.length).toBe(8);
  const ids = new Set((await Promise.all(made.map(json))).map(({ id }) => id));
  expect(ids.size).toBe(1);
  for (const answer of waiting) {
    expect(answer.headers.get("Retry-After")).toBe("1");
    await expectRefusal(answer, 409, "idempotency_in_progress");
  }
  expect(await runs(w)).toHaveLength(1);
  expect(await used(w)).toMatchObject({ usage: { daily: { used: 1 }, caps: { card: { used: 1 } } } });
});

test("without Redis concurrent requests with one Idempotency-Key start one run, and the others replay it", async () => {
  const w = await world();
  w.service.locks.acquire = () => Promise.reject(new Error("Redis is away"));
  const answers = await Promise.all(Array.from({ length: 8 }, () => w.post("/generate", BRIEF, KEY)));

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get("Idempotent-Replayed") === "true")).toHaveLength(7);
  expect(await runs(w)).toHaveLength(1);
  expect(w.waiting).toHaveLength(1);
  expect(await used(w)).toMatchObject({
    credits: { total: 599 },
    usage: { daily: { used: 1 }, caps: { card: { used: 1 } } },
  });
});

test("an Idempotency-Key's claim whose request never ended expires after a minute", async () => {
  const w = await world();
  await w.service.locks.acquire(`idem:${w.keyId}:POST /generate:order-1`, 60);
  await expectRefusal(await w.post("/generate", BRIEF, KEY), 409, "idempotency_in_progress");
  w.pass(61);
  expect((await w.post("/generate", BRIEF, KEY)).status).toBe(202);
});

test("an Idempotency-Key's claim is released at once after a refusal", async () => {
  const w = await world({ key: { channels: ["linkedin"] } });
  await expectRefusal(await w.post("/generate", BRIEF, KEY), 403, "scope_channel");
  expect((await w.post("/generate", { ...BRIEF, channel: "linkedin" }, KEY)).status).toBe(202);
});

test("live and test keys of one workspace have separate Idempotency-Keys", async () => {
  const w = await world();
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  const { id } = await json(await w.post("/generate", BRIEF, KEY));
  const theirs = await json(await w.call("POST", `${API}/generate`, { json: BRIEF, headers: KEY, key }));
  expect(theirs).toMatchObject({ livemode: false });
  expect(theirs.id).not.toBe(id);
});

test("an idempotent replay with a revoked key is refused", async () => {
  const w = await world();
  await w.post("/generate", BRIEF, KEY);
  await revoke(w.service, OPERATOR, w.workspaceId, w.keyId);
  await expectRefusal(await w.post("/generate", BRIEF, KEY), 401, "revoked_api_key");
});
