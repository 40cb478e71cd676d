import { createHash } from "node:crypto";
import { beforeAll, expect, inject, test } from "vitest";
import { PLANS } from "../../lib/billing/plans.ts";
import { type Account, openAccount } from "../support/platform-workspace.ts";

const BRIEF = {
  brief: "Announce that Harbor Notes now works offline on trains and planes. For commuting product managers.",
  channel: "twitter",
  asset_type: "card",
};

let account: Account;
beforeAll(async () => {
  account = await openAccount("scale");
});

const sha = (bytes: ArrayBuffer) => createHash("sha256").update(new Uint8Array(bytes)).digest("hex");

test("a brief becomes a stored card through Postgres, Redis, signed callbacks and R2", async () => {
  const started = await account.post("/generate", BRIEF);
  expect(started.status).toBe(202);
  const run = await account.finished((await started.json()).id);
  expect(run).toMatchObject({ status: "succeeded", livemode: true });

  const [asset] = run.assets;
  const picture = await fetch(asset.url);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
  });
  const bytes = await picture.arrayBuffer();
  expect(sha(bytes)).toBe(asset.sha256);
  expect(new DataView(bytes).getUint32(16)).toBe(asset.width);

  const etag = picture.headers.get("etag") ?? "";
  expect((await fetch(asset.url, { headers: { "if-none-match": etag } })).status).toBe(304);
  const part = await fetch(asset.url, { headers: { range: "bytes=1-3" } });
  expect([part.status, await part.text()]).toEqual([206, "PNG"]);
});

test("the same seed and inputs give the same card bytes", async () => {
  const hashes = [];
  for (let time = 0; time < 2; time++) {
    const { id } = await (await account.post("/generate", { ...BRIEF, seed: 7 })).json();
    hashes.push((await account.finished(id)).assets[0].sha256);
  }
  expect(hashes[0]).toBe(hashes[1]);
});

test("the Worker reads fonts and emoji from the static assets deployed beside it", async () => {
  const brief = "🎉 新しいリリースのお知らせ：オフライン地図が使えるようになりました。無料で始められます。";
  const { id } = await (await account.post("/generate", { ...BRIEF, brief, language: "ja" })).json();
  const run = await account.finished(id);
  expect(run.status).toBe("succeeded");
  const drawn = run.quality.checks.filter((check: { id: string }) => check.id === "picture_glyphs");
  expect(drawn).toMatchObject([{ passed: true, evidence: [] }]);
});

test("the picture of a deleted run is gone", async () => {
  const { id } = await (await account.post("/generate", BRIEF)).json();
  const { asset_url } = await account.finished(id);
  expect((await account.call("DELETE", `/runs/${id}`)).status).toBe(204);
  expect((await fetch(asset_url)).status).toBe(410);
  expect((await account.call("GET", `/runs/${id}`)).status).toBe(404);
});

test("a request that waits for a run is answered as soon as the run has ended", async () => {
  const { id } = await (await account.post("/generate", BRIEF)).json();
  const began = performance.now();
  const run = await (await account.call("GET", `/runs/${id}?wait=20`)).json();
  expect(run.status).toBe("succeeded");
  expect(performance.now() - began).toBeLessThan(15_000);
});

test("one isolate serves a burst of requests without mixing callers", async () => {
  const other = await openAccount("scale");
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const caller = index % 2 === 0 ? account : other;
      const me = await (await caller.call("GET", "/me")).json();
      return me.workspace_id === caller.workspaceId;
    }),
  );
  expect(answers.every(Boolean)).toBe(true);
  expect(PLANS.scale.burst.size).toBeGreaterThan(60);
});

test("queue callbacks without a signature are refused", async () => {
  const job = { kind: "run.advance", workspaceId: account.workspaceId, runId: account.workspaceId };
  const forged = {
    method: "POST",
    body: JSON.stringify(job),
    headers: { "upstash-signature": "eyJhbGciOiJIUzI1NiJ9.e30.x" },
  };
  expect((await fetch(`${inject("baseUrl")}/jobs`, forged)).status).toBe(401);
  expect(
    (await fetch(`${inject("baseUrl")}/jobs`, { method: "POST", body: JSON.stringify(job) })).status,
  ).toBe(401);
});

test("revoking a key and pausing a workspace take effect at once", async () => {
  const other = await openAccount("pro");
  expect((await other.post("/generate", BRIEF)).status).toBe(202);
  await other.pause(true);
  expect(await (await other.post("/generate", BRIEF)).json()).toMatchObject({ code: "workspace_paused" });
  await other.pause(false);
  expect((await other.post("/generate", BRIEF)).status).toBe(202);
  await other.revoke();
  expect(await (await other.call("GET", "/me")).json()).toMatchObject({ code: "revoked_api_key" });
});

test("the health endpoint checks every dependency", async () => {
  const answer = await fetch(`${inject("baseUrl")}/api/v1/health`);
  expect(await answer.json()).toMatchObject({
    status: "ok",
    dependencies: {
      database: { status: "ok" },
      storage: { status: "ok" },
      redis: { status: "ok" },
      queue: { status: "ok" },
    },
  });
});
