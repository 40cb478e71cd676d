import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startLua } from "../../../lib/local/redis/lua.ts";
import { redis } from "./support.ts";

test("a script with Upstash's own first line is known by the hash of its whole text", async () => {
  await using r = await redis();
  const source = "#!lua flags=allow-key-locking\nreturn ARGV[1]";

  const sha = await r.run("SCRIPT", "LOAD", source);

  expect(sha).toBe(createHash("sha1").update(source).digest("hex"));
  expect(await r.run("EVALSHA", sha as string, 0, "x")).toBe("x");
});

test("nothing a script does to the globals or libraries is left for the next one", async () => {
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
  expect(await r.run("EVAL", "return redis.call('ECHO', string.upper('fine'))", 0)).toBe("FINE");
});

test("a script reaches nothing of the machine it runs on", async () => {
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

test("strings pass through scripts byte for byte", async () => {
  await using r = await redis();
  const script = "redis.call('SET', 'k', ARGV[1]) return #redis.call('GET', 'k')";

  expect(await r.run("EVAL", script, 0, "é\0\u{1f600}")).toBe(7);
  expect(await r.run("GET", "k")).toBe("é\0\u{1f600}");
});

test("writes made before a script fails stay, as in Redis", async () => {
  await using r = await redis();

  await expect(r.run("EVAL", "redis.call('SET', 'k', 1) error('late')", 0)).rejects.toThrow(/late/);

  expect(await r.run("GET", "k")).toBe("1");
});

test.each([
  "while true do end",
  "while true do pcall(function() while true do end end) end",
  "coroutine.wrap(function() while true do end end)()",
])("a script without an end is stopped and the next one runs: %s", async (source) => {
  const lua = await startLua({ maxScriptMs: 30 });
  const none = () => null;
  lua.compile("endless", source);
  lua.compile("next", "return 'alive'");

  expect(() => lua.run("endless", [], [], none)).toThrow(/was stopped/);
  expect(lua.run("next", [], [], none)).toBe("alive");
  lua.close();
});

test("a script may use a lot of memory and recurse deeply without harming the next one", async () => {
  await using r = await redis();

  expect(await r.run("EVAL", "local s = string.rep('x', 30000000) return #s", 0)).toBe(30_000_000);
  await expect(r.run("EVAL", "local function f() return 1 + f() end return f()", 0)).rejects.toThrow(/stack/);
  await expect(r.run("EVAL", "local t = {} t[1] = t return t", 0)).resolves.toBeDefined();
  expect(await r.run("EVAL", "return 1", 0)).toBe(1);
});
