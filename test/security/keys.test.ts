import { expect, test } from "vitest";
import { mintKeyText } from "../../lib/access/keys.ts";
import { revoke } from "../../lib/access/mint.ts";
import { countReads } from "../support/outage.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { OPERATOR, type World, world } from "../support/world.ts";

const unknown = () => mintKeyText("live", (size) => crypto.getRandomValues(new Uint8Array(size)));
const bearer = (key: string) => `Bearer ${key}`;

/** What stands in the Authorization header, and the code that answers it. */
const PRESENTED: [what: string, code: string, make: (w: World) => Promise<string> | string][] = [
  ["an empty header", "missing_api_key", () => ""],
  ["white space", "missing_api_key", () => "  "],
  ["a scheme alone", "invalid_api_key", () => "Bearer"],
  ["no scheme", "invalid_api_key", (w) => w.key],
  ["another scheme", "invalid_api_key", (w) => `Basic ${btoa(`${w.key}:`)}`],
  ["two keys", "invalid_api_key", (w) => `${bearer(w.key)}, ${bearer(w.key)}`],
  ["a key and something behind it", "invalid_api_key", (w) => `${bearer(w.key)} admin`],
  ["half a key", "invalid_api_key", (w) => bearer(w.key.slice(0, 20))],
  [
    "a key with one letter changed",
    "invalid_api_key",
    (w) => bearer(w.key.replace(/.$/, (last) => (last === "a" ? "b" : "a"))),
  ],
  ["the key in capitals", "invalid_api_key", (w) => bearer(w.key.toUpperCase())],
  ["the key in quotes", "invalid_api_key", (w) => bearer(`"${w.key}"`)],
  ["a live key called a test key", "invalid_api_key", (w) => bearer(w.key.replace("live", "test"))],
  ["a very long key", "invalid_api_key", (w) => bearer(w.key.repeat(1_000))],
  ["a very long header of spaces", "invalid_api_key", (w) => `Bearer ${" ".repeat(60_000)}${w.key.slice(1)}`],
  ["a key with an encoded NUL", "invalid_api_key", (w) => bearer(`${w.key}%00`)],
  ["a key with a letter beyond ASCII", "invalid_api_key", (w) => bearer(`${w.key.slice(0, -1)}\u00e9`)],
  ["the id of a key", "invalid_api_key", (w) => bearer(w.keyId)],
  ["the hash of nothing", "invalid_api_key", () => bearer("0".repeat(64))],
  ["an unknown key", "invalid_api_key", () => bearer(unknown())],
  ["an unknown test key", "invalid_api_key", () => bearer(unknown().replace("live", "test"))],
  [
    "a revoked key",
    "revoked_api_key",
    async (w) => {
      const { key, keyId } = await mintWorkspaceKey(w);
      await revoke(w.service, OPERATOR, w.workspaceId, keyId);
      return bearer(key);
    },
  ],
  [
    "an expired key",
    "expired_api_key",
    async (w) => bearer((await mintWorkspaceKey(w, { expiresAt: new Date("2026-06-15T11:00:00Z") })).key),
  ],
];

test.each(PRESENTED)("%s is 401 %s in the standard error format", async (_what, code, make) => {
  const w = await world();
  const headers = { authorization: await make(w) };
  for (const [method, path] of [
    ["GET", "/me"],
    ["POST", "/generate"],
  ] as const) {
    const json =
      method === "POST" ? { json: { brief: "Hello there", channel: "web", asset_type: "card" } } : {};
    const answer = await w.call(method, path, { key: null, headers, ...json });
    const body = (await answer.json()) as Record<string, unknown>;
    expect(answer.status).toBe(401);
    expect(body).toMatchObject({
      code,
      message: expect.stringMatching(/^[A-Z].*\.$/),
      detail: { retryable: false },
    });
    expect(Object.keys(body)).toEqual(["code", "message", "detail"]);
    expect(answer.headers.get("WWW-Authenticate")).toBe('Bearer realm="brandrun"');
    expect(JSON.stringify(body), "what was presented is not repeated").not.toContain(w.key.slice(8, 30));
  }
  expect(w.waiting).toEqual([]);
});

test("a malformed API key costs no look-up, and an unknown key costs one and gets the same answer", async () => {
  const w = await world();
  const reads = countReads(w);
  const malformed = await w.call("GET", "/me", { key: "sk_live_nonsense" });
  expect(reads()).toBe(0);
  const nobodys = await w.call("GET", "/me", { key: unknown() });
  expect(reads()).toBe(1);
  const headersOf = (answer: Response) =>
    [...answer.headers].filter(([name]) => !/request-id|ratelimit/.test(name));
  expect(headersOf(nobodys)).toEqual(headersOf(malformed));
  expect(await nobodys.text()).toBe(await malformed.text());
});

test("an API key in the URL is not accepted and not echoed", async () => {
  const w = await world();
  for (const name of ["key", "api_key", "access_token", "token", "authorization"]) {
    const answer = await w.call("GET", `/me?${name}=${w.key}`, { key: null });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain(w.key);
  }
  expect(JSON.stringify(w.logs)).not.toContain(w.key);
});

const FORGED = [
  "Id",
  "Workspace-Id",
  "Scopes",
  "Plan",
  "Mode",
  "Role",
  "Admin",
  "Daily-Limit",
  "Signature",
  "",
];

test("X-Service-Key-* headers change nothing", async () => {
  const w = await world();
  const other = await world();
  const plain = await (await w.get("/me")).json();
  for (const value of [
    "*",
    "true",
    other.workspaceId,
    other.keyId,
    "scale",
    '{"all":true}',
    "a".repeat(8_000),
  ]) {
    const headers = Object.fromEntries(FORGED.map((name) => [`X-Service-Key-${name}`, value]));
    expect(await (await w.get("/me", headers)).json()).toEqual(plain);
    expect((await w.call("GET", "/me", { key: null, headers })).status).toBe(401);
  }
});
