import { NeonDbError } from "@neondatabase/serverless";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mintKeyText } from "../../lib/access/keys.ts";
import { revokeKey } from "../../lib/access/store.ts";
import { auditEntry } from "../../lib/access/workspaces.ts";
import { expectEnvelope, expectRefusal, limitsOf } from "../support/expect.ts";
import { breakDatabase, breakRedis } from "../support/outage.ts";
import { runFor } from "../support/route-targets.ts";
import { ask, KEYED_ROUTES } from "../support/routes.ts";
import { readRun } from "../support/runs.ts";
import { setRemaining } from "../support/workspaces.ts";
import { API, BRIEF, json, OPERATOR, world } from "../support/world.ts";

describe("while Redis is away", () => {
  test.each(KEYED_ROUTES)("$method $path works, with its limit headers", async (route) => {
    const w = await world();
    const id = await runFor(w, route);
    breakRedis(w);
    const answer = await ask(w, route, { id });
    expect(answer.status).toBe(route.status);
    expectEnvelope(answer);
    const { limit, remaining } = limitsOf(answer);
    expect(
      remaining,
      "limits read as untouched, but for the plan cap, which lives in SQL; another version has a first one beside it",
    ).toBeGreaterThanOrEqual(limit - 2);
  });

  test("limits fail open, and the log says so", async () => {
    const w = await world({ plan: "starter", key: { dailyLimit: 1 } });
    breakRedis(w);
    for (let n = 0; n < 70; n++) expect((await w.post("/generate", BRIEF)).status).toBe(202);
    expect(w.logs.some(({ event }) => event === "limits_fail_open")).toBe(true);
  });

  test("money does not: caps and credits hold", async () => {
    const w = await world();
    breakRedis(w);
    await setRemaining(w, { used: { card: 299 } });
    expect((await w.post("/generate", BRIEF)).status).toBe(202);
    await expectRefusal(await w.post("/generate", BRIEF), 429, "plan_cap_reached");
    await setRemaining(w, { monthly: 0, used: {} });
    await expectRefusal(await w.post("/generate", BRIEF), 402, "credits_exhausted");
  });

  test("authentication does not: a key revoked in SQL alone is refused, although this isolate knows it", async () => {
    const w = await world();
    await w.get("/me");
    breakRedis(w);
    expect((await w.get("/me")).status).toBe(200);
    await revokeKey(
      w.service.db,
      w.workspaceId,
      w.keyId,
      auditEntry(w.service, OPERATOR, "revoke_key", w.keyId),
    );
    await expectRefusal(await w.get("/me"), 401, "revoked_api_key");
    await expectRefusal(await w.post("/generate", BRIEF), 401, "revoked_api_key");
  });

  test("unknown keys stay unknown", async () => {
    const w = await world();
    breakRedis(w);
    const key = mintKeyText("live", (size) => crypto.getRandomValues(new Uint8Array(size)));
    await expectRefusal(await w.call("GET", `${API}/me`, { key }), 401, "invalid_api_key");
  });

  test("a replay is still a replay", async () => {
    const w = await world();
    breakRedis(w);
    const once = () => w.post("/generate", BRIEF, { "Idempotency-Key": "order-1" });
    const first = await once();
    const again = await once();
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await again.text()).toBe(await first.text());
  });

  test("runs still come to their end", async () => {
    const w = await world({ key: { mode: "test" } });
    breakRedis(w);
    const { id } = await json(await w.post("/generate", BRIEF));
    expect(await w.drain()).toEqual([204]);
    expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
  });

  test("when it is back, limits count again", async () => {
    const w = await world({ key: { dailyLimit: 1 } });
    const mend = breakRedis(w);
    for (let n = 0; n < 3; n++) await w.post("/generate", BRIEF);
    mend();
    expect((await w.post("/generate", BRIEF)).status).toBe(202);
    await expectRefusal(await w.post("/generate", BRIEF), 429, "daily_limit_exceeded");
  });
});

const unreachable = () => new NeonDbError("Error connecting to database: fetch failed");
const refusing = (code: string) => () => Object.assign(new NeonDbError("the server said no"), { code });
const wrapped = (reason: () => Error) => () => new DrizzleQueryError("select 1", [], reason());

describe("while the database is away", () => {
  test.each(KEYED_ROUTES)(
    "$method $path is 503 dependency_down with Retry-After, for known and unknown keys",
    async (route) => {
      for (const known of [true, false]) {
        const w = await world();
        const id = await runFor(w, route);
        if (!known) w.service.keys.clear();
        breakDatabase(w, wrapped(unreachable));
        const answer = await ask(w, route, { id });
        expect(answer.headers.get("Retry-After")).toBe("30");
        const { detail } = await expectRefusal(answer, 503, "dependency_down");
        expect(detail).toMatchObject({ retryable: true, retry_after: 30 });
      }
    },
  );

  test("nothing is promised: no message leaves, and after the outage no run is there", async () => {
    const w = await world();
    const mend = breakDatabase(w, unreachable);
    await expectRefusal(await w.post("/generate", BRIEF), 503, "dependency_down");
    mend();
    expect(w.waiting).toEqual([]);
    expect(await (await w.get("/runs")).json()).toEqual([]);
  });

  test("malformed requests are answered without it", async () => {
    const w = await world();
    breakDatabase(w, unreachable);
    await expectRefusal(await w.post("/generate", "{"), 400, "malformed_body");
    await expectRefusal(await w.get("/runs/7"), 422, "validation_error");
    await expectRefusal(await w.call("GET", `${API}/me`, { key: "nonsense" }), 401, "invalid_api_key");
    await expectRefusal(await w.get("/nowhere"), 404, "not_found");
  });

  test("a job is handed back to the queue", async () => {
    const w = await world({ key: { mode: "test" } });
    const { id } = await json(await w.post("/generate", BRIEF));
    const [message] = w.waiting;
    if (!message) throw new Error("generate sent no message");
    const mend = breakDatabase(w, unreachable);
    expect((await w.deliver(message.job)).status).toBe(503);
    mend();
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
  });

  test.each([
    ["a driver error without a code", unreachable, 503],
    ["the same inside the query builder's error", wrapped(unreachable), 503],
    ["a lost connection", refusing("08006"), 503],
    ["too many connections", refusing("53300"), 503],
    ["a shutdown", wrapped(refusing("57P01")), 503],
    ["a table that is missing", refusing("42P01"), 500],
    ["a violated constraint", wrapped(refusing("23505")), 500],
    ["an error of our own", () => new Error("oops"), 500],
  ] as const)("%s is %s", async (_what, reason, status) => {
    const w = await world();
    breakDatabase(w, reason);
    const answer = await w.get("/me");
    await expectRefusal(answer, status, status === 503 ? "dependency_down" : "internal_error");
    const event = status === 503 ? "dependency_down" : "internal_error";
    expect(w.logs).toContainEqual(expect.objectContaining({ event }));
  });
});
