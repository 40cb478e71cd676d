import { Redis } from "@upstash/redis";
import { expect, test } from "vitest";
import { redis, TOKEN } from "./support.ts";

const client = (url: string) => new Redis({ url, token: TOKEN, retry: false, enableTelemetry: false });

test("the Redis SDK reads back every kind of value it wrote", async () => {
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
  expect(await sdk.pttl("lock")).toBeGreaterThan(0);
});

test("the Redis SDK's hashes keep their shapes", async () => {
  await using r = await redis();
  const sdk = client(r.url);

  expect(await sdk.hset("h", { a: 1, b: { c: "d" } })).toBe(2);
  expect(await sdk.hgetall("h")).toEqual({ a: 1, b: { c: "d" } });
  expect(await sdk.hmget("h", "a", "none")).toEqual({ a: 1, none: null });
});

test("the Redis SDK's pipelines run", async () => {
  await using r = await redis();
  const sdk = client(r.url);

  expect(await sdk.pipeline().set("n", 1).incrby("n", 5).get("n").exec()).toEqual(["OK", 6, 6]);
  await expect(sdk.pipeline().set("p", "x").incr("p").exec()).rejects.toThrow(/not an integer/);
});

test("the Redis SDK reports a command that the local platform does not support", async () => {
  await using r = await redis();

  await expect(client(r.url).sadd("s", 1)).rejects.toThrow("'sadd' is not supported by the local platform");
});

test("the Redis SDK's script helper falls back from EVALSHA to EVAL and finds its script the second time", async () => {
  await using r = await redis();
  const sdk = client(r.url);
  const script = sdk.createScript<[string, number]>("return {KEYS[1], tonumber(ARGV[1]) + 1}");

  expect(await script.exec(["k"], ["4"])).toEqual(["k", 5]);
  expect(await script.exec(["k"], ["5"])).toEqual(["k", 6]);
});

test("the Redis SDK reports a wrong token as an error", async () => {
  await using r = await redis();
  const sdk = new Redis({ url: r.url, token: "wrong", retry: false });

  await expect(sdk.get("k")).rejects.toThrow(/WRONGPASS/);
});
