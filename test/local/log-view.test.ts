import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { logView } from "../../lib/local/log-view.ts";

const TIME = "2026-11-20T10:00:00.000Z";
const REQUEST = {
  time: TIME,
  level: "info",
  event: "request",
  request_id: "r1",
  method: "POST",
  route: "/generate",
  status: 202,
  duration_ms: 12,
  db_ms: 3,
};
const FAILURE = { time: TIME, level: "warn", event: "step_failed", run_id: "run-1", reason: "It broke" };

/** What a person sees of these lines. */
async function shown(lines: (object | string)[], { begun = true, colored = false } = {}): Promise<string[]> {
  const seen: string[] = [];
  const view = logView((text) => void seen.push(text), colored);
  if (begun) view.begin();
  const stream = Readable.from(
    lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`),
  );
  view.read([stream]);
  await new Promise((resolve) => stream.on("close", resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return seen;
}

test("log lines are shown as sentences", async () => {
  expect(await shown([REQUEST, FAILURE])).toEqual([
    "10:00:00 POST /generate 202 12 ms",
    "10:00:00 warn step_failed run_id=run-1 reason=It broke",
  ]);
});

test("only problems are shown before the banner", async () => {
  expect(await shown([REQUEST, FAILURE], { begun: false })).toHaveLength(1);
});

test("output that is not part of the log is shown unchanged", async () => {
  const text = ["A stack trace", '{"time":broken', '{"other":"json"}'];
  expect(await shown(text, { begun: false })).toEqual(text);
});

test("problems are highlighted on a terminal", async () => {
  const [line = ""] = await shown([FAILURE], { colored: true });
  expect([line.slice(0, 5), line.slice(-4)]).toEqual(["\u001b[33m", "\u001b[0m"]);
});

test("a log line with unexpected values is shown as it is", async () => {
  const odd = JSON.stringify({ ...FAILURE, reason: { toString: 1 } });
  const older = JSON.stringify({ time: { toString: 1 }, event: "old" });
  expect(await shown([odd, older, REQUEST])).toEqual([odd, older, "10:00:00 POST /generate 202 12 ms"]);
});
