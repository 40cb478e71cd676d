import { expect, test } from "vitest";
import { readConfig } from "../../lib/config.ts";
import { sealsWith } from "../../lib/core/seal.ts";

const random = (size: number) => crypto.getRandomValues(new Uint8Array(size));
const key = (id: string, fill: number) => ({ id, bytes: new Uint8Array(32).fill(fill) });
const seals = sealsWith([key("b", 2), key("a", 1)], random);
const older = sealsWith([key("a", 1)], random);
const SECRET = "xrt-a-secret-token-❤";

test("what was sealed opens, and does not show what it holds", async () => {
  const sealed = await seals.seal(SECRET, "w1");
  expect(sealed).toMatch(/^s1\.b\.[\w-]+\.[\w-]+$/);
  expect(sealed).not.toContain("secret");
  expect(await seals.open(sealed, "w1")).toBe(SECRET);
});

test("the same text is sealed differently each time", async () => {
  expect(await seals.seal(SECRET, "w1")).not.toBe(await seals.seal(SECRET, "w1"));
});

test("it opens for nobody else", async () => {
  const sealed = await seals.seal(SECRET, "w1");
  await expect(seals.open(sealed, "w2")).rejects.toThrow("was changed, or belongs elsewhere");
});

test("every changed letter is noticed, and the error tells nothing", async () => {
  const sealed = await seals.seal(SECRET, "w1");
  const [format, id, iv = "", content = ""] = sealed.split(".");
  for (let at = 0; at < content.length - 1; at++) {
    const letter = content[at] === "A" ? "B" : "A";
    const changed = content.slice(0, at) + letter + content.slice(at + 1);
    const error = await seals.open([format, id, iv, changed].join("."), "w1").catch((e: Error) => e);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toMatch(/xrt|secret/);
  }
});

test("an older key still opens what it sealed, and the first one seals", async () => {
  const before = await older.seal(SECRET, "w1");
  expect(await seals.open(before, "w1")).toBe(SECRET);
  expect(await seals.seal(SECRET, "w1")).toMatch(/^s1\.b\./);
});

test("a key that is gone is named", async () => {
  const sealed = await seals.seal(SECRET, "w1");
  await expect(older.open(sealed, "w1")).rejects.toThrow('lacks the key "b"');
});

test("without keys nothing is sealed", async () => {
  await expect(sealsWith([], random).seal(SECRET, "w1")).rejects.toThrow("SEALING_KEYS is not set");
});

const SETTINGS = {
  DATABASE_URL: "postgres://db.example/brandrun",
  PUBLIC_URL: "https://brandrun.example",
  UPSTASH_REDIS_REST_URL: "https://redis.example",
  UPSTASH_REDIS_REST_TOKEN: "t",
  QSTASH_TOKEN: "t",
  QSTASH_CURRENT_SIGNING_KEY: "k",
  QSTASH_NEXT_SIGNING_KEY: "k",
};
const KEY = Buffer.alloc(32, 9).toString("base64");

test("the setting reads several keys in order", () => {
  const { SEALING_KEYS } = readConfig({ ...SETTINGS, SEALING_KEYS: `new:${KEY}, old-1:${KEY}` });
  expect(SEALING_KEYS.map(({ id, bytes }) => [id, bytes.length])).toEqual([
    ["new", 32],
    ["old-1", 32],
  ]);
});

test.each([
  ["a key without a name", KEY],
  ["a short key", `a:${KEY.slice(4)}`],
  ["nothing", ""],
])("the setting refuses %s and does not repeat it", (_, value) => {
  const read = () => readConfig({ ...SETTINGS, SEALING_KEYS: value });
  expect(read).toThrow("SEALING_KEYS");
  expect(read).not.toThrow(KEY.slice(0, 12));
});

test("an app's settings come in pairs", () => {
  const sealed = { ...SETTINGS, SEALING_KEYS: `a:${KEY}` };
  const app = { X_CLIENT_ID: "id", X_CLIENT_SECRET: "secret" };
  expect(() => readConfig({ ...sealed, X_CLIENT_ID: "id" })).toThrow("X_CLIENT_SECRET");
  expect(readConfig({ ...sealed, ...app })).toMatchObject(app);
});

test("without sealing keys the service does not start, and says so", () => {
  expect(() => readConfig(SETTINGS)).toThrow("SEALING_KEYS");
});
