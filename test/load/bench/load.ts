import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "./row.ts";

/** One request of a load; answers with a status other than `expect` are failures. */
export type LoadRequest = { method: string; path: string; headers: Record<string, string>; body?: string };
export type LoadPlan = {
  port: number;
  connections: number;
  milliseconds: number;
  requests: LoadRequest[];
  expect: number[];
};
/** So many requests, evenly over the time, or all at once; each goes whether or not earlier ones are answered. */
export type SendPlan = Pick<LoadPlan, "port" | "requests" | "expect"> & {
  count: number;
  milliseconds?: number;
};
/** Times in milliseconds. `failures` counts unexpected answers by status. */
export type LoadResult = {
  count: number;
  milliseconds: number;
  p50: number;
  p95: number;
  p99: number;
  failures: Record<string, number>;
};

const TIMEOUT_MS = 20_000;
/** A burst waits in line. */
const BURST_TIMEOUT_MS = 60_000;
const PACE_MS = 10;

type Line = { agent: Agent; port: number; timeout: number };

/** Sends one request and reads its answer to the end. Answers the status, 0 when there was none. */
function exchange(
  { agent, port, timeout }: Line,
  { method, path, headers, body }: LoadRequest,
): Promise<number> {
  return new Promise((resolve) => {
    const read = (answer: IncomingMessage) =>
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const options = { host: "127.0.0.1", port, agent, method, path, timeout };
    const sent = request({ ...options, headers: { ...headers, ...length } }, read);
    sent
      .once("timeout", () => sent.destroy())
      .once("error", () => resolve(0))
      .end(body);
  });
}

/** Until the time is over, every connection sends its next request with the answer to the last one. */
async function run({ connections, milliseconds, ...plan }: LoadPlan): Promise<LoadResult> {
  const { next, result } = sender(plan, { maxSockets: connections, timeout: TIMEOUT_MS });
  const began = performance.now();
  async function connection() {
    while (performance.now() - began < milliseconds) await next();
  }
  await Promise.all(Array.from({ length: connections }, connection));
  return result();
}

async function send({ count, milliseconds = 0, ...plan }: SendPlan): Promise<LoadResult> {
  const { next, result } = sender(plan, { maxSockets: Number.POSITIVE_INFINITY, timeout: BURST_TIMEOUT_MS });
  const began = performance.now();
  const sent: Promise<void>[] = [];
  while (sent.length < count) {
    const due = milliseconds === 0 ? count : ((performance.now() - began) / milliseconds) * count;
    while (sent.length < Math.min(due, count)) sent.push(next());
    await sleep(PACE_MS);
  }
  await Promise.all(sent);
  return result();
}

/** Sends the requests in turn, and keeps count of the answers. */
function sender(
  { port, requests, expect }: Pick<LoadPlan, "port" | "requests" | "expect">,
  { maxSockets, timeout }: { maxSockets: number; timeout: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const began = performance.now();
  let turn = 0;
  return {
    async next(): Promise<void> {
      const request = requests[turn++ % requests.length];
      if (!request) return;
      const start = performance.now();
      const status = await exchange({ agent, port, timeout }, request);
      if (expect.includes(status)) times.push(performance.now() - start);
      else failures[status] = (failures[status] ?? 0) + 1;
    },
    result(): LoadResult {
      agent.destroy();
      return {
        count: times.length,
        milliseconds: performance.now() - began,
        p50: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        p99: quantile(times, 0.99),
        failures,
      };
    },
  };
}

process.on(
  "message",
  async (plan: LoadPlan | SendPlan) => void process.send?.(await ("count" in plan ? send(plan) : run(plan))),
);
