import { beforeEach, expect, test } from "vitest";
import { mockFiles } from "../../lib/adapters/mock/files.ts";
import { putStream } from "../../lib/adapters/r2-put-stream.ts";
import { asking, StorageError } from "../../lib/adapters/storage-error.ts";
import { storageProbe, watchedFiles } from "../../lib/adapters/watched-files.ts";
import type { Files } from "../../lib/core/ports.ts";
import { expectRefusal } from "../support/expect.ts";
import { type World, world } from "../support/world.ts";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40"/></svg>';
/** What workerd says on a full disk, and what R2 says. */
const FULL = "database or disk is full: SQLITE_FULL";
const INTERNAL = "put: We encountered an internal error. Please try again. (10001)";

/** Storage that can be filled up. Then it reads and deletes, and refuses to write. */
function disk() {
  const files = mockFiles();
  const state = { full: undefined as string | undefined, writes: [] as string[], deleted: [] as string[] };
  const written = async (name: string, write: () => Promise<void>) => {
    state.writes.push(name);
    await asking(state.full ? Promise.reject(new Error(state.full)) : write());
  };
  const refusing: Files = {
    ...files,
    put: (name, ...about) => written(name, () => files.put(name, ...about)),
    putStream: (name, ...about) => written(name, () => files.putStream(name, ...about)),
    async delete(names) {
      state.deleted.push(...names);
      await files.delete(names);
    },
  };
  return { state, refusing };
}

let w: World;
let state: ReturnType<typeof disk>["state"];
beforeEach(async () => {
  const storage = disk();
  state = storage.state;
  const memory = { failed: false, triedAt: 0 };
  const files = watchedFiles(storage.refusing, memory);
  w = await world({ service: { files } });
  const { now, random } = w.service;
  w.service.probes.push({
    name: "storage",
    critical: true,
    check: storageProbe({ files, memory, now, random }),
  });
});

let drawn = 0;
const upload = () => {
  const form = new FormData();
  form.set("file", new File([SVG.replace("40", String(40 + ++drawn))], "l.svg", { type: "image/svg+xml" }));
  return w.call("POST", "/api/v1/programmatic/brand-assets/logo", { form });
};
const health = async () => {
  const answer = await w.call("GET", "/api/v1/health", { key: null });
  return [answer.status, ((await answer.json()) as { status: string }).status];
};
const trials = () => state.writes.filter((name) => name.startsWith("health/"));

test.each([FULL, INTERNAL])(
  "an upload that storage refuses with %s is 503 with the reason",
  async (reason) => {
    state.full = reason;
    const { message, detail } = await expectRefusal(await upload(), 503, "dependency_down");
    expect(message).toContain("File storage does not work at the moment");
    expect(detail).toEqual({ retryable: true, retry_after: 30 });
    expect(w.logs).toContainEqual(
      expect.objectContaining({ event: "dependency_down", reason: `Error: ${reason}` }),
    );
    state.full = undefined;
    expect((await upload()).status).toBe(201);
  },
);

test("health writes nothing while no write has failed", async () => {
  expect((await upload()).status).toBe(201);
  expect(await health()).toEqual([200, "ok"]);
  expect(trials()).toEqual([]);
});

test("health is down on a full disk, and tries to write once in ten seconds under another name each time", async () => {
  state.full = FULL;
  await upload();
  // Each check itself takes 800 ms of the clock.
  for (let check = 0; check < 5; check++) {
    expect(await health()).toEqual([503, "down"]);
    w.pass(3);
  }
  expect(trials()).toHaveLength(2);
  expect(new Set(trials()).size).toBe(2);
  for (const name of trials()) expect(name).toMatch(/^health\/[0-9a-f]{32}$/);
});

test("health is ok once a trial write succeeds, and the trial leaves no file", async () => {
  state.full = FULL;
  await upload();
  expect(await health()).toEqual([503, "down"]);
  state.full = undefined;
  w.pass(11);
  expect(await health()).toEqual([200, "ok"]);
  expect(trials()).toHaveLength(2);
  expect(state.deleted).toEqual(trials().slice(1));
});

test("health is ok at once when an upload succeeds after a failed one", async () => {
  state.full = FULL;
  await upload();
  expect(await health()).toEqual([503, "down"]);
  state.full = undefined;
  expect((await upload()).status).toBe(201);
  w.pass(3);
  expect(await health()).toEqual([200, "ok"]);
  expect(trials()).toHaveLength(1);
});

test("a stream that its sender breaks off is no failure of storage", async () => {
  const gone = new Error("the sender left");
  const bucket = {} as Parameters<typeof putStream>[0];
  // biome-ignore lint/correctness/useYield: it breaks off before its first piece.
  const pieces = (async function* () {
    throw gone;
  })();
  await expect(putStream(bucket, "n", pieces, "video/mp4")).rejects.toBe(gone);
});

test("a stream that storage refuses is a failure of storage, and its parts are dropped", async () => {
  let aborted = 0;
  const refuse = () => Promise.reject(new Error(INTERNAL));
  const bucket = {
    put: refuse,
    createMultipartUpload: async () => ({ uploadPart: refuse, abort: async () => void aborted++ }),
  } as unknown as Parameters<typeof putStream>[0];
  const pieces = (sizes: number[]) =>
    (async function* () {
      for (const size of sizes) yield new Uint8Array(size);
    })();
  await expect(putStream(bucket, "n", pieces([9]), "video/mp4")).rejects.toBeInstanceOf(StorageError);
  const large = pieces([4 * 1024 * 1024, 4 * 1024 * 1024]);
  await expect(putStream(bucket, "n", large, "video/mp4")).rejects.toBeInstanceOf(StorageError);
  expect(aborted).toBe(1);
});
