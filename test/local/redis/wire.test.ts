import { describe, expect, test } from "vitest";
import { redis, TOKEN } from "./support.ts";

const authorized = { authorization: `Bearer ${TOKEN}` };
const inBase64 = { ...authorized, "upstash-encoding": "base64" };

test("a request without the right token is refused with 401 and changes nothing", async () => {
  await using r = await redis();
  const body = JSON.stringify(["SET", "k", "v"]);

  for (const headers of [{}, { authorization: "Bearer wrong" }, { authorization: TOKEN }]) {
    const response = await r.request({ body, headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^WRONGPASS /) });
  }
  expect(await r.run("EXISTS", "k")).toBe(0);
});

test("the token may come as a query parameter", async () => {
  await using r = await redis();

  const response = await r.request({ path: `/set/k/v?_token=${TOKEN}`, headers: {} });

  expect(await response.json()).toEqual({ result: "OK" });
  expect(await r.run("GET", "k")).toBe("v");
});

test("a command that fails is a 400 with Redis's own words", async () => {
  await using r = await redis();
  await r.run("SET", "k", "text");

  const response = await r.request({ body: JSON.stringify(["INCR", "k"]) });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "ERR value is not an integer or out of range" });
});

test.each(["", "{", "{}", "[]", '"GET"', '[["GET"]]', '["SET","k",null]', '["SET","k",{}]'])(
  "a body that is no command is a 400: %s",
  async (body) => {
    await using r = await redis();

    const response = await r.request({ body });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "ERR failed to parse command" });
  },
);

test("numbers and booleans are arguments too", async () => {
  await using r = await redis();

  await r.post(["MSET", "n", 1.5, "b", true]);

  expect(await r.run("MGET", "n", "b")).toEqual(["1.5", "true"]);
});

test("other methods than GET, HEAD, POST and PUT are 405", async () => {
  await using r = await redis();

  expect((await r.request({ path: "/get/k", method: "DELETE" })).status).toBe(405);
  expect((await r.request({ path: "/get/k", method: "GET" })).status).toBe(200);
  expect((await r.request({ path: "/get/k", method: "HEAD" })).status).toBe(200);
});

test("a body above 10 MB is refused, one just below is not", async () => {
  await using r = await redis();
  const value = "x".repeat(10 * 1024 * 1024 - 1000);

  expect(await r.run("SET", "k", value)).toBe("OK");
  await expect(r.run("SET", "k", `${value}${"x".repeat(2000)}`)).rejects.toThrow(/max request size exceeded/);
  expect(await r.run("STRLEN", "k")).toBe(value.length);
});

test("every answer carries a sync token", async () => {
  await using r = await redis();

  expect((await r.request({ body: '["PING"]' })).headers.get("upstash-sync-token")).toMatch(/\S/);
});

describe("base64", () => {
  test("encodes every string but a plain OK, also inside arrays and for statuses", async () => {
    await using r = await redis();
    const ask = async (body: unknown, path = "/") =>
      (await r.request({ path, body: JSON.stringify(body), headers: inBase64 })).json();
    const b64 = (text: string) => Buffer.from(text).toString("base64");

    expect(await ask(["SET", "k", "é OK"])).toEqual({ result: "OK" });
    expect(await ask(["GET", "k"])).toEqual({ result: b64("é OK") });
    expect(await ask(["PING"])).toEqual({ result: b64("PONG") });
    expect(await ask(["MGET", "k", "none"])).toEqual({ result: [b64("é OK"), null] });
    expect(await ask(["EVAL", "return {1, {'OK'}}", 0])).toEqual({ result: [1, [b64("OK")]] });
    expect(
      await ask(
        [
          ["STRLEN", "k"],
          ["INCR", "k"],
        ],
        "/pipeline",
      ),
    ).toEqual([{ result: 5 }, { error: "ERR value is not an integer or out of range" }]);
  });

  test("brings binary values back byte for byte", async () => {
    await using r = await redis();
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i));

    await r.request({ path: "/set/k", body: bytes });
    const response = await r.request({ path: "/get/k", headers: inBase64 });

    const { result } = (await response.json()) as { result: string };
    expect(Buffer.from(result, "base64").equals(bytes)).toBe(true);
  });
});

describe("commands in the path", () => {
  test("take their words from the path, decoded", async () => {
    await using r = await redis();
    await r.run("SET", "a b/ü", "v");

    const response = await r.request({ path: "/get/a%20b%2F%C3%BC", method: "GET" });

    expect(await response.json()).toEqual({ result: "v" });
  });

  test("take the body as the next word and the query as what follows", async () => {
    await using r = await redis();

    await r.request({ path: "/set/k?EX=100&NX", body: '{"json":true}' });

    expect(await r.run("GET", "k")).toBe('{"json":true}');
    expect(await r.run("TTL", "k")).toBe(100);
    const again = await r.request({ path: "/set/k?NX", body: "other" });
    expect(await again.json()).toEqual({ result: null });
  });

  test("are a 400 when badly escaped", async () => {
    await using r = await redis();

    expect((await r.request({ path: "/get/%zz", method: "GET" })).status).toBe(400);
  });
});

test("integers beyond 2^53 keep all their digits", async () => {
  await using r = await redis();

  const response = await r.request({ body: '["INCRBY","n","9007199254740993"]' });

  expect(await response.text()).toBe('{"result":9007199254740993}');
});
