import { describe, expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { Platform } from "../../lib/vocab.ts";
import { expectRefusal } from "../support/expect.ts";
import { mint } from "../support/people.ts";
import { failure, scriptedNetwork } from "../support/scripted-network.ts";
import { connect, finishedRun, tracesOf } from "../support/social.ts";
import { API, json, OPERATOR, world } from "../support/world.ts";

/** A workspace with an account on X, behind a platform in memory. */
async function scene(habits = {}, setting: Parameters<typeof world>[0] = {}) {
  const w = await world(setting);
  const platform = scriptedNetwork("x", habits);
  const { test: tests, sandbox } = w.service.networks;
  if (sandbox)
    Object.assign(w.service.networks, { test: tests, sandbox: { ...sandbox, x: platform.network } });
  const account = await connect(w, "x");
  return { w, platform, account };
}

test("an approved run is published at once, once, with a row in the audit log", async () => {
  const { w, platform, account } = await scene();
  const run = await finishedRun(w);
  const answer = await w.post(`/runs/${run}/post`, { platform: "x" });
  expect(answer.status).toBe(200);
  const post = await json(answer);
  expect(post).toMatchObject({
    run_id: run,
    platform: "x",
    status: "posted",
    external_post_id: "p1",
    url: "https://x.example/p1",
    posted_at: "2026-06-15T12:00:00.000Z",
    account_id: account,
    text: "Harbor Notes now works offline.",
    estimated_fee: { amount: "0.015", currency: "USD" },
    error: null,
    note: null,
  });
  expect(platform.visible).toMatchObject([{ text: "Harbor Notes now works offline.", files: ["image/png"] }]);
  expect(await tracesOf(w, post.id)).toEqual(["post_run", "post.posted"]);

  const again = await w.post(`/runs/${run}/post`, { platform: "twitter", account_id: account });
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await json(again)).toEqual(post);
  await w.drain();
  expect(platform.visible).toHaveLength(1);
});

