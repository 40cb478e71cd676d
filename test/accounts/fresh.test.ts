import { afterEach, beforeEach, expect, test } from "vitest";
import { freshCredentials, recordRefusal } from "../../lib/accounts/credentials.ts";
import { disconnect } from "../../lib/accounts/disconnect.ts";
import { NetworkFailure } from "../../lib/core/network.ts";
import { sealsWith } from "../../lib/core/seal.ts";
import { connectingWorld } from "../support/connecting-world.ts";

let w: Awaited<ReturnType<typeof connectingWorld>>;
let id: string;
beforeEach(async () => {
  w = await connectingWorld();
  ({ id } = await w.connect());
  w.fake.fail({});
});
afterEach(() => w.fake.close());

const fresh = (refused?: string) => freshCredentials(w.service, w.workspaceId, id, refused);
const works = ({ accessToken }: { accessToken: string }) => w.fake.state.tokens.has(accessToken);
const HOUR = 3600;
const ENDED = [{ kind: "account.disconnected", accountId: "", livemode: true }];

/** The account's owner revokes our permission in the platform's settings. */
function revokeAtPlatform() {
  w.fake.state.tokens.clear();
  w.fake.state.refreshTokens.clear();
}

test("tokens that are far from their end are used without renewal", async () => {
  w.fake.clock.pass(HOUR);
  expect(works(await fresh())).toBe(true);
  expect(w.fake.calls).toEqual([]);
});

test("tokens that end within five minutes are renewed and stored, every time", async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 3; round++) {
    w.fake.clock.pass(2 * HOUR - 4 * 60);
    const credentials = await fresh();
    expect(works(credentials)).toBe(true);
    expect(await fresh()).toEqual(credentials);
    seen.add(credentials.accessToken);
  }
  expect(seen.size).toBe(3);
  expect(w.fake.calls).toHaveLength(3);
});

test("twenty concurrent callers renew a token once", async () => {
  w.fake.clock.pass(2 * HOUR);
  const all = await Promise.all(Array.from({ length: 20 }, () => fresh()));
  expect(new Set(all.map(({ accessToken }) => accessToken)).size).toBe(1);
  expect(w.fake.calls).toHaveLength(1);
  expect(works(all[0]!)).toBe(true);
});

test("a token that the platform refused before its end is renewed at once and only once", async () => {
  const { accessToken } = await fresh();
  const [one, other] = [await fresh(accessToken), await fresh(accessToken)];
  expect(one.accessToken).not.toBe(accessToken);
  expect(other).toEqual(one);
  expect(w.fake.calls).toHaveLength(1);
});

test("a revoked permission ends the connection and records one event", async () => {
  revokeAtPlatform();
  w.fake.clock.pass(2 * HOUR);
  const failures = await Promise.all(Array.from({ length: 5 }, () => fresh().catch((error) => error)));
  for (const failure of failures) expect(failure).toMatchObject({ kind: "auth_revoked" });
  expect(await w.row(id)).toMatchObject({ health: "reconnect_required", leaseUntil: null });
  expect(await w.events()).toEqual([{ ...ENDED[0], accountId: id }]);
  expect(w.fake.calls).toHaveLength(1);
  expect(await (await w.get("/accounts")).json()).toMatchObject([
    { id, health: "reconnect_required", reason: expect.stringContaining("has ended") },
  ]);
});

test("an account connected again posts again, and a later revocation records a second event", async () => {
  revokeAtPlatform();
  w.fake.clock.pass(2 * HOUR);
  await fresh().catch(() => undefined);
  expect(await w.connect()).toMatchObject({ id, health: "connected", reason: null });
  expect(works(await fresh())).toBe(true);
  revokeAtPlatform();
  w.fake.clock.pass(2 * HOUR);
  await fresh().catch(() => undefined);
  expect(await w.events()).toHaveLength(2);
});

