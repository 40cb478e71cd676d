import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { revoke } from "../../lib/access/mint.ts";
import { setPaused } from "../../lib/access/workspaces.ts";
import { freshCredentials } from "../../lib/accounts/credentials.ts";
import { disconnect } from "../../lib/accounts/disconnect.ts";
import { connectingWorld } from "../support/connecting-world.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { bind, deliverCard, EVENT, order, readyDelivery } from "../support/studio.ts";
import { account, ordered, postsOf, socialWorld, X_ONLY } from "../support/studio-social.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { json, OPERATOR } from "../support/world.ts";

describe("the accounts that Studio posts to", () => {
  test("a cached key record reflects connections and disconnections at once", async () => {
    const w = await socialWorld(X_ONLY, []);
    expect((await ordered(w)).delivery).toEqual([]);
    const { id } = await account(w);
    expect((await ordered(w)).delivery).toEqual(["social"]);
    await disconnect(w.service, w.workspaceId, id);
    expect((await ordered(w)).delivery).toEqual([]);
    await account(w);
    expect((await ordered(w)).delivery).toEqual(["social"]);
  });

  test("a cached key record reflects at once that a platform has ended a connection", async () => {
    const w = await connectingWorld();
    await bind(w, X_ONLY);
    expect((await ordered(w)).delivery).toEqual([]);
    const { id } = await w.connect();
    expect((await ordered(w)).delivery).toEqual(["social"]);
    w.fake.clock.pass(3 * 3600);
    expect((await ordered(w)).delivery).toEqual(["social"]);
    w.fake.fail({});
    w.fake.state.refreshTokens.clear();
    await expect(freshCredentials(w.service, w.workspaceId, id)).rejects.toThrow();
    expect((await ordered(w)).delivery).toEqual([]);
    await w.fake.close();
  });

  test("an account can be connected while Redis is unavailable", async () => {
    const w = await socialWorld(X_ONLY, []);
    w.service.rateLimiter.setVersion = async () => {
      throw new Error("Redis is away.");
    };
    await account(w);
    w.pass(61);
    expect((await ordered(w)).delivery).toEqual(["social"]);
  });

  test("Studio does not post to an account whose connection has expired", async () => {
    const w = await socialWorld();
    const ends = new Date(w.service.now().getTime() + 30_000).toISOString();
    await w.service.db.execute(
      sql`update accounts set ends_at = ${ends}::timestamptz where workspace_id = ${w.workspaceId}`,
    );
    expect((await ordered(w)).delivery).toEqual(["social"]);
    w.pass(31);
    expect((await ordered(w)).delivery).toEqual([]);
  });

  test("a key that is restricted to other accounts names no destination and posts nothing", async () => {
    const w = await socialWorld(X_ONLY, []);
    const [mine, other] = [await account(w, "x", "mine"), await account(w, "linkedin", "other")];
    const { key, keyId } = await mintWorkspaceKey(w, { connectedAccounts: [mine.id] });
    await bind(w, { ...X_ONLY, keyId, social: ["linkedin"] });
    const denied = await w.call("POST", "/studio/generate", { json: EVENT, key });
    expect(await json(denied)).toMatchObject({ delivery: [] });
    await bind(w, { ...X_ONLY, keyId });
    const granted = await w.call("POST", "/studio/generate", { json: EVENT, key });
    expect(await json(granted)).toMatchObject({ delivery: ["social"] });
    await w.drain();
    expect([w.x.visible.length, w.linkedin.visible.length]).toEqual([1, 0]);
    expect(other.handle).toBe("other");
  });

  test("Studio posts to the account that the key may use, even if another is older", async () => {
    const w = await socialWorld(X_ONLY, ["x"]);
    const mine = await account(w, "x", "mine");
    const { key, keyId } = await mintWorkspaceKey(w, { connectedAccounts: [mine.id] });
    await bind(w, { ...X_ONLY, keyId });
    const { run_id } = (await (await w.call("POST", "/studio/generate", { json: EVENT, key })).json()) as {
      run_id: string;
    };
    await w.drain();
    expect(await postsOf(w, run_id)).toMatchObject([{ account_id: mine.id, status: "posted" }]);
  });

  test.each(["disconnected", "key revoked"])(
    "Studio posts nothing when the account or key is gone before delivery: %s",
    async (what) => {
      const w = await socialWorld();
      const connected = await account(w);
      const { run_id, job } = await readyDelivery(w);
      if (what === "disconnected") await disconnect(w.service, w.workspaceId, connected.id);
      else await revoke(w.service, OPERATOR, w.workspaceId, w.keyId);
      await w.deliver(job);
      await w.drain();
      expect(w.x.visible).toEqual([]);
      const { rows } = (await w.service.db.execute(
        sql`select status, error from studio_deliveries where run_id = ${run_id}`,
      )) as unknown as { rows: { status: string; error: string }[] };
      expect(rows).toMatchObject([
        { status: "failed", error: expect.stringMatching(/connected any more|been revoked/) },
      ]);
    },
  );

  test("Studio posts nothing while the workspace is paused", async () => {
    const w = await socialWorld();
    const { job } = await readyDelivery(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    await w.deliver(job);
    expect(w.x.visible).toEqual([]);
    await setPaused(w.service, OPERATOR, w.workspaceId, false);
    await w.drain();
    expect(w.x.visible).toHaveLength(1);
  });

  test("Studio posts nothing with a test key", async () => {
    const w = await socialWorld();
    const { key, keyId } = await mintWorkspaceKey(w, { mode: "test" });
    await bind(w, { ...X_ONLY, keyId });
    const answer = await w.call("POST", "/studio/generate", { json: EVENT, key });
    expect(await json(answer)).toMatchObject({ delivery: [] });
    await w.drain();
    expect(w.x.visible).toEqual([]);
  });
});

describe("Studio cards that a platform does not accept", () => {
  test.each([
    ["280 letters", "a".repeat(280), 202],
    ["one more", "a".repeat(281), 422],
    ["140 emoji", "🚲".repeat(140), 202],
    ["one more emoji", "🚲".repeat(141), 422],
  ])("the length of a Studio caption is limited by X: %s", async (_what, caption, status) => {
    const w = await socialWorld();
    const answer = await order(w, { caption });
    expect(answer.status).toBe(status);
    if (status === 202) return;
    expect(placesOf(await expectRefusal(answer, 422, "validation_error"))).toEqual([["body", "caption"]]);
    expect(w.waiting).toEqual([]);
  });

  test("a caption too long for X is accepted where X is not a destination", async () => {
    const caption = "a".repeat(300);
    const w = await socialWorld({ ...X_ONLY, social: ["x", "linkedin"] }, ["linkedin"]);
    expect((await order(w, { caption })).status).toBe(202);
    await account(w);
    expect((await order(w, { caption })).status).toBe(422);
    expect((await order(w, { caption, delivery: "none" })).status).toBe(202);
  });

  test("Studio does not post pictures to YouTube, and the delivery says why", async () => {
    const w = await socialWorld({ ...X_ONLY, social: ["youtube"] }, ["youtube"]);
    const { run_id, delivery, run } = await deliverCard(w);
    expect(delivery).toEqual([]);
    expect(run.deliveries).toMatchObject([
      { target: "social", status: "failed", error: "YouTube does not take pictures. It takes films." },
    ]);
    expect(await postsOf(w, run_id)).toEqual([]);
  });

  test("Studio posts a card to the other platforms of a profile that includes YouTube", async () => {
    const w = await socialWorld({ ...X_ONLY, social: ["youtube", "x"] }, ["youtube", "x"]);
    const { delivery, run } = await deliverCard(w);
    expect(delivery).toEqual(["social"]);
    expect(run.deliveries.map(({ status }) => status).sort()).toEqual(["failed", "sent"]);
    expect(w.x.visible).toHaveLength(1);
  });
});
