import { describe, expect, test } from "vitest";
import { BYTES_SCRIPT, redis, TOKEN } from "./support.ts";

const authorized = { authorization: `Bearer ${TOKEN}` };
const inBase64 = { ...authorized, "upstash-encoding": "base64" };

test("a Redis request without the right token is refused with 401 and changes nothing", async () => {
  await using r = await redis();
  const body = JSON.stringify(["SET", "k", "v"]);

  for (const headers of [{}, { authorization: "Bearer wrong" }, { authorization: TOKEN }]) {
    const response = await r.request({ body, headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^WRONGPASS /) });
  }
  expect(await r.run("EXISTS", "k")).toBe(0);
});

test("a failing Redis command is a 400 with Redis's error message", async () => {
  await using r = await redis();
  await r.run("SET", "k", "text");

  const response = await r.request({ body: JSON.stringify(["INCR", "k"]) });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "ERR value is not an integer or out of range" });
});

test.each(["", "{", "{}", "[]", '"GET"', '[["GET"]]', '["SET","k",null]', '["SET","k",{}]'])(
  "a Redis request body that is not a command is a 400: %s",
  async (body) => {
    await using r = await redis();

    const response = await r.request({ body });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "ERR failed to parse command" });
  },
);

test("Redis commands accept numbers and booleans as arguments", async () => {
  await using r = await redis();

  await r.post(["HSET", "h", "n", 1.5, "b", true]);

  expect(await r.run("HMGET", "h", "n", "b")).toEqual(["1.5", "true"]);
});

test("the Redis endpoint answers 405 to other methods than POST and 400 to unknown paths", async () => {
  await using r = await redis();
  const body = JSON.stringify([["SET", "k", "v"]]);

  expect((await r.request({ method: "GET" })).status).toBe(405);
  expect((await r.request({ path: "/multi-exec", body })).status).toBe(400);
  expect((await r.request({ path: "/set/k", body: "v" })).status).toBe(400);
  expect(await r.run("EXISTS", "k")).toBe(0);
});

test("a Redis request body above 10 MB is refused, and one just below is accepted", async () => {
  await using r = await redis();
  const value = "x".repeat(10 * 1024 * 1024 - 1000);

  expect(await r.run("SET", "k", value)).toBe("OK");
  await expect(r.run("SET", "k", `${value}${"x".repeat(2000)}`)).rejects.toThrow(/max request size exceeded/);
  expect(await r.run("GET", "k")).toBe(value);
});

test("every Redis answer contains a sync token", async () => {
  await using r = await redis();

  expect((await r.request({ body: '["PING"]' })).headers.get("upstash-sync-token")).toMatch(/\S/);
});

describe("base64 encoding of Redis answers", () => {
  test("base64 encodes every string of a Redis answer but a plain OK, also inside arrays and for statuses", async () => {
    await using r = await redis();
    const ask = async (body: unknown, path = "/") =>
      (await r.request({ path, body: JSON.stringify(body), headers: inBase64 })).json();
    const b64 = (text: string) => Buffer.from(text).toString("base64");

    expect(await ask(["SET", "k", "é OK"])).toEqual({ result: "OK" });
    expect(await ask(["GET", "k"])).toEqual({ result: b64("é OK") });
    expect(await ask(["PING"])).toEqual({ result: b64("PONG") });
    await ask(["HSET", "h", "f", "é OK"]);
    expect(await ask(["HMGET", "h", "f", "none"])).toEqual({ result: [b64("é OK"), null] });
    expect(await ask(["EVAL", "return {1, {'OK'}}", 0])).toEqual({ result: [1, [b64("OK")]] });
    expect(
      await ask(
        [
          ["EXISTS", "k"],
          ["INCR", "k"],
        ],
        "/pipeline",
      ),
    ).toEqual([{ result: 1 }, { error: "ERR value is not an integer or out of range" }]);
  });

  test("base64 returns binary Redis values byte for byte", async () => {
    await using r = await redis();
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i));

    await r.run("EVAL", BYTES_SCRIPT, 1, "k");
    const response = await r.request({ body: JSON.stringify(["GET", "k"]), headers: inBase64 });

    const { result } = (await response.json()) as { result: string };
    expect(Buffer.from(result, "base64").equals(bytes)).toBe(true);
  });
});

test("Redis integers beyond 2^53 keep all their digits", async () => {
  await using r = await redis();

  const response = await r.request({ body: '["INCRBY","n","9007199254740993"]' });

  expect(await response.text()).toBe('{"result":9007199254740993}');
});
