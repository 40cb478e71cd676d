import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { announce } from "../../lib/local/announce.ts";
import { cli } from "./fake-terminal.ts";

const DEAD = 2 ** 30;

const newFolder = () => mkdtempSync(join(tmpdir(), "brandrun local "));

/** A data folder as `npm start` leaves it: with the process that runs there, or one that is gone. */
function dataOf(port: number, pid: number = process.pid): string {
  const folder = newFolder();
  const demo = {
    base_url: `http://localhost:${port}`,
    live_key: `sk_live_${port}`,
    test_key: "sk_test_b",
    workspace_id: "01a1fc58-d85f-760d-9b4e-7fda7e5854cb",
  };
  writeFileSync(join(folder, "demo.json"), JSON.stringify(demo));
  writeFileSync(join(folder, "platform.json"), JSON.stringify({ pid }));
  return folder;
}

/** A folder of notes about services that run with these data. */
function notesOf(...folders: string[]): string {
  const notes = join(newFolder(), "cache");
  mkdirSync(notes);
  for (const [n, folder] of folders.entries())
    writeFileSync(join(notes, `${n}.json`), JSON.stringify({ folder }));
  return notes;
}

/** Where `npx brandrun account` went, and with which key. */
async function called(habits: Parameters<typeof cli>[1]) {
  const calls: string[] = [];
  const fetch = (async (url: URL | string, init?: RequestInit) => {
    calls.push(`${new URL(url).origin} ${new Headers(init?.headers).get("authorization")}`);
    return Response.json({ code: "invalid_api_key", message: "No." }, { status: 401 });
  }) as typeof globalThis.fetch;
  const { code, err } = await cli(["account"], { ...habits, fetch });
  return { code, err, calls };
}

test("a service that runs is found by itself, whatever its port and data folder", async () => {
  const folder = dataOf(9123);
  const notes = join(newFolder(), "new");
  const leave = announce(folder, notes);
  const { calls } = await called({ runningIn: notes });
  expect(calls).toEqual(["http://localhost:9123 Bearer sk_live_9123"]);
  expect((await cli(["env"], { runningIn: notes })).out).toContain("export BRANDRUN_API_KEY='sk_live_9123'");
  leave();
  expect((await called({ runningIn: notes })).code).toBe(2);
});

test("listening with the key of the local service says so, and whose events they are", async () => {
  const event = { id: "e", type: "run.started", timestamp: "2030-01-01T09:00:00Z", livemode: true, data: {} };
  const me = { key_id: "k", key_name: "Demo", workspace_id: "w", workspace_name: "Fernway" };
  const fetch = (async (url: URL | string) =>
    Response.json(new URL(url).pathname.endsWith("/me") ? me : [event])) as typeof globalThis.fetch;
  const { err } = await cli(["listen", "--since", "0", "--once"], { usualData: dataOf(9130), fetch });
  expect(err).toContain('Listening at http://localhost:9130 for Fernway, with its key "Demo". Ctrl-C stops.');
  expect(err).toContain("No key was given, so it is the local service's own. Another workspace: --key KEY.");
});

test("DATA_DIR names one of several services; without it they are listed and nothing is sent", async () => {
  const folders = [dataOf(9124), dataOf(9125)];
  const runningIn = notesOf(...folders);
  const unclear = await called({ runningIn });
  expect(unclear).toMatchObject({ code: 2, calls: [] });
  for (const folder of folders) expect(unclear.err).toContain(`DATA_DIR='${folder}'`);
  const { calls } = await called({ runningIn, env: { DATA_DIR: folders[1] } });
  expect(calls).toEqual(["http://localhost:9125 Bearer sk_live_9125"]);
});

test("the service of the usual folder goes before others, and one that was killed counts for nothing", async () => {
  const [usual, other, killed] = [dataOf(9126), dataOf(9127), dataOf(9128, DEAD)];
  const runningIn = notesOf(other, killed);
  expect((await called({ runningIn, usualData: usual })).calls).toEqual([
    "http://localhost:9126 Bearer sk_live_9126",
  ]);
  expect((await called({ runningIn, usualData: killed })).calls).toEqual([
    "http://localhost:9127 Bearer sk_live_9127",
  ]);
});

test("a key that is given goes to the local service; the local key goes nowhere else", async () => {
  const runningIn = notesOf(dataOf(9129));
  expect((await called({ runningIn, env: { BRANDRUN_API_KEY: "sk_live_mine" } })).calls).toEqual([
    "http://localhost:9129 Bearer sk_live_mine",
  ]);
  const elsewhere = await called({ runningIn, env: { BRANDRUN_URL: "https://brand.example.com" } });
  expect(elsewhere).toMatchObject({ code: 2, calls: [] });
  expect(elsewhere.err).toContain("An API key is needed");
});

test("where no service runs and none is named, the error says how to start one and how to name one", async () => {
  const { code, calls, err } = await called({});
  expect([code, calls]).toEqual([2, []]);
  expect(err).toContain("No service runs here, and no other one is named.");
  expect(err).toContain("Start one: `npm start`");
  expect(err).toContain("npx brandrun login --url");
});
