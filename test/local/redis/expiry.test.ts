import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { redis } from "./support.ts";

/** A clock that only moves when told to. */
let time: number;
let folder: string;
const now = () => time;

beforeEach(async () => {
  time = 1_800_000_000_000;
  folder = await mkdtemp(join(tmpdir(), "redis-expiry-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a Redis key exists until its expiry and not longer", async () => {
  await using r = await redis({ now });
  await r.run("SET", "k", "v", "EX", 10);

  time += 4000;
  expect(await r.run("PTTL", "k")).toBe(6000);
  time += 6000;
  expect(await r.run("GET", "k")).toBe("v");
  time += 1;
  expect(await r.run("GET", "k")).toBeNull();
  expect(await r.run("PTTL", "k")).toBe(-2);
});

test("a restart does not extend a Redis key's expiry", async () => {
  const file = join(folder, "journal");
  {
    await using r = await redis({ file, now });
    await r.run("SET", "short", "v", "PX", 500);
    await r.run("SET", "long", "v");
    await r.run("PEXPIRE", "long", 100_000);
  }
  time += 10_000;

  await using r = await redis({ file, now });
  expect(await r.run("EXISTS", "short")).toBe(0);
  expect(await r.run("PTTL", "long")).toBe(90_000);
});

test("a Redis key created again after its expiry does not get its old content back from the file", async () => {
  const file = join(folder, "journal");
  {
    await using r = await redis({ file, now });
    await r.run("HSET", "h", "old", 1);
    await r.run("PEXPIRE", "h", 1000);
    time += 2000;
    await r.run("HSET", "h", "new", 2);
  }

  await using r = await redis({ file, now });
  expect(await r.run("HGETALL", "h")).toEqual(["new", "2"]);
  expect(await r.run("PTTL", "h")).toBe(-1);
});

test("loading the Redis file removes expired keys from it", async () => {
  const file = join(folder, "journal");
  {
    await using r = await redis({ file, now });
    for (let i = 0; i < 150; i++) await r.run("SET", `k${i}`, "v", "EX", 1);
  }
  time += 5000;
  await (await redis({ file, now })).close();

  expect(await readFile(file, "utf8")).not.toContain("k149");
});

test("the Redis clock does not advance while a script runs", async () => {
  let ticking = time;
  await using r = await redis({ now: () => ticking++ });
  const script = `
    redis.call('SET', 'k', 'v', 'PX', 10)
    local left = {}
    for i = 1, 20 do left[i] = redis.call('PTTL', 'k') end
    return {redis.call('GET', 'k'), left[1], left[20]}`;

  expect(await r.run("EVAL", script, 0)).toEqual(["v", 10, 10]);
});

test("FLUSHALL deletes every key of every type", async () => {
  await using r = await redis({ now });
  await r.run("SET", "k", "v");
  await r.run("HSET", "h", "field", "v");
  expect(await r.run("FLUSHALL")).toBe("OK");
  expect(await r.run("EXISTS", "k", "h")).toBe(0);
});
