import { Redis } from "@upstash/redis/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { upstashRequestLog } from "../../lib/adapters/upstash-request-log.ts";
import type { LoggedRequest } from "../../lib/core/request-log.ts";
import { startRedis } from "../../lib/local/redis/server.ts";

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
  await Promise.all(
    Array.from({ length: 1_003 }, (_, count) =>
      requests.add([
        {
          workspaceId: "one",
          request: request({ requestId: String(count), keyId: "b", status: count < 3 ? 422 : 200 }),
        },
      ]),
    ),
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
