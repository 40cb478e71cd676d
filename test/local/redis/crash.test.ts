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

/** Every kind of write; the answer of a transaction is one acknowledgement for all of them. */
const writes = (id: string) => [
  ["SET", `set:${id}`, id, "EX", 3600],
  ["RPUSH", "list", id],
  ["HSET", "hash", id, id],
  ["EVAL", "redis.call('SADD', 'set', ARGV[1]) return redis.call('ZADD', 'zset', 1, ARGV[1])", 0, id],
];

test("what was acknowledged before kill -9 is there afterwards, a transaction whole or not at all", async () => {
  const file = join(folder, "journal");
  const acknowledged: string[] = [];

  for (let round = 0; round < 3; round++) {
    const child = await startChild(file);
    let alive = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let i = 0; alive; i++) {
        const id = `${round}-${writer}-${i}`;
        const answer = await post(`${child.url}/multi-exec`, writes(id)).catch(() => undefined);
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
  const ids = new Set((await r.run("LRANGE", "list", 0, -1)) as string[]);
  expect(acknowledged.length).toBeGreaterThan(450);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  for (const read of [
    ["HKEYS", "hash"],
    ["SMEMBERS", "set"],
    ["ZRANGE", "zset", 0, -1],
  ]) {
    expect(new Set((await r.run(...read)) as string[])).toEqual(ids);
  }
  expect(await r.run("DBSIZE")).toBe(ids.size + 4);
});

test("a script's random and timed effects come back as they were, not as a new run would make them", async () => {
  const file = join(folder, "journal");
  const script = `
    for i = 1, 50 do redis.call('SADD', 's', i) end
    local taken = redis.call('SPOP', 's', 25)
    redis.call('SET', 'now', redis.call('TIME')[1] .. '.' .. redis.call('TIME')[2])
    return taken`;
  const child = await startChild(file);
  await post(child.url, ["EVAL", script, 0]);
  const read = (url: string) =>
    post(`${url}/pipeline`, [
      ["SMEMBERS", "s"],
      ["GET", "now"],
    ]);
  const before = await read(child.url);
  await child.kill();

  await using r = await redis({ file });
  expect(
    await r.post(
      [
        ["SMEMBERS", "s"],
        ["GET", "now"],
      ],
      "/pipeline",
    ),
  ).toEqual(before);
});
