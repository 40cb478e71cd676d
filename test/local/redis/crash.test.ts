import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { redis, TOKEN } from "./support.ts";

const CHILD = new URL("crash-child.ts", import.meta.url).pathname;
const WRITERS = 8;

let folder: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "redis-crash-"));
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
  await rm(folder, { recursive: true });
});

async function startChild(file: string): Promise<{ url: string; kill(): Promise<void> }> {
  const child = spawn(process.execPath, ["--import", "tsx", CHILD, file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = await once(child.stdout, "data");
  return {
    url: `http://127.0.0.1:${String(line).trim()}`,
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return response.json();
}

/** Both kinds of value in one script; its answer acknowledges all of it. */
const write = (id: string) => [
  "EVAL",
  "redis.call('SET', 'set:' .. ARGV[1], ARGV[1], 'EX', 3600) redis.call('INCR', 'n') return redis.call('HSET', 'hash', ARGV[1], ARGV[1])",
  0,
  id,
];

test("acknowledged Redis writes survive kill -9, and a script's writes survive completely or not at all", async () => {
  const file = join(folder, "journal");
  const acknowledged: string[] = [];

  for (let round = 0; round < 3; round++) {
    const child = await startChild(file);
    let alive = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let i = 0; alive; i++) {
        const id = `${round}-${writer}-${i}`;
        const answer = await post(child.url, write(id)).catch(() => undefined);
        if (answer === undefined) return;
        acknowledged.push(id);
        // Killed in the middle of the traffic, not after it.
        if (acknowledged.length > (round + 1) * 150 && alive) {
          alive = false;
          await child.kill();
        }
      }
    });
    await Promise.all(writers);
  }

  await using r = await redis({ file });
  const ids = Object.keys(Object.fromEntries(pairs((await r.run("HGETALL", "hash")) as string[])));
  expect(acknowledged.length).toBeGreaterThan(450);
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  expect(await r.run("EXISTS", ...ids.map((id) => `set:${id}`))).toBe(ids.length);
  expect(await r.run("GET", "n")).toBe(String(ids.length));
});

const pairs = (flat: string[]) => flat.flatMap((field, i) => (i % 2 === 0 ? [[field, flat[i + 1]]] : []));
