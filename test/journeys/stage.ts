import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type KeyRequest, mintKey } from "../../lib/access/mint.ts";
import { createWorkspace } from "../../lib/access/workspaces.ts";
import { connectSandbox } from "../../lib/accounts/sandbox.ts";
import { connectLocal } from "../../lib/admin/connect.ts";
import type { ConnectionInfo } from "../../lib/local/connection-info.ts";
import { freePort } from "../../lib/local/listen.ts";

const ROOT = join(import.meta.dirname, "../..");
const ACTOR = { kind: "system", id: "journeys" } as const;
const READY_MS = 120_000;

// biome-ignore lint/suspicious/noExplicitAny: a script reads answers as a caller does, without our types.
export type Json = any;
type Answer = { status: number; body: Json; headers: Headers };

export type Client = {
  key: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The run once it has ended. */
  ended(id: string): Promise<Json>;
};

type Demo = { live_key: string; email: string; password: string };

/** `npm start` in an empty folder on a free port, and workspaces with keys on it. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

export async function openStage() {
  const folder = mkdtempSync(join(tmpdir(), "brandrun-journeys-"));
  const port = await freePort();
  const env = {
    // biome-ignore lint/style/noProcessEnv: npm is found where the caller finds it.
    PATH: process.env.PATH ?? "",
    HOME: folder,
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
  };
  const child = spawn("npm", ["start", "--silent"], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  await readied(child.stdout, closed);
  const info = JSON.parse(readFileSync(join(env.DATA_DIR, "platform.json"), "utf8")) as ConnectionInfo;
  const deps = { ...connectLocal(info), sandbox: true };
  const demo = JSON.parse(readFileSync(join(env.DATA_DIR, "demo.json"), "utf8")) as Demo;
  return {
    info,
    dataDir: env.DATA_DIR,
    /** The demo workspace, its person, and a caller with its live key. */
    demo: { ...demo, live: clientOf(info.base_url, demo.live_key) },
    /** A workspace of its own with a live and a test key, so that no journey sees another one's runs. */
    async workspace(wish: Partial<KeyRequest> = {}) {
      const workspaceId = await createWorkspace(deps, ACTOR, "Fernway", "scale");
      const keyOf = async (more: Partial<KeyRequest>) =>
        clientOf(info.base_url, (await mintKey(deps, ACTOR, { workspaceId, mode: "live", ...more })).key);
      const connect = (platform: "x" | "linkedin") => connectSandbox(deps, workspaceId, { platform });
      return { live: await keyOf(wish), test: await keyOf({ mode: "test" }), keyOf, connect };
    },
    async close() {
      if (child.pid) process.kill(-child.pid, "SIGTERM");
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function readied(output: NodeJS.ReadableStream, closed: Promise<unknown>): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    let text = "";
    output.on("data", (part) => {
      text += part;
      if (text.includes("is ready")) resolve();
    });
  });
  const failed = closed.then(() => Promise.reject(new Error("The service ended before it was ready.")));
  const late = sleep(READY_MS, undefined, { ref: false }).then(() =>
    Promise.reject(new Error("It is not ready.")),
  );
  await Promise.race([ready, failed, late]);
}

/** A caller over HTTP with a key. */
function clientOf(baseUrl: string, key: string): Client {
  const call: Client["call"] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${baseUrl}/api/v1/programmatic${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? null : JSON.parse(text), headers: answer.headers };
  };
  const get = (path: string) => call("GET", path);
  return {
    key,
    call,
    get,
    post: (path, body = {}, headers) => call("POST", path, body, headers),
    async ended(id) {
      for (let tries = 0; tries < 4; tries++) {
        const { body } = await get(`/runs/${id}?wait=30`);
        if (body.finished_at) return body;
      }
      throw new Error(`Run ${id} has not ended in two minutes.`);
    },
  };
}
