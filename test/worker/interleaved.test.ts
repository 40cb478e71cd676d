import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "@upstash/redis/cloudflare";
import { expect, inject, test } from "vitest";
import { upstashRequestLog } from "../../lib/adapters/upstash-request-log.ts";
import { openAccount } from "../support/platform-workspace.ts";

const CALLS = 50;
const BRIEF = { brief: "Announce that Harbor Notes now works offline.", channel: "web", asset_type: "card" };

/** The entries of a workspace once there are as many as calls; as they stand after ten seconds at the latest. */
async function logged(workspaceId: string) {
  const { redis_url: url, redis_token: token } = inject("platform");
  const log = upstashRequestLog(new Redis({ url, token, enableTelemetry: false }), () => new Date());
  let { requests } = await log.read(workspaceId);
  for (let n = 0; n < 50 && requests.length < CALLS; n++) {
    await sleep(200);
    ({ requests } = await log.read(workspaceId));
  }
  return requests;
}

test("fifty calls of two workspaces at once share the isolate's clients, and no answer, count or entry", async () => {
  const accounts = await Promise.all([openAccount("scale"), openAccount("scale")]);
  const answers = await Promise.all(
    Array.from({ length: 2 * CALLS }, async (_, n) => {
      const { post, call } = accounts[n % 2] ?? accounts[0];
      // One of the workspaces starts nothing, so a count that landed in the other one shows.
      const answer =
        n % 4 < 2 ? await post("/generate", { ...BRIEF, dry_run: n % 2 === 0 }) : await call("GET", "/me");
      return { side: n % 2, status: answer.status, body: await answer.json(), headers: answer.headers };
    }),
  );
  for (const [side, { workspaceId, call }] of accounts.entries()) {
    const own = answers.filter((answer) => answer.side === side);
    const started = own.filter(({ status }) => status === 202).length;
    expect(started).toBe(side === 0 ? 0 : CALLS / 2);
    const others = own.filter(({ status }) => status !== 202).map(({ body }) => body.workspace_id);
    expect(new Set(others.filter(Boolean))).toEqual(new Set([workspaceId]));
    const ids = own.map(({ headers }) => headers.get("x-request-id"));
    expect((await logged(workspaceId)).map(({ requestId }) => requestId).sort()).toEqual(ids.sort());
    const { usage } = await (await call("GET", "/me")).json();
    expect(usage.daily.used).toBe(started);
  }
});
