import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type LoggedEvent = {
  id: string;
  type: string;
  timestamp: string;
  livemode: boolean;
  data: Record<string, unknown>;
};

/** An answer said in place of the ordinary one; `hangUp` cuts the connection. */
type Said = { status: number; body?: unknown; headers?: Record<string, string>; hangUp?: true };

export const KEY = "sk_test_0123456789abcdef";
const LONGEST_WAIT_MS = 30_000;
const MOST = 100;

/** `GET /events` of the service as documented: `after`, `from`, `type`, `limit`, `wait`, `X-Next-Cursor`; and `GET /me`. */
export async function startEventLog(me?: Record<string, unknown>) {
  const log: LoggedEvent[] = [];
  const said: Said[] = [];
  const asked: URLSearchParams[] = [];
  let wake: (() => void)[] = [];
  let count = 0;

  function placeAfter(after: string | null): number | undefined {
    if (after === null) return 0;
    if (after === "latest") return log.length;
    if (/^\d+$/.test(after)) return Number(after);
    const place = log.findIndex(({ id }) => id === after);
    return place < 0 ? undefined : place + 1;
  }

  async function answer(query: URLSearchParams): Promise<Said> {
    const place = placeAfter(query.get("after"));
    if (place === undefined) return invalid("after", "Use the id of an event.");
    const kinds = query.get("type")?.split(",") ?? ["*"];
    if (kinds.some((kind) => kind.includes("melted"))) return invalid("type", "Use any of: run.succeeded.");
    const deadline = Math.min(Number(query.get("wait") ?? 0) * 1000, LONGEST_WAIT_MS);
    if (place >= log.length && deadline > 0) await somethingNew(deadline);
    const read = log.slice(place, place + Math.min(MOST, Number(query.get("limit") ?? 50)));
    const from = query.get("from") ?? "";
    const wanted = read.filter(
      ({ type, timestamp }) => timestamp >= from && kinds.some((kind) => matches(type, kind)),
    );
    return { status: 200, body: wanted, headers: { "x-next-cursor": String(place + read.length) } };
  }

  function somethingNew(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://service");
    if (pathname.endsWith("/me")) return tellOf(me, response);
    asked.push(searchParams);
    const known = request.headers.authorization === `Bearer ${KEY}`;
    const refusal: Said = {
      status: 401,
      body: { code: "invalid_api_key", message: "This API key is not known." },
    };
    const reply: Said = said.shift() ?? (known ? await answer(searchParams) : refusal);
    if (reply.hangUp) return request.socket.destroy();
    if (pathname !== "/api/v1/programmatic/events") reply.status = 404;
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    response.end(JSON.stringify(reply.body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    for (const go of wake) go();
    server.closeAllConnections();
    server.close();
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    next: (...answers: Said[]) => void said.push(...answers),
    /** Something happens in the workspace. */
    happen(type: string, data: Record<string, unknown> = {}, livemode = true): LoggedEvent {
      const id = `0198c0de-0000-7000-8000-${String(++count).padStart(12, "0")}`;
      const timestamp = new Date(Date.UTC(2030, 0, 1, 9, 0, count)).toISOString();
      const event = { id, type, timestamp, livemode, data };
      log.push(event);
      for (const go of wake) go();
      wake = [];
      return event;
    },
  };
}

/** Who the key is, which an older service does not say. */
function tellOf(me: Record<string, unknown> | undefined, response: ServerResponse) {
  response.writeHead(me ? 200 : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(me ?? {}));
}

const matches = (type: string, kind: string) =>
  kind === "*" || kind === type || (kind.endsWith(".*") && type.startsWith(kind.slice(0, -1)));

const invalid = (field: string, msg: string): Said => ({
  status: 422,
  body: {
    detail: [{ loc: ["query", field], msg, type: "value_error" }],
    code: "validation_error",
    message: msg,
  },
});
