import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { alerts } from "../../lib/adapters/alerts.ts";
import { mockLocks } from "../../lib/adapters/mock/locks.ts";
import type { LogFields } from "../../lib/core/log.ts";
import { startClock } from "../support/clock.ts";

type Posted = { headers: IncomingHttpHeaders; body: string };

let posted: Posted[];
let status: number;
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    posted.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end("ok");
  });
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(() => {
  posted = [];
  status = 200;
});

const SETTINGS = { secret: undefined, mailTo: undefined, service: "https://brandrun.example.com" };

/** An operator's alerts, and how to wait for them. */
function operator(settings: Partial<Parameters<typeof alerts>[0]> = {}) {
  const clock = startClock();
  const locks = mockLocks(clock.now);
  const under: Promise<unknown>[] = [];
  const lines: LogFields[] = [];
  const isolate = () =>
    alerts(
      { ...SETTINGS, url, ...settings },
      {
        ...clock,
        locks,
        memory: new Map(),
        fetch,
        waitUntil: (work) => void under.push(work),
        log: (event, fields) => void lines.push({ event, ...fields }),
      },
    );
  return { alert: isolate(), isolate, clock, locks, lines, sent: () => Promise.all(under.splice(0)) };
}

test("an alert is one sentence for a chat, with its fields beside it for programs", async () => {
  const { alert, sent } = operator({ mailTo: "ops@example.com" });
  alert("dead_letter", { subject: "run.advance", workspace_id: "w1", tries: 4, run_id: undefined });
  await sent();
  expect(posted[0]?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(posted[0]?.body ?? "")).toEqual({
    text: "A job failed after all its tries. subject: run.advance, workspace_id: w1, tries: 4 (https://brandrun.example.com)",
    kind: "dead_letter",
    subject: "run.advance",
    workspace_id: "w1",
    tries: 4,
    service: "https://brandrun.example.com",
    time: "2026-11-20T10:00:00.000Z",
    to: "ops@example.com",
  });
});

test("alerts of one kind and subject are sent once an hour, across isolates", async () => {
  const { alert, isolate, clock, sent } = operator();
  const other = isolate();
  for (let n = 0; n < 5; n++) alert("sweep_failed", { subject: "outbox" });
  other("sweep_failed", { subject: "outbox" });
  alert("sweep_failed", { subject: "posts" });
  alert("runs_stalled", { subject: "outbox" });
  await sent();
  expect(posted).toHaveLength(3);
  clock.pass(3_601);
  other("sweep_failed", { subject: "outbox" });
  await sent();
  expect(posted).toHaveLength(4);
});

test("without Redis each isolate limits its alerts alone", async () => {
  const { alert, locks, sent } = operator();
  locks.acquire = () => Promise.reject(new Error("away"));
  for (let n = 0; n < 5; n++) alert("sweep_failed", { subject: "outbox" });
  await sent();
  expect(posted).toHaveLength(1);
});

test("an alert that did not arrive is logged without the address and may be sent again", async () => {
  const { alert, lines, sent } = operator();
  status = 500;
  alert("sweep_failed", { subject: "outbox" });
  await sent();
  expect(lines.at(-1)).toMatchObject({
    event: "alert_not_sent",
    reason: "Error: The receiver of alerts answered 500.",
  });
  expect(JSON.stringify(lines)).not.toContain("127.0.0.1");
  status = 200;
  alert("sweep_failed", { subject: "outbox" });
  await sent();
  expect(posted).toHaveLength(2);
});

test("an alert receiver that does not answer stops no work", async () => {
  const { alert, lines, sent } = operator({ url: "http://127.0.0.1:1/hook" });
  alert("sweep_failed", { subject: "outbox" });
  await sent();
  expect(lines.map(({ event }) => event)).toEqual(["alert", "alert_not_sent"]);
});

test("without an address alerts are log lines", async () => {
  const { alert, lines, sent } = operator({ url: undefined });
  alert("sweep_failed", { subject: "outbox" });
  await sent();
  expect(lines).toEqual([{ event: "alert", kind: "sweep_failed", subject: "outbox" }]);
  expect(posted).toEqual([]);
});

test("an alert's body is signed with the secret", async () => {
  const { alert, sent } = operator({ secret: "sixteen characters" });
  alert("sweep_failed", { subject: "outbox" });
  await sent();
  const key = await crypto.subtle.importKey(
    "raw",
    Buffer.from("sixteen characters"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const [, hex = ""] =
    /^sha256=([0-9a-f]{64})$/.exec(String(posted[0]?.headers["x-brandrun-signature"])) ?? [];
  const body = Buffer.from(posted[0]?.body ?? "");
  expect(await crypto.subtle.verify("HMAC", key, Buffer.from(hex, "hex"), body)).toBe(true);
});
