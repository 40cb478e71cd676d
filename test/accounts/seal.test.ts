import { expect, test } from "vitest";
import { readConfig } from "../../lib/config.ts";
import { sealsWith } from "../../lib/core/seal.ts";

const random = (size: number) => crypto.getRandomValues(new Uint8Array(size));
const key = (id: string, fill: number) => ({ id, bytes: new Uint8Array(32).fill(fill) });
const seals = sealsWith([key("b", 2), key("a", 1)], random);
const older = sealsWith([key("a", 1)], random);
const SECRET = "xrt-a-secret-token-❤";

test("an encrypted text can be decrypted and does not show its content", async () => {
  const sealed = await seals.seal(SECRET, "w1");
  expect(sealed).toMatch(/^s1\.b\.[\w-]+\.[\w-]+$/);
  expect(sealed).not.toContain("secret");
  expect(await seals.open(sealed, "w1")).toBe(SECRET);
});

test("encrypting the same text twice gives different results", async () => {
  expect(await seals.seal(SECRET, "w1")).not.toBe(await seals.seal(SECRET, "w1"));
});

test("an encrypted text cannot be decrypted for another owner", async () => {
  const sealed = await seals.seal(SECRET, "w1");
  await expect(seals.open(sealed, "w2")).rejects.toThrow("was changed, or belongs elsewhere");
});

test("a changed character in an encrypted text is detected, and the error reveals no content", async () => {
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

test("texts encrypted with an older key can be decrypted, and new texts use the first key", async () => {
  const before = await older.seal(SECRET, "w1");
  expect(await seals.open(before, "w1")).toBe(SECRET);
  expect(await seals.seal(SECRET, "w1")).toMatch(/^s1\.b\./);
});

test("decrypting a text with a missing key fails and names the key", async () => {
  const sealed = await seals.seal(SECRET, "w1");
  await expect(older.open(sealed, "w1")).rejects.toThrow('lacks the key "b"');
});

test("encrypting without keys is refused", async () => {
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

test("the encryption key setting reads several keys in order", () => {
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
])("the encryption key setting refuses %s and does not repeat it", (_, value) => {
  const read = () => readConfig({ ...SETTINGS, SEALING_KEYS: value });
  expect(read).toThrow("SEALING_KEYS");
  expect(read).not.toThrow(KEY.slice(0, 12));
});

test("the client id and secret of a platform's app must be set together", () => {
  const sealed = { ...SETTINGS, SEALING_KEYS: `a:${KEY}` };
  const app = { X_CLIENT_ID: "id", X_CLIENT_SECRET: "secret" };
  expect(() => readConfig({ ...sealed, X_CLIENT_ID: "id" })).toThrow("X_CLIENT_SECRET");
  expect(readConfig({ ...sealed, ...app })).toMatchObject(app);
});

test("the configuration is refused without SEALING_KEYS", () => {
  expect(() => readConfig(SETTINGS)).toThrow("SEALING_KEYS");
});
