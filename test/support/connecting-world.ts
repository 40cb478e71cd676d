import { eq, sql } from "drizzle-orm";
import { accounts, events } from "../../drizzle/schema/index.ts";
import type { Service } from "../../functions/http/env.ts";
import { beginConnect, finishConnect } from "../../lib/accounts/connect.ts";
import { xConnector } from "../../lib/adapters/social/x/connector.ts";
import { x } from "../../lib/adapters/social/x/network.ts";
import { startXFake } from "../fakes/social/x.ts";
import { consent, X_APP } from "../fakes/social/x-oauth.ts";
import { startClock } from "./clock.ts";
import { world } from "./world.ts";

const CALLBACK = "http://brandrun.test/app/accounts/callback";

/** A workspace whose service has an app at X, and a person in it who connects accounts. */
export async function connectingWorld(service: Partial<Service> = {}) {
  const fake = await startXFake(startClock());
  const app = { ...X_APP, fetch: fake.fetch, now: fake.clock.now, sleep: async () => undefined };
  const networks = { live: { x: x(app) }, sandbox: {}, test: {} };
  const parts = { connectors: { x: xConnector(app) }, networks, now: fake.clock.now, ...service };
  const w = await world({ service: parts });
  const who = { ...w.service, workspaceId: w.workspaceId, actor: { kind: "user", id: "u1" } as const };
  const begin = () => beginConnect(who, { platform: "x", redirectUri: CALLBACK });
  return {
    ...w,
    fake,
    who,
    begin,
    /** The person goes to X, agrees, and comes back. */
    async connect() {
      const { url } = await begin();
      return finishConnect(who, consent(fake.state, url));
    },
    row: async (id: string) => (await w.service.db.select().from(accounts).where(eq(accounts.id, id)))[0],
    events: () =>
      w.service.db
        .select({ kind: events.kind, accountId: events.accountId, livemode: events.livemode })
        .from(events)
        .where(sql`${events.workspaceId} = ${w.workspaceId} and ${events.kind} like 'account.%'`),
  };
}
