import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts } from "../../drizzle/schema/index.ts";
import { NEW_CONNECTION } from "../../lib/accounts/sandbox.ts";
import { connectAccount } from "../../lib/accounts/store.ts";
import { sealGrant } from "../../lib/accounts/tokens.ts";
import { type Connector, type Grant, NetworkFailure } from "../../lib/core/network.ts";
import { type World, world } from "../support/world.ts";

const DAY = 86_400_000;
const START = new Date("2026-06-15T12:00:00Z");

const grantUntil = (expiresAt: Date, accessToken: string): Grant => ({
  accessToken,
  refreshToken: null,
  expiresAt,
  refreshEndsAt: null,
  scopes: [],
});

/** An app whose tokens live 60 days and renew themselves. */
function connector(asked: string[], now: () => Date, answer: () => void = () => undefined): Connector {
  const none = () => Promise.reject(new Error("Nobody connects anything in this test."));
  return {
    platform: "instagram",
    createAuthorizationUrl: () => "",
    exchangeCode: none,
    revokeToken: none,
    async refreshToken({ accessToken }) {
      asked.push(accessToken);
      answer();
      return grantUntil(new Date(now().getTime() + 60 * DAY), `${accessToken}+`);
    },
  };
}

async function connected(w: World, name: string, daysLeft: number) {
  const owner = { workspaceId: w.workspaceId, platform: "instagram", externalId: name } as const;
  const at = START;
  const row = {
    ...owner,
    ...NEW_CONNECTION,
    id: crypto.randomUUID(),
    handle: name,
    name,
    pictureUrl: null,
    sandbox: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const grant = grantUntil(new Date(at.getTime() + daysLeft * DAY), name);
  await connectAccount(w.service.db, { ...row, ...(await sealGrant(w.service, owner, grant)) });
  return async () => (await w.service.db.select().from(accounts).where(eq(accounts.id, row.id)))[0];
}

test("the renewal job renews tokens two weeks before their end, even without posts", async () => {
  const asked: string[] = [];
  const w = await world();
  w.service.connectors = { instagram: connector(asked, w.service.now) };
  await connected(w, "early", 20);
  const soon = await connected(w, "soon", 13);
  await connected(w, "over", -1);
  await w.sweep();
  expect(asked).toEqual(["soon"]);
  expect(await soon()).toMatchObject({
    expiresAt: new Date(START.getTime() + 60 * DAY),
    health: "connected",
  });
  await w.sweep();
  expect(asked, "what was renewed has time").toEqual(["soon"]);
});

test("a renewal that meets a platform outage is retried an hour later, and the account stays usable", async () => {
  const asked: string[] = [];
  const w = await world();
  const down = () => {
    throw new NetworkFailure("transient", "It does not answer.", { source: "503", fix: "Wait." });
  };
  w.service.connectors = { instagram: connector(asked, w.service.now, down) };
  const soon = await connected(w, "soon", 13);
  await w.sweep();
  w.pass(60);
  await w.sweep();
  expect(asked).toHaveLength(1);
  w.pass(59 * 60);
  await w.sweep();
  expect(asked).toHaveLength(2);
  expect(await soon()).toMatchObject({ health: "connected", leaseUntil: null });
});
