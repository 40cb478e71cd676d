import { Agent, type IncomingMessage, request } from "node:http";
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
/** Times in milliseconds. `failures` counts unexpected answers by status. */
export type LoadResult = {
  count: number;
  milliseconds: number;
  p50: number;
  p95: number;
  failures: Record<string, number>;
};

const TIMEOUT_MS = 20_000;

/** Sends one request and reads its answer to the end. Answers the status, 0 when there was none. */
function exchange(agent: Agent, port: number, { method, path, headers, body }: LoadRequest): Promise<number> {
  return new Promise((resolve) => {
    const read = (answer: IncomingMessage) =>
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const options = { host: "127.0.0.1", port, agent, method, path, timeout: TIMEOUT_MS };
    const sent = request({ ...options, headers: { ...headers, ...length } }, read);
    sent
      .once("timeout", () => sent.destroy())
      .once("error", () => resolve(0))
      .end(body);
  });
}

/** Until the time is over, every connection sends its next request with the answer to the last one. */
async function run({ port, connections, milliseconds, requests, expect }: LoadPlan): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const failures: Record<string, number> = {};
  let next = 0;
  const began = performance.now();
  async function connection() {
    while (performance.now() - began < milliseconds) {
      const sent = requests[next++ % requests.length];
      if (!sent) return;
      const start = performance.now();
      const status = await exchange(agent, port, sent);
      if (expect.includes(status)) times.push(performance.now() - start);
      else failures[status] = (failures[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return {
    count: times.length,
    milliseconds: performance.now() - began,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    failures,
  };
}

process.on("message", async (plan: LoadPlan) => void process.send?.(await run(plan)));
