import { describe, expect, test } from "vitest";
import { createApp } from "../../functions/app.ts";
import { addressLimiter } from "../../functions/http/address-limiter.ts";
import { revoke } from "../../lib/access/mint.ts";
import { newKeyCache } from "../../lib/access/records.ts";
import { revokeKey } from "../../lib/access/store.ts";
import { auditEntry, setPaused, setPlan } from "../../lib/access/workspaces.ts";
import { expectRefusal, limitsOf } from "../support/expect.ts";
import { breakRedis, countReads } from "../support/outage.ts";
import { endSubscription, mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

/** Another isolate of the same service: its own memory, the same outside world. */
function isolate(w: World) {
  const service = { ...w.service, keys: newKeyCache(), addresses: addressLimiter() };
  const app = createApp(() => service);
  return (method: string, path: string, body?: object) =>
    app.request(
      API + path,
      {
        method,
        headers: { authorization: `Bearer ${w.key}`, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      },
      {} as never,
    );
}

describe("a change is seen by the next request in every isolate", () => {
  test.each<[name: string, change: (w: World) => Promise<unknown>, status: number, code: string]>([
    ["revoking the key", (w) => revoke(w.service, OPERATOR, w.workspaceId, w.keyId), 401, "revoked_api_key"],
    [
      "pausing the workspace",
      (w) => setPaused(w.service, OPERATOR, w.workspaceId, true),
      403,
      "workspace_paused",
    ],
    ["the end of the subscription", (w) => endSubscription(w), 402, "plan_required"],
    [
      "moving to a plan without live keys",
      (w) => setPlan(w.service, OPERATOR, w.workspaceId, "free"),
      402,
      "plan_required",
    ],
  ])("%s", async (_name, change, status, code) => {
    const w = await world();
    const isolates = [isolate(w), isolate(w)];
    for (const call of isolates) expect((await call("POST", "/generate", BRIEF)).status).toBe(202);
    await change(w);
    for (const call of isolates) await expectRefusal(await call("POST", "/generate", BRIEF), status, code);
  });

  test("resuming opens again at once", async () => {
    const w = await world();
    const call = isolate(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    expect((await call("POST", "/generate", BRIEF)).status).toBe(403);
    await setPaused(w.service, OPERATOR, w.workspaceId, false);
    expect((await call("POST", "/generate", BRIEF)).status).toBe(202);
  });

  test("revoking one key leaves the others of the workspace alone", async () => {
    const w = await world();
    const { keyId } = await mintWorkspaceKey(w);
    await revoke(w.service, OPERATOR, w.workspaceId, keyId);
    expect((await w.get("/me")).status).toBe(200);
  });
});

describe("a key's record", () => {
  test("a key's record is read from SQL once and then cached while Redis confirms its version", async () => {
    const w = await world();
    await w.get("/me");
    await w.get("/me");
    const reads = countReads(w);
    await w.get("/me");
    expect(reads(), "the usage, not the key").toBe(1);
  });

  test("a key's record is read again when Redis has lost the version, which is then published again", async () => {
    const w = await world();
    await w.get("/me");
    await revokeKey(
      w.service.db,
      w.workspaceId,
      w.keyId,
      auditEntry(w.service, OPERATOR, "revoke_key", w.keyId),
    );
    w.service.rateLimiter = (await world()).service.rateLimiter;
    await expectRefusal(await w.get("/me"), 401, "revoked_api_key");
  });

  test("a cached key record ends after a minute when a change reached SQL but not Redis", async () => {
    const w = await world();
    await w.get("/me");
    const mend = breakRedis(w);
    const revoking = revoke(w.service, OPERATOR, w.workspaceId, w.keyId);
    await expect(revoking, "the revocation reports that Redis was not reached").rejects.toThrow(
      "Redis is away",
    );
    mend();
    w.pass(60);
    await expectRefusal(await w.get("/me"), 401, "revoked_api_key");
  });

  test("a key's record ends with the key's expiry, to the second", async () => {
    const w = await world({ key: { expiresAt: new Date("2026-06-15T12:01:00Z") } });
    expect((await w.get("/me")).status).toBe(200);
    w.pass(59);
    expect((await w.get("/me")).status).toBe(200);
    w.pass(1);
    await expectRefusal(await w.get("/me"), 401, "expired_api_key");
  });
});

describe("the limit headers of a refused key", () => {
  test.each<[name: string, end: (w: World) => Promise<unknown>]>([
    ["revoked", (w) => revoke(w.service, OPERATOR, w.workspaceId, w.keyId)],
    ["expired", async (w) => w.pass(60)],
  ])("%s: show the address's window, not the key's", async (_name, end) => {
    const w = await world({ key: { expiresAt: new Date("2026-06-15T12:01:00Z") } });
    expect(limitsOf(await w.get("/me"))).toMatchObject({ limit: 1200 });
    await end(w);
    expect(limitsOf(await w.get("/me"))).toEqual({ limit: 600, remaining: 599, reset: 1 });
    expect(limitsOf(await w.get("/nowhere"))).toMatchObject({ limit: 600 });
  });

  test("an answer that no guard has judged shows the key's window as it was last seen", async () => {
    const w = await world();
    for (let n = 0; n < 5; n++) await w.post("/generate", BRIEF);
    const answer = await w.post("/generate", { ...BRIEF, brief: 7 });
    expect(answer.status).toBe(422);
    expect(limitsOf(answer)).toMatchObject({ limit: 300, remaining: 295 });
    expect((await json(await w.get("/me"))).usage).toMatchObject({ daily: { used: 5 } });
  });
});
