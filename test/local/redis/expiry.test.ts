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

test("a key lives until its time and not longer", async () => {
  await using r = await redis({ now });
  await r.run("SET", "k", "v", "EX", 10);

  time += 4000;
  expect(await r.run("TTL", "k")).toBe(6);
  time += 6000;
  expect(await r.run("GET", "k")).toBe("v");
  time += 1;
  expect(await r.run("GET", "k")).toBeNull();
  expect(await r.run("TTL", "k")).toBe(-2);
  expect(await r.run("KEYS", "*")).toEqual([]);
  expect(await r.run("DBSIZE")).toBe(0);
});

test("a restart does not prolong anything", async () => {
  const file = join(folder, "journal");
  {
    await using r = await redis({ file, now });
    await r.run("SET", "short", "v", "PX", 500);
    await r.run("SET", "long", "v");
    await r.run("EXPIRE", "long", 100);
  }
  time += 10_000;

  await using r = await redis({ file, now });
  expect(await r.run("EXISTS", "short")).toBe(0);
  expect(await r.run("TTL", "long")).toBe(90);
});

test("a key made again after it expired does not get its old content back from the file", async () => {
  const file = join(folder, "journal");
  {
    await using r = await redis({ file, now });
    await r.run("HSET", "h", "old", 1);
    await r.run("EXPIRE", "h", 1);
    time += 2000;
    await r.run("HSET", "h", "new", 2);
  }

  await using r = await redis({ file, now });
  expect(await r.run("HGETALL", "h")).toEqual(["new", "2"]);
  expect(await r.run("TTL", "h")).toBe(-1);
});

test("expired keys that nobody asks for leave the file on the next load", async () => {
  const file = join(folder, "journal");
  {
    await using r = await redis({ file, now });
    for (let i = 0; i < 150; i++) await r.run("SET", `k${i}`, "v", "EX", 1);
  }
  time += 5000;
  await (await redis({ file, now })).close();

  expect(await readFile(file, "utf8")).not.toContain("k149");
});

test("time stands still while a script runs", async () => {
  let ticking = time;
  await using r = await redis({ now: () => ticking++ });
  const script = `
    redis.call('SET', 'k', 'v', 'PX', 1)
    local ticks = {}
    for i = 1, 20 do ticks[i] = redis.call('TIME')[2] end
    return {redis.call('GET', 'k'), ticks[1] == ticks[20] and 'same' or 'moved'}`;

  expect(await r.run("EVAL", script, 0)).toEqual(["v", "same"]);
});
