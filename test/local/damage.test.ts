import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDemo } from "../../lib/local/demo.ts";
import { openFolder } from "../../lib/local/folder.ts";
import { lockFolder } from "../../lib/local/lock.ts";
import { Problem } from "../../lib/local/problem.ts";
import { openJournal as openQueue } from "../../lib/local/qstash/journal.ts";
import { openJournal as openRedis } from "../../lib/local/redis/journal.ts";
import { emptyStore } from "../../lib/local/redis/values.ts";
import { openPaymentStore } from "../../lib/local/sandbox/payment-store.ts";
import { openFeed } from "../../lib/local/sandbox/social/feed.ts";
import { openChatStore } from "../../lib/local/sandbox/telegram/chat-store.ts";
import { openInboxStore } from "../../lib/local/sandbox/webhook-inbox/inbox-store.ts";
import { readSecrets } from "../../lib/local/secrets.ts";
import { checkStoredFiles } from "../../lib/local/stored-files.ts";
import { endOrphan } from "../../lib/local/workerd.ts";

/** Opens each part of the data folder as a start does, expects content in its file, and closes it. */
const PARTS: Record<string, () => unknown> = {
  "secrets.json": () => readSecrets(folder),
  "demo.json": () => {
    const text = { base_url: "", live_key: "", test_key: "", workspace_id: "", email: "", password: "" };
    const { kept, write } = openDemo(folder);
    write(kept ?? text);
  },
  "payments.json": () => openPaymentStore(join(folder, "payments.json")).save(),
  "telegram.json": () => openChatStore(folder).save(),
  "social/posts.json": () => openFeed(join(folder, "social")).save(),
  "webhook-inbox.journal": () => {
    const store = openInboxStore(join(folder, "webhook-inbox.journal"));
    store.set("orders", { manner: "500" });
    store.set("invoices", { secrets: ["whsec_a"] });
    store.close();
  },
  "qstash.journal": () => {
    const journal = openQueue(join(folder, "qstash.journal"));
    for (const id of ["a", "b"]) journal.commit([["seen", id, { messageId: "m", until: 1 }]]);
    journal.close();
  },
  "redis.journal": () => {
    const file = join(folder, "redis.journal");
    const journal = openRedis({ file, store: emptyStore(), now: Date.now });
    for (const key of ["a", "b"]) journal.append([["set", key, "1"]]);
    journal.close();
  },
  "workerd.json": () => endOrphan(folder),
  "lock.json": async () => (await lockFolder(folder))(),
  "files/miniflare-R2BucketObject/objects.sqlite": () => checkStoredFiles(join(folder, "files")),
};

const GARBAGE = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919 + 13) & 255));
const DAMAGES: Record<string, (path: string) => void> = {
  "cut off": (path) => truncateSync(path, Math.floor(statSync(path).size * 0.7)),
  empty: (path) => writeFileSync(path, ""),
  garbage: (path) => writeFileSync(path, GARBAGE),
  zeros: (path) => writeFileSync(path, Buffer.alloc(300)),
  null: (path) => writeFileSync(path, "null\n"),
  "a list": (path) => writeFileSync(path, "[1, 2]\n"),
  "an object": (path) => writeFileSync(path, '{"port": "x", "pid": "y"}\n'),
  "broken in the middle": (path) => {
    const lines = readFileSync(path, "latin1").split("\n");
    writeFileSync(path, [...lines.slice(0, 1), '{"wrong', ...lines.slice(1)].join("\n"), "latin1");
  },
  "a folder": (path) => {
    rmSync(path);
    mkdirSync(path);
  },
};

let folder: string;
let log: string[];
beforeEach(async () => {
  log = [];
  vi.spyOn(console, "error").mockImplementation((line) => void log.push(line));
  folder = mkdtempSync(join(tmpdir(), "damage-"));
  for (const inner of ["postgres", "files/miniflare-R2BucketObject", "files/brandrun-files/blobs", "social"])
    mkdirSync(join(folder, inner), { recursive: true });
  writeFileSync(join(folder, "files/brandrun-files/blobs/a"), "a");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Makes a part as a start does. */
async function make(name: string): Promise<string> {
  if (name === "secrets.json") rmSync(join(folder, "postgres"), { recursive: true });
  await PARTS[name]?.();
  if (name === "demo.json") writeFileSync(join(folder, "postgres/PG_VERSION"), "18");
  const path = join(folder, name);
  if (name.endsWith(".sqlite")) writeFileSync(path, sqlite());
  if (!existsSync(path)) writeFileSync(path, '{"pid": 1, "port": 1}');
  return path;
}

/** The header and the pages of a database. */
function sqlite(): Buffer {
  const bytes = Buffer.alloc(8192);
  bytes.write("SQLite format 3\0");
  bytes.writeUInt16BE(4096, 16);
  bytes.writeUInt32BE(2, 28);
  return bytes;
}

/** The start: what it throws, if it throws. */
async function open(name: string): Promise<unknown> {
  try {
    await openFolder(folder);
    await PARTS[name]?.();
    return undefined;
  } catch (error) {
    return error;
  }
}

const names = Object.keys(PARTS);

test.each(names)("%s is used again when nothing is wrong with it", async (name) => {
  await make(name);
  expect(await open(name)).toBeUndefined();
  expect(log).toEqual([]);
});

describe.each(Object.keys(DAMAGES))("a file that is %s", (damage) => {
  test.each(names)(
    "%s is read around, made again, or refused in one sentence that names it",
    async (name) => {
      const path = await make(name);
      DAMAGES[damage]?.(path);
      const error = await open(name);
      if (error === undefined) return;
      expect(error).toBeInstanceOf(Problem);
      const { message } = error as Problem;
      expect(message).toContain(path);
      expect(message).toMatch(/ (Restore it from a backup, or move|Move it away,|Repair that, or) .*$/);
      expect(message).not.toContain("\n");
    },
  );
});

test.each(names)("%s without its copy is never taken for a new one when it is garbage", async (name) => {
  const path = await make(name);
  rmSync(`${path}.copy`, { force: true });
  DAMAGES.garbage?.(path);
  const error = await open(name);
  const isMadeAgain = name === "workerd.json" || name === "lock.json";
  if (isMadeAgain) expect(error).toBeUndefined();
  else expect(error).toMatchObject({ message: expect.stringContaining(`${path} is damaged`) });
});

test.skipIf(process.getuid?.() === 0).each(names)(
  "%s that may not be read is refused by name",
  async (name) => {
    const path = await make(name);
    chmodSync(path, 0);
    const error = await open(name);
    chmodSync(path, 0o600);
    expect(error).toMatchObject({
      message: expect.stringContaining(`${path} cannot be used: permission denied`),
    });
  },
);

test("a database that is gone is not created anew beside the keys of the old one", async () => {
  await make("demo.json");
  rmSync(join(folder, "postgres/PG_VERSION"));
  expect(await open("demo.json")).toMatchObject({
    message: `${join(folder, "postgres")} holds no database any more. Restore it from a backup, or move ${folder} away to start empty.`,
  });
});

test.each(["files", "postgres", "social"])(
  "a file in the place of the folder %s is refused by name",
  async (name) => {
    rmSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name), "");
    expect(await open("payments.json")).toMatchObject({
      message: `${join(folder, name)} is a file, and a folder belongs there. Move it away, and start again.`,
    });
  },
);
