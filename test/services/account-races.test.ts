import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { finishConnect } from "../../lib/accounts/connect.ts";
import { freshCredentials } from "../../lib/accounts/credentials.ts";
import { disconnect } from "../../lib/accounts/disconnect.ts";
import { consent } from "../fakes/social/x-oauth.ts";
import { runConcurrently } from "../support/concurrency.ts";
import { connectingWorld } from "../support/connecting-world.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";

const CALLERS = 20;

describe.skipIf(!TEST_DATABASE_URL)("accounts on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());

  /** A connected account whose token has run out, and callers that wait in real time. */
  async function late() {
    const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds / 10));
    const w = await connectingWorld({ db: postgres.db, sleep });
    const { id } = await w.connect();
    w.fake.clock.pass(3 * 3600);
    w.fake.fail({});
    const fresh = () => freshCredentials(w.service, w.workspaceId, id);
    return { ...w, id, fresh };
  }

  test("twenty concurrent callers renew a token once and all get the working one", async () => {
    const w = await late();
    for (let round = 1; round <= 10; round++) {
      const all = await runConcurrently(CALLERS, CALLERS, w.fresh);
      const [token = "", ...others] = new Set(all.map(({ accessToken }) => accessToken));
      expect(others).toEqual([]);
      expect(w.fake.state.tokens.has(token)).toBe(true);
      expect(w.fake.calls).toHaveLength(round);
      w.fake.clock.pass(2 * 3600);
    }
    await w.fake.close();
  });

  test("twenty concurrent callers see a revoked token and record one event", async () => {
    const w = await late();
    w.fake.state.refreshTokens.clear();
    const all = await runConcurrently(CALLERS, CALLERS, () => w.fresh().catch((error) => error.kind));
    expect(new Set(all)).toEqual(new Set(["auth_revoked"]));
    expect(w.fake.calls).toHaveLength(1);
    expect(await w.events()).toEqual([{ kind: "account.disconnected", accountId: w.id, livemode: true }]);
    await w.fake.close();
  });

  test("a disconnection among concurrent callers leaves no token at the network or in the database", async () => {
    for (let round = 0; round < 5; round++) {
      const w = await late();
      const ending = disconnect(w.service, w.workspaceId, w.id);
      await Promise.all([...Array.from({ length: 8 }, () => w.fresh().catch(() => undefined)), ending]);
      expect(await w.row(w.id)).toMatchObject({ sealed: null, leaseUntil: null });
      expect(w.fake.state.tokens.size).toBe(0);
      await w.fake.close();
    }
  });

  test("an OAuth state returned twenty times at once connects one account", async () => {
    const w = await connectingWorld({ db: postgres.db });
    const back = consent(w.fake.state, (await w.begin()).url);
    const all = await runConcurrently(CALLERS, CALLERS, () =>
      finishConnect(w.who, back).catch((error) => error.code),
    );
    expect(all.filter((one) => one !== "bad_request")).toHaveLength(1);
    await w.fake.close();
  });
});
