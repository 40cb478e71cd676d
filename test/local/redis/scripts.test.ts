import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startLua } from "../../../lib/local/redis/lua.ts";
import { redis } from "./support.ts";

test("a Redis script with Upstash's first line is known by the hash of its whole text", async () => {
  await using r = await redis();
  const source = "#!lua flags=allow-key-locking\nreturn ARGV[1]";

  const sha = createHash("sha1").update(source).digest("hex");

  expect(await r.run("EVAL", source, 0, "x")).toBe("x");
  expect(await r.run("EVALSHA", sha, 0, "y")).toBe("y");
});

test("a Redis script's changes to globals and libraries do not reach the next script", async () => {
  await using r = await redis();
  const attempts = [
    "leak = 1",
    "_G.leak = 1",
    "rawset(_G, 'leak', 1)",
    "setmetatable(_G, {__index = function() return 1 end})",
    "redis.call = function() return 1 end",
    "string.upper = nil",
    "redis = nil",
    "rawset(redis, 'call', 1)",
  ];
  for (const attempt of attempts) await r.run("EVAL", attempt, 0).catch(() => {});

  await expect(r.run("EVAL", "return leak", 0)).rejects.toThrow(/nonexistent global variable 'leak'/);
  expect(await r.run("EVAL", "return redis.call('PING', string.upper('fine'))", 0)).toBe("FINE");
});

test("a Redis script has no access to the machine it runs on", async () => {
  await using r = await redis();

  for (const name of [
    "os",
    "io",
    "debug",
    "require",
    "package",
    "dofile",
    "loadfile",
    "getfenv",
    "setfenv",
  ]) {
    await expect(r.run("EVAL", `return ${name}`, 0)).rejects.toThrow(/nonexistent global variable/);
  }
});

test("strings pass through Redis scripts byte for byte", async () => {
  await using r = await redis();
  const script = "redis.call('SET', 'k', ARGV[1]) return #redis.call('GET', 'k')";

  expect(await r.run("EVAL", script, 0, "é\0\u{1f600}")).toBe(7);
  expect(await r.run("GET", "k")).toBe("é\0\u{1f600}");
});

test("writes made before a Redis script fails are kept, as in Redis", async () => {
  await using r = await redis();

  await expect(r.run("EVAL", "redis.call('SET', 'k', 1) error('late')", 0)).rejects.toThrow(/late/);

  expect(await r.run("GET", "k")).toBe("1");
});

test.each([
  "while true do end",
  "while true do pcall(function() while true do end end) end",
  "coroutine.wrap(function() while true do end end)()",
])("an endless Redis script is stopped and the next one runs: %s", async (source) => {
  const lua = await startLua({ maxScriptMs: 30 });
  const none = () => null;
  lua.compile("endless", source);
  lua.compile("next", "return 'alive'");

  expect(() => lua.run("endless", [], [], none)).toThrow(/was stopped/);
  expect(lua.run("next", [], [], none)).toBe("alive");
  lua.close();
});

test("a Redis script may use much memory and recurse deeply without affecting the next one", async () => {
  await using r = await redis();

  expect(await r.run("EVAL", "local s = string.rep('x', 30000000) return #s", 0)).toBe(30_000_000);
  await expect(r.run("EVAL", "local function f() return 1 + f() end return f()", 0)).rejects.toThrow(/stack/);
  await expect(r.run("EVAL", "local t = {} t[1] = t return t", 0)).resolves.toBeDefined();
  expect(await r.run("EVAL", "return 1", 0)).toBe(1);
});

test.each([
  ["return redis.call('ZADD', 'z', 1, 'a')", /'ZADD' is not supported by the local platform/],
  ["return redis.pcall('TIME').err", /'TIME' is not supported by the local platform/],
  ["return cjson.encode({})", /cjson is not supported by the local platform/],
  ["return bit.band(1, 1)", /bit is not supported by the local platform/],
  ["return redis.sha1hex('')", /redis\.sha1hex is not supported by the local platform/],
  ["#!lua flags=no-writes\nreturn 1", /not supported by the local platform/],
])(
  "a Redis script gets an error for what the local platform does not support: %s",
  async (source, message) => {
    await using r = await redis();
    const answer = await r.run("EVAL", source, 0).catch((error: Error) => error.message);
    expect(answer).toMatch(message);
  },
);