test("a refusal while posting ends the connection unless the tokens have changed since", async () => {
  const failure = new NetworkFailure("auth_revoked", "X ended it.", { source: "X 401", fix: "Reconnect." });
  const { accessToken } = await fresh();
  const note = (token: string) =>
    recordRefusal(w.service, w.workspaceId, { accountId: id, accessToken: token, failure });
  await note("xat-of-before");
  expect(await w.events()).toEqual([]);
  await note(accessToken);
  await note(accessToken);
  expect(await w.events()).toHaveLength(1);
  expect(await w.row(id)).toMatchObject({ health: "reconnect_required", reason: "X ended it." });
});

test("a valid token is used while the platform cannot renew it", async () => {
  w.fake.clock.pass(2 * HOUR - 60);
  w.fake.fail({ 0: "error_before" });
  expect(works(await fresh())).toBe(true);
  expect(await w.row(id)).toMatchObject({ health: "connected", leaseUntil: null });
});

test("an expired token that cannot be renewed is reported, and the next caller renews it", async () => {
  w.fake.clock.pass(3 * HOUR);
  w.fake.fail({ 0: "cut_before" });
  await expect(fresh()).rejects.toMatchObject({ kind: "transient" });
  expect(await w.row(id)).toMatchObject({ health: "connected", leaseUntil: null });
  expect(works(await fresh())).toBe(true);
});

test("a renewal whose process died is taken over after its lease", async () => {
  w.fake.clock.pass(3 * HOUR);
  let die = true;
  const { refreshToken: refresh } = w.service.connectors.x!;
  const connectors = {
    x: {
      ...w.service.connectors.x!,
      refreshToken: (grant: Parameters<typeof refresh>[0]) =>
        die ? new Promise<never>(() => undefined) : refresh(grant),
    },
  };
  const mortal = { ...w.service, connectors };
  void freshCredentials(mortal, w.workspaceId, id);
  await expect.poll(async () => (await w.row(id))?.leaseUntil).toBeInstanceOf(Date);
  die = false;
  w.fake.clock.pass(61);
  expect(works(await freshCredentials(mortal, w.workspaceId, id))).toBe(true);
});

test("tokens renewed during a disconnection are revoked", async () => {
  w.fake.clock.pass(3 * HOUR);
  const slow = {
    x: {
      ...w.service.connectors.x!,
      refreshToken: async (
        grant: Parameters<NonNullable<typeof w.service.connectors.x>["refreshToken"]>[0],
      ) => {
        const renewed = await w.service.connectors.x!.refreshToken(grant);
        w.fake.fail({ 0: "error_before", 1: "error_before" });
        await disconnect(w.service, w.workspaceId, id);
        w.fake.fail({});
        return renewed;
      },
    },
  };
  const late = freshCredentials({ ...w.service, connectors: slow }, w.workspaceId, id);
  await expect(late).rejects.toMatchObject({ kind: "auth_revoked" });
  expect(w.fake.state.tokens.size).toBe(0);
});

test("a renewal encrypts the tokens with the newest key", async () => {
  const keys = [
    { id: "next", bytes: new Uint8Array(32).fill(8) },
    { id: "test", bytes: new Uint8Array(32).fill(7) },
  ];
  const rotated = { ...w.service, seals: sealsWith(keys, w.service.random) };
  expect((await w.row(id))?.sealed).toMatch(/^s1\.test\./);
  w.fake.clock.pass(2 * HOUR);
  await freshCredentials(rotated, w.workspaceId, id);
  expect((await w.row(id))?.sealed).toMatch(/^s1\.next\./);
});

test("the failure of a renewal does not contain a token", async () => {
  const before = await fresh();
  revokeAtPlatform();
  w.fake.clock.pass(2 * HOUR);
  const failure = await fresh().catch((error) => error);
  const reported = `${failure} ${failure.stack} ${JSON.stringify(failure)} ${JSON.stringify(w.logs)}`;
  expect(reported).not.toContain(before.accessToken);
  expect(reported).not.toMatch(/xat-|xrt-/);
});