test("ten requests at once publish once", async () => {
  const { w, platform } = await scene();
  const run = await finishedRun(w);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => w.post(`/runs/${run}/post`, { platform: "x" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(await Promise.all(answers.map(async (each) => (await json(each)).id))).size).toBe(1);
  expect(answers.filter((each) => each.headers.get("idempotent-replayed"))).toHaveLength(9);
  expect(platform.visible).toHaveLength(1);
});

test("the same Idempotency-Key answers the same, another body is refused", async () => {
  const { w, platform } = await scene();
  const run = await finishedRun(w);
  const key = { "idempotency-key": "once" };
  const [first, second] = [
    await w.post(`/runs/${run}/post`, { platform: "x" }, key),
    await w.post(`/runs/${run}/post`, { platform: "x" }, key),
  ];
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  const other = await w.post(`/runs/${run}/post`, { platform: "linkedin" }, key);
  await expectRefusal(other, 409, "idempotency_mismatch");
  expect(platform.visible).toHaveLength(1);
});

test.each(Platform.options.filter((each) => each !== "youtube"))(
  "a test key's dispatch to %s is simulated, without an account",
  async (platform) => {
    const w = await world({ key: { mode: "test" } });
    const run = await finishedRun(w);
    const answer = await w.post(`/runs/${run}/post`, { platform });
    expect(answer.status).toBe(200);
    const url = expect.stringMatching(/^https:\/\/example\.test\//);
    expect(await json(answer)).toMatchObject({
      status: "posted",
      platform,
      url,
      livemode: false,
      estimated_fee: null,
    });
  },
);

describe("refusals, in their order", () => {
  type Scene = {
    channels?: ["linkedin"];
    run?: object;
    mode?: "test";
    account?: "none" | "other";
    platform?: string;
  };
  /** Each row leaves everything wrong that comes after what it is refused for. */
  const CASES: [string, number, string, Scene][] = [
    [
      "a platform that does not exist",
      422,
      "validation_error",
      { platform: "myspace", channels: ["linkedin"] },
    ],
    [
      "a channel outside the scope",
      403,
      "scope_channel",
      { channels: ["linkedin"], run: { status: "failed" } },
    ],
    ["a run made with a test key", 400, "run_is_test", { mode: "test", run: { status: "failed" } }],
    ["a run that failed", 400, "run_not_succeeded", { run: { status: "failed", verdict: null } }],
    [
      "a run that is not approved",
      400,
      "run_not_approved",
      { run: { verdict: "needs_review" }, platform: "youtube" },
    ],
    ["a picture for YouTube", 400, "unsupported_platform", { platform: "youtube", account: "none" }],
    ["no account", 400, "channel_not_connected", { account: "none" }],
    ["an account outside the scope", 403, "scope_connected_account", { account: "other" }],
  ];

  test.each(CASES)("%s: %i %s", async (_, status, code, { channels, run, mode, account, platform = "x" }) => {
    const w = await world();
    const maker = mode ? (await mint(w, { mode })).key : w.key;
    const id = await finishedRun(w, { key: maker, patch: run ?? {} });
    if (account !== "none" && status !== 400) await connect(w, "x");
    const connectedAccounts = account === "other" ? ["01900000-0000-7000-8000-000000000001"] : undefined;
    const { key } = await mint(w, {
      ...(channels && { channels }),
      ...(connectedAccounts && { connectedAccounts }),
    });
    const asked = await w.call("POST", `${API}/runs/${id}/post`, { json: { platform }, key });
    await expectRefusal(asked, status, code);
    expect(await (await w.get(`/posts?run_id=${id}`)).json()).toEqual([]);
  });

  test("a test key does not publish a live run", async () => {
    const w = await world();
    const { key } = await mint(w, { mode: "test" });
    const id = await finishedRun(w);
    const asked = await w.call("POST", `${API}/runs/${id}/post`, { json: { platform: "x" }, key });
    await expectRefusal(asked, 400, "run_is_live");
  });

  test("a text that is too long for the platform is refused before anything is sent", async () => {
    const { w, platform } = await scene();
    const id = await finishedRun(w, { patch: { outputText: "word ".repeat(60) } });
    const body = await expectRefusal(
      await w.post(`/runs/${id}/post`, { platform: "x" }),
      400,
      "unsupported_platform",
    );
    expect(body.message).toMatch(/300 long, and X takes 280/);
    expect(platform.calls).toEqual([]);
  });

  test("a paused workspace publishes nothing", async () => {
    const { w, platform } = await scene();
    const id = await finishedRun(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    await expectRefusal(await w.post(`/runs/${id}/post`, { platform: "x" }), 403, "workspace_paused");
    expect(platform.calls).toEqual([]);
  });

  test("an account of another platform, or of nobody, is not connected", async () => {
    const { w } = await scene();
    const other = await connect(w, "linkedin");
    const id = await finishedRun(w);
    for (const account_id of [other, "01900000-0000-7000-8000-000000000001"]) {
      const asked = await w.post(`/runs/${id}/post`, { platform: "x", account_id });
      await expectRefusal(asked, 400, "channel_not_connected");
    }
  });
});

test("Instagram gets a JPEG, and no copy stays behind", async () => {
  const w = await world();
  const platform = scriptedNetwork("instagram");
  Object.assign(w.service.networks.sandbox ?? {}, { instagram: platform.network });
  await connect(w, "instagram");
  const kept = new Set<string>();
  const { put, remove } = w.service.files;
  w.service.files.put = async (name, ...rest) => (kept.add(name), put(name, ...rest));
  w.service.files.remove = async (names) => (names.forEach((name) => kept.delete(name)), remove(names));
  const run = await finishedRun(w);
  expect(await json(await w.post(`/runs/${run}/post`, { platform: "instagram" }))).toMatchObject({
    status: "posted",
  });
  expect(platform.visible[0]?.files).toEqual(["image/jpeg"]);
  expect([...kept].filter((name) => name.endsWith(".post.jpg"))).toEqual([]);
});

describe("failures", () => {
  test.each([
    ["content_rejected", "content_rejected", false],
    ["auth_revoked", "auth_expired", true],
    ["payment_required", "account_issue", true],
    ["config_error", "account_issue", true],
  ] as const)("%s fails at once and says what to do", async (kind, category, retryable) => {
    const { w, platform } = await scene();
    const run = await finishedRun(w);
    platform.cut("commit", failure(kind));
    const post = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
    const error = {
      category,
      code: kind,
      retryable,
      fix: "Do something.",
      message: `The platform says ${kind}.`,
    };
    expect(post).toMatchObject({ status: "failed", error, external_post_id: null });
    expect(await tracesOf(w, post.id)).toEqual(["post_run", "post.failed"]);

    const retried = await w.post(`/posts/${post.id}/retry`);
    if (!retryable) await expectRefusal(retried, 409, "post_not_retryable");
    else expect(await json(retried)).toMatchObject({ id: post.id, status: "posted", error: null });
    expect(platform.visible).toHaveLength(retryable ? 1 : 0);
  });

  test("a rate limit is waited for, as long as the platform says", async () => {
    const { w, platform } = await scene();
    const run = await finishedRun(w);
    platform.cut("prepare", failure("rate_limited", { retryAt: new Date("2026-06-15T12:15:00Z") }));
    const post = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
    expect(post).toMatchObject({ status: "publishing", note: "The platform says rate_limited." });
    expect(w.waiting.at(-1)).toMatchObject({ notBefore: new Date("2026-06-15T12:15:00Z") });
    w.waiting.splice(0, 1);
    await w.drain();
    expect(await json(await w.get(`/posts/${post.id}`))).toMatchObject({
      status: "posted",
      posted_at: "2026-06-15T12:15:00.000Z",
      note: null,
    });
  });

  test("a platform that never comes back fails, and can be tried again", async () => {
    const { w, platform } = await scene();
    const run = await finishedRun(w);
    for (let n = 0; n < 20; n++) platform.cut("prepare", "fails");
    const { id } = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
    await w.drain();
    expect(await json(await w.get(`/posts/${id}`))).toMatchObject({
      status: "failed",
      error: { category: "platform_error", retryable: true },
    });
    // Its place is free: the run may be posted anew.
    expect(await json(await w.post(`/runs/${run}/post`, { platform: "x" }))).toMatchObject({
      status: "publishing",
    });
  });

  test("an unknown outcome is looked for, and said when nobody can tell", async () => {
    const { w, platform } = await scene({ isMute: true });
    const run = await finishedRun(w);
    platform.cut("commit", "lost");
    const post = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
    expect(post).toMatchObject({ status: "publishing", note: expect.stringMatching(/Nobody can tell yet/) });
    await w.drain();
    const failed = await json(await w.get(`/posts/${post.id}`));
    expect(failed).toMatchObject({
      status: "failed",
      error: { category: "unknown", code: "unknown_outcome" },
    });

    const again = await w.post(`/runs/${run}/post`, { platform: "x" });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    await expectRefusal(await w.post(`/posts/${post.id}/retry`), 409, "post_not_retryable");
    expect(platform.visible).toHaveLength(1);
    expect(platform.calls.filter((call) => call === "commit")).toHaveLength(1);
  });
});

test("a platform that is still working answers publishing, and posted later", async () => {
  const { w, platform } = await scene({ works: 2 });
  const run = await finishedRun(w);
  const post = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
  expect(post).toMatchObject({
    status: "publishing",
    note: expect.stringMatching(/still working/),
    posted_at: null,
  });
  await w.drain();
  expect(await json(await w.get(`/posts/${post.id}`))).toMatchObject({
    status: "posted",
    external_post_id: "p1",
  });
  expect(platform.calls).toEqual(["prepare", "commit", "resolve", "resolve"]);
});
