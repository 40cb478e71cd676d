import { Redis } from "@upstash/redis";
import { expect, test } from "vitest";
import { redis, TOKEN } from "./support.ts";

const client = (url: string) => new Redis({ url, token: TOKEN, retry: false, enableTelemetry: false });

test("the SDK reads back every kind of value it wrote", async () => {
  await using r = await redis();
  const sdk = client(r.url);
  const json = { text: 'é✓ "quoted"', list: [1, null, true], nested: { ok: "OK" } };

  expect(await sdk.set("json", json, { ex: 60 })).toBe("OK");
  expect(await sdk.get("json")).toEqual(json);
  expect(await sdk.set("word", "OK")).toBe("OK");
  expect(await sdk.get("word")).toBe("OK");
  expect(await sdk.get("none")).toBeNull();
  expect(await sdk.set("lock", 1, { nx: true, px: 5000 })).toBe("OK");
  expect(await sdk.set("lock", 2, { nx: true, px: 5000 })).toBeNull();
  expect(await sdk.getex("lock", { persist: true })).toBe(1);
  expect(await sdk.ttl("lock")).toBe(-1);
});

test("the SDK's collections keep their shapes", async () => {
  await using r = await redis();
  const sdk = client(r.url);

  expect(await sdk.hset("h", { a: 1, b: { c: "d" } })).toBe(2);
  expect(await sdk.hgetall("h")).toEqual({ a: 1, b: { c: "d" } });
  expect(await sdk.hmget("h", "a", "none")).toEqual({ a: 1, none: null });
  expect(await sdk.zadd("z", { score: 1.5, member: "x" }, { score: 2, member: "y" })).toBe(2);
  expect(await sdk.zrange("z", 0, -1, { withScores: true })).toEqual(["x", 1.5, "y", 2]);
  expect(await sdk.zrange("z", 2, 1, { byScore: true, rev: true })).toEqual(["y", "x"]);
  expect(await sdk.rpush<string | number>("l", "a", 2)).toBe(2);
  expect(await sdk.lrange("l", 0, -1)).toEqual(["a", 2]);
  expect(await sdk.sadd("s", "a", "b")).toBe(2);
  expect(await sdk.smismember("s", ["a", "z"])).toEqual([1, 0]);
});

test("the SDK's scan finds every key once", async () => {
  await using r = await redis();
  const sdk = client(r.url);
  const keys = Array.from({ length: 95 }, (_, i) => `key:${i}`);
  await sdk.mset(Object.fromEntries(keys.map((key) => [key, 1])));
  const found: string[] = [];
  let cursor = "0";
  do {
    const [next, page] = await sdk.scan(cursor, { match: "key:*", count: 10 });
    found.push(...page);
    cursor = String(next);
  } while (cursor !== "0");

  expect(found.toSorted()).toEqual(keys.toSorted());
});

test("the SDK's transactions and pipelines run", async () => {
  await using r = await redis();
  const sdk = client(r.url);

  expect(await sdk.multi().set("n", 1).incrby("n", 5).get("n").exec()).toEqual(["OK", 6, 6]);
  expect(await sdk.pipeline().set("p", "x").append("p", "y").get("p").exec()).toEqual(["OK", 2, "xy"]);
  await expect(sdk.pipeline().set("p", "x").incr("p").exec()).rejects.toThrow(/not an integer/);
});

test("the SDK's script helper falls back from EVALSHA to EVAL, and again after a flush", async () => {
  await using r = await redis();
  const sdk = client(r.url);
  const script = sdk.createScript<[string, number]>("return {KEYS[1], tonumber(ARGV[1]) + 1}");

  expect(await script.exec(["k"], ["4"])).toEqual(["k", 5]);
  expect(await script.exec(["k"], ["5"])).toEqual(["k", 6]);
  await sdk.scriptFlush();
  expect(await script.exec(["k"], ["6"])).toEqual(["k", 7]);
});

test("the SDK reports a wrong token as an error", async () => {
  await using r = await redis();
  const sdk = new Redis({ url: r.url, token: "wrong", retry: false });

  await expect(sdk.get("k")).rejects.toThrow(/WRONGPASS/);
});
