import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { type Started, start, until } from "./boot-support.ts";

let cwd: string;
let folder: string;
let base: string;
let running: Started;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "brandrun-storage-"));
  folder = join(cwd, "data");
  const port = await freePort();
  base = `http://127.0.0.1:${port}/api/v1`;
  running = start({ port, folder, cwd });
  await running.ready();
}, 120_000);
afterAll(async () => {
  running.child.kill("SIGTERM");
  await running.ended;
  rmSync(cwd, { recursive: true });
});

let drawn = 0;
async function upload() {
  const { live_key } = JSON.parse(readFileSync(join(folder, "demo.json"), "utf8"));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${40 + ++drawn} 40"><rect width="40" height="40"/></svg>`;
  const body = new FormData();
  body.set("file", new File([svg], "logo.svg", { type: "image/svg+xml" }));
  const headers = { authorization: `Bearer ${live_key}` };
  return fetch(`${base}/programmatic/brand-assets/logo`, { method: "POST", body, headers });
}
const healthIs = (status: number) => async () => (await fetch(`${base}/health`)).status === status;

test("an upload that R2 cannot write is 503, and health is down until a write succeeds", {
  timeout: 90_000,
}, async () => {
  expect((await upload()).status).toBe(201);
  await until(healthIs(200));

  // As on a full disk, reading works and writing does not.
  const blobs = join(folder, "files/brandrun-files/blobs");
  renameSync(blobs, `${blobs}.aside`);
  writeFileSync(blobs, "");
  const refused = await upload();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: "dependency_down" });
  await until(healthIs(503));

  rmSync(blobs);
  renameSync(`${blobs}.aside`, blobs);
  expect((await upload()).status).toBe(201);
  await until(healthIs(200));
});
