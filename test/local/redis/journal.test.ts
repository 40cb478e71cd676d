import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BYTES_SCRIPT, redis } from "./support.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "redis-journal-"));
  file = join(folder, "deep", "journal");
});
afterEach(() => rm(folder, { recursive: true }));

async function having(...commands: (string | number)[][]): Promise<void> {
  await using r = await redis({ file });
  for (const command of commands) await r.run(...command);
}

test("every Redis type survives a restart with its expiry and its bytes", async () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  const reads = [
    ["GET", "text"],
    ["HGETALL", "hash"],
    ["GET", "counter"],
    ["PTTL", "counter"],
    ["EXISTS", "gone"],
  ];
  const now = () => 1_800_000_000_000;
  let before: unknown;
  {
    await using r = await redis({ file, now });
    await r.run("EVAL", BYTES_SCRIPT, 1, "bytes");
    await r.post(
      [
        ["SET", "text", 'é\n"✓"', "PX", 600_000],
        ["HSET", "hash", "f", "1", "g", "2"],
        ["SET", "gone", 1],
        ["DEL", "gone"],
        ["INCR", "counter"],
        ["PEXPIRE", "counter", 5000],
      ],
      "/pipeline",
    );
    before = await r.post(reads, "/pipeline");
  }

  await using r = await redis({ file, now });
  expect(await r.post(reads, "/pipeline")).toEqual(before);
  const response = await r.request({
    body: JSON.stringify(["GET", "bytes"]),
    headers: { authorization: "Bearer local-token", "upstash-encoding": "base64" },
  });
  const { result } = (await response.json()) as { result: string };
  expect(Buffer.from(result, "base64").equals(bytes)).toBe(true);
});

test("Redis without a file keeps nothing over a restart", async () => {
  {
    await using r = await redis();
    await r.run("SET", "k", "v");
  }
  await using r = await redis();
  expect(await r.run("EXISTS", "k")).toBe(0);
});

describe("a Redis file that was cut off by a crash", () => {
  test("a Redis file that was cut off by a crash loses only the unit being written", async () => {
    await having(["SET", "a", 1], ["SET", "b", 2]);
    const whole = await readFile(file);

    for (let cut = 1; cut < '[["set","b","2"]]\n'.length; cut++) {
      await writeFile(file, whole);
      await truncate(file, whole.length - cut);
      await using r = await redis({ file });
      expect([await r.run("GET", "a"), await r.run("GET", "b")]).toEqual(["1", null]);
    }
  });

  test("a Redis file that was cut off by a crash is appended to after its last whole line", async () => {
    await having(["SET", "a", 1]);
    await appendFile(file, '[["set","b"');
    await having(["SET", "c", 3]);

    await using r = await redis({ file });
    expect([await r.run("GET", "a"), await r.run("EXISTS", "b"), await r.run("GET", "c")]).toEqual([
      "1",
      0,
      "3",
    ]);
  });

  test("a Redis file may end in garbage with a line break", async () => {
    await having(["SET", "a", 1]);
    await appendFile(file, "\0\0\0\n");

    await using r = await redis({ file });
    expect(await r.run("GET", "a")).toBe("1");
  });

  test("a Redis file may be cut off within its first line", async () => {
    await having();
    await truncate(file, 5);
    await having(["SET", "a", 1]);

    await using r = await redis({ file });
    expect(await r.run("GET", "a")).toBe("1");
  });
});

test("a damaged Redis file, or one of another kind, is refused by name and left unchanged", async () => {
  await having(["SET", "a", 1], ["SET", "b", 2]);
  const damaged = (await readFile(file, "utf8")).replace('["set","a","1"]', '["set","a"');
  for (const content of [damaged, "something else\n"]) {
    await writeFile(file, content);
    await expect(redis({ file })).rejects.toThrow(file);
    expect(await readFile(file, "utf8")).toBe(content);
  }
});

test("a Redis file full of overwritten values is rewritten when it is loaded", async () => {
  await having(...Array.from({ length: 500 }, (_, i) => ["SET", "k", `value ${i}`]));
  const before = (await stat(file)).size;
  await having();

  expect((await stat(file)).size).toBeLessThan(before / 50);
  await using r = await redis({ file });
  expect(await r.run("GET", "k")).toBe("value 499");
});

test("a Redis file that grows far beyond its content is rewritten while Redis runs", async () => {
  await using r = await redis({ file });
  const value = "x".repeat(1_000_000);
  for (let i = 0; i < 12; i++) await r.run("SET", "k", `${i}${value}`);
  await r.run("SET", "last", 1);

  expect((await stat(file)).size).toBeLessThan(8_000_000);
  await r.close();
  await using again = await redis({ file });
  expect(await again.run("GET", "k")).toBe(`11${value}`);
  expect(await again.run("GET", "last")).toBe("1");
});
