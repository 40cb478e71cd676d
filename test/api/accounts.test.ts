import { expect, test } from "vitest";
import { mintKey } from "../../lib/access/mint.ts";
import { connectSandbox } from "../../lib/accounts/sandbox.ts";
import { connectAccount, findAccount } from "../../lib/accounts/store.ts";
import { API, OPERATOR, type World, world } from "../support/world.ts";

const sandbox = (w: World, platform: "x" | "linkedin", handle: string) =>
  connectSandbox(w.service, w.workspaceId, { platform, handle });
const list = async (w: World) => (await w.get("/accounts")).json();

test("GET /accounts lists the connected accounts, oldest first and without tokens", async () => {
  const w = await world();
  expect(await list(w)).toEqual([]);
  const first = await sandbox(w, "x", "kite_works");
  w.pass(1);
  const second = await sandbox(w, "linkedin", "kite");
  expect(await list(w)).toEqual([
    {
      id: first.id,
      platform: "x",
      handle: "kite_works",
      name: "Kite Works",
      health: "connected",
      reason: null,
      connected_at: "2026-06-15T12:00:00.000Z",
    },
    expect.objectContaining({ id: second.id, platform: "linkedin" }),
  ]);
});

test("an account whose connection ends within ten days is expiring, and afterwards must be reconnected", async () => {
  const w = await world();
  const row = await sandbox(w, "linkedin", "kite");
  await connectAccount(w.service.db, { ...row, endsAt: new Date("2026-06-25T12:30:00Z") });
  expect(await list(w)).toMatchObject([{ health: "connected", reason: null }]);
  w.pass(3_600);
  expect(await list(w)).toMatchObject([{ health: "expiring", reason: "The connection ends on 2026-06-25." }]);
  w.pass(11 * 86_400);
  expect(await list(w)).toMatchObject([{ health: "reconnect_required" }]);
});

test("a key lists the accounts in its scope and no other workspace's", async () => {
  const w = await world();
  const [mine, other] = [await sandbox(w, "x", "one"), await sandbox(w, "x", "two")];
  const scoped = await mintKey(w.service, OPERATOR, {
    workspaceId: w.workspaceId,
    mode: "live",
    connectedAccounts: [other.id, "no-uuid"],
  });
  const seen = await w.call("GET", `${API}/accounts`, { key: scoped.key });
  expect(await seen.json()).toMatchObject([{ id: other.id }]);
  expect(await list(await world())).toEqual([]);
  expect(mine.id).not.toBe(other.id);
});

test("a key posts to its oldest account, preferring one that works", async () => {
  const w = await world();
  const first = await sandbox(w, "x", "one");
  w.pass(1);
  const second = await sandbox(w, "x", "two");
  const { db } = w.service;
  const find = async (allowed: string[] | null) => (await findAccount(db, w.workspaceId, "x", allowed))?.id;
  expect(await find(null)).toBe(first.id);
  expect(await find([second.id])).toBe(second.id);
  expect(await find([])).toBeUndefined();
  await connectAccount(db, { ...first, health: "reconnect_required" });
  expect(await find(null)).toBe(second.id);
  expect(await find([first.id])).toBe(first.id);
  await connectAccount(db, { ...first, disconnectedAt: w.service.now() });
  expect(await find([first.id])).toBeUndefined();
  expect(await findAccount(db, (await world()).workspaceId, "x", null)).toBeUndefined();
});

test("connecting the same account again changes only its name", async () => {
  const w = await world();
  const first = await sandbox(w, "x", "one");
  expect(await sandbox(w, "x", "one")).toMatchObject({ id: first.id });
  expect(await list(w)).toHaveLength(1);
  await expect(
    connectSandbox(w.service, crypto.randomUUID(), { platform: "x", handle: "one" }),
  ).rejects.toMatchObject({ code: "not_found" });
});
