import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { required } from "../../support/required.ts";
import type { World } from "../../support/world.ts";

const MINIMUM = "import sys; sys.exit(sys.version_info < (3, 9))";
/** Python 3.9 or later; tests of the Python client are skipped without it. */
export const PYTHON = required(
  spawnSync("python3", ["-c", MINIMUM]).status === 0 ? "python3" : undefined,
  "Python 3.9",
);
export const SOURCE: string = join(import.meta.dirname, "../../../lib/clients/python/src");

/** What happens to one request: it is refused with an answer, its answer is lost, or it is served. */
export type HttpFault = { status: number; body?: object; headers?: Record<string, string> } | "lost" | "none";
type Sent = { method: string; url: string; headers: IncomingMessage["headers"] };

const START = `
import json, time
from brandrun import *
waits = []
time.sleep = waits.append
brandrun = Brandrun()
`;

/** Runs a Python program and answers what it prints. */
export async function python(code: string, env: Record<string, string> = {}): Promise<string> {
  const options = { env: { PYTHONPATH: SOURCE, PYTHONDONTWRITEBYTECODE: "1", ...env }, timeout: 30_000 };
  // biome-ignore lint/style/noProcessEnv: Python is found where the caller finds it.
  Object.assign(options.env, { PATH: process.env.PATH });
  return (await promisify(execFile)(PYTHON ?? "", ["-c", code], options)).stdout.trim();
}

/**
 * Runs Python programs with a client of a world, over HTTP. `faults` meet its requests in order; `sent` has every
 * request. A program has \`brandrun\`, a client, and \`waits\`, the seconds it would have slept; what it gives to
 * \`tell\` is answered.
 */
export async function pythonOf(w: World, faults: HttpFault[] = []) {
  const sent: Sent[] = [];
  const server = createServer((req, res) => void answer(w, req, res, sent, faults));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    sent,
    faults,
    async tell(code: string): Promise<unknown> {
      const said = `${START}def tell(value): print(json.dumps(value))\n${code}`;
      return JSON.parse(await python(said, { BRANDRUN_API_KEY: w.key, BRANDRUN_URL: address }));
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  w: World,
  req: IncomingMessage,
  res: ServerResponse,
  sent: Sent[],
  faults: HttpFault[],
): Promise<void> {
  const { method = "GET", url = "/", headers } = req;
  sent.push({ method, url, headers });
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const fault = faults.shift() ?? "none";
  if (typeof fault === "object") {
    const { status, body, headers: own } = fault;
    res.writeHead(status, { "content-type": "application/json", ...own });
    return void res.end(JSON.stringify(body));
  }
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const answered = await w.app.request(
    `http://brandrun.test${url}`,
    { method, headers: fields, ...body },
    {},
  );
  if (fault === "lost") return void res.destroy();
  res.writeHead(answered.status, Object.fromEntries(answered.headers));
  res.end(new Uint8Array(await answered.arrayBuffer()));
}
