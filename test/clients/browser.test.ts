import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHROME } from "../support/browser.ts";
import { launchChrome } from "../support/people.ts";
import { served } from "../support/served.ts";
import { BRIEF, RENDER_ITEMS, world } from "../support/world.ts";

const folder = mkdtempSync(join(tmpdir(), "brandrun-browser-client-"));
let browser: Browser;

beforeAll(async () => {
  if (!CHROME) return;
  execFileSync(process.execPath, ["lib/clients/ts/build.mjs", folder]);
  browser = await launchChrome();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A web page of another site that has the published file beside it. */
async function ownSite() {
  const file = readFileSync(join(folder, "dist/index.js"));
  const server = createServer(({ url }, res) => {
    const isFile = url === "/brandrun.js";
    res.writeHead(200, { "content-type": isFile ? "text/javascript" : "text/html" });
    res.end(isFile ? file : "<!doctype html><title>A page</title>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const PROGRAM = `async ({ KEY, URL_OF_SERVICE, BRIEF }) => {
  const { Brandrun } = await import("/brandrun.js");
  const client = new Brandrun({ apiKey: KEY, baseUrl: URL_OF_SERVICE });
  const run = await client.runs.generateAndWait(BRIEF);
  const refused = await client.runs.get(crypto.randomUUID()).catch((error) => error);
  const pages = [];
  for await (const page of client.runs.list({ limit: 2 }).pages()) pages.push(page.length);
  const picture = await fetch(run.asset_url);
  return {
    status: run.status,
    verdict: run.verdict,
    refused: [refused.name, refused.code, typeof refused.requestId],
    pages,
    picture: [picture.status, picture.headers.get("content-type")],
  };
}`;

test.skipIf(!CHROME)("the published file works in a web page of another origin", async () => {
  const w = await world();
  const items = Array.from({ length: 3 }, () => ({ ...RENDER_ITEMS[0] }));
  await w.post("/render", { items });
  await w.drain();
  const api = await served(w);
  const site = await ownSite();
  const working = setInterval(() => void w.drain(), 50);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(site.origin);
  const given = { KEY: w.key, URL_OF_SERVICE: api.origin, BRIEF };
  const answer = await page.evaluate(`(${PROGRAM})(${JSON.stringify(given)})`);
  clearInterval(working);
  await page.close();
  api.close();
  site.server.close();
  expect(answer).toEqual({
    status: "succeeded",
    verdict: "approved",
    refused: ["BrandrunError", "run_not_found", "string"],
    pages: [2, 2],
    picture: [200, "image/png"],
  });
  expect(problems).toEqual([]);
});
