import { Redis } from "@upstash/redis/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { upstashRequestLog } from "../../lib/adapters/upstash-request-log.ts";
import { utcDay } from "../../lib/core/calendar.ts";
import type { LoggedRequest } from "../../lib/core/request-log.ts";
import { startRedis } from "../../lib/local/redis/server.ts";
import { chargedRedis } from "../support/charged-redis.ts";

let server: Awaited<ReturnType<typeof startRedis>>;
let clock = new Date("2026-06-15T12:00:00Z");
const log = () =>
  upstashRequestLog(
    new Redis({ url: `http://127.0.0.1:${server.port}`, token: "t", enableTelemetry: false }),
    () => clock,
  );
beforeAll(async () => {
  server = await startRedis({ token: "t" });
});
afterAll(() => server.close());

const request = (patch: Partial<LoggedRequest> = {}): LoggedRequest => ({
  at: clock.toISOString(),
  method: "GET",
  path: "/api/v1/programmatic/me",
  status: 200,
  ms: 12,
  keyId: "a",
  mode: "live",
  requestId: "0001",
  code: null,
  ...patch,
});

test("keeps the newest thousand, newest first, and counts what every key did", async () => {
  const requests = log();
  await requests.add([{ workspaceId: "one", request: request() }]);
  for (let from = 0; from < 1_003; from += 59)
    await requests.add(
      Array.from({ length: 59 }, (_, i) => ({
        workspaceId: "one",
        request: request({ requestId: String(from + i), keyId: "b", status: from + i < 3 ? 422 : 200 }),
      })),
    );
  await requests.add([
    { workspaceId: "one", request: request({ requestId: "last", status: 503, code: "dependency_down" }) },
  ]);
  const { requests: kept, uses } = await requests.read("one");
  expect(kept).toHaveLength(1_000);
  expect(kept.slice(0, 2).map(({ requestId }) => requestId)).toEqual(["last", "1002"]);
  expect(kept.at(-1)?.requestId).toBe("4");
  expect(uses).toEqual([
    { keyId: "a", answered: 1, refused: 0, failed: 1 },
    { keyId: "b", answered: 1_000, refused: 3, failed: 0 },
  ]);
});

test("keeps its data for a week after the day of the last entry, and cuts what is too long", async () => {
  await using redis = await chargedRedis();
  const requests = upstashRequestLog(redis.client, () => new Date());
  const entry = { workspaceId: "four", request: request({ at: new Date().toISOString() }) };
  await requests.add([entry, { ...entry, workspaceId: "five" }]);
  expect(redis.charged.slice(4)).toEqual(["pexpire", "pexpire", "pexpire", "pexpire"]);
  const lifetimes = await Promise.all(
    [`uses:four:${utcDay(new Date())}`, "request-log:four"].map((name) => redis.client.pttl(name)),
  );
  expect(lifetimes.map((ms) => Math.ceil(ms / 86_400_000))).toEqual([7, 8]);

  redis.charged.length = 0;
  for (let count = 0; count < 12; count++) await requests.add(Array.from({ length: 92 }, () => entry));
  expect(redis.charged.filter((name) => name === "ltrim")).toHaveLength(1);
  expect((await requests.read("four")).requests).toHaveLength(1_000);
});

test("is empty for another workspace, after seven days, and once cleared", async () => {
  const requests = log();
  await requests.add([{ workspaceId: "two", request: request() }]);
  expect((await requests.read("three")).requests).toEqual([]);
  clock = new Date(clock.getTime() + 8 * 86_400_000);
  expect(await requests.read("two")).toEqual({ requests: [], uses: [] });
  await requests.add([{ workspaceId: "two", request: request() }]);
  await requests.clear("two");
  expect(await requests.read("two")).toEqual({ requests: [], uses: [] });
});
