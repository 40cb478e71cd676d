import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { failure } from "../support/scripted-network.ts";
import { finishedRun, historyOf, postingWorld } from "../support/social.ts";
import { json } from "../support/world.ts";

describe("failed posts", () => {
  test.each([
    ["content_rejected", "content_rejected", false],
    ["auth_revoked", "auth_expired", true],
    ["payment_required", "account_issue", true],
    ["config_error", "account_issue", true],
  ] as const)("a post that meets %s fails at once and says what to do", async (kind, category, retryable) => {
    const { w, platform } = await postingWorld();
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
    expect(await historyOf(w, post.id)).toEqual(["post_run", "post.failed"]);

    const retried = await w.post(`/posts/${post.id}/retry`);
    if (!retryable) await expectRefusal(retried, 409, "post_not_retryable");
    else expect(await json(retried)).toMatchObject({ id: post.id, status: "posted", error: null });
    expect(platform.visible).toHaveLength(retryable ? 1 : 0);
  });

  test("a rate-limited post waits until the time the platform names", async () => {
    const { w, platform } = await postingWorld();
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

  test("a post fails when its platform keeps failing, and its run can be posted again", async () => {
    const { w, platform } = await postingWorld();
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

  test("a post with an unknown outcome is searched for, and fails as unknown_outcome when it is not found", async () => {
    const { w, platform } = await postingWorld({ isMute: true });
    const run = await finishedRun(w);
    platform.cut("commit", "lost");
    const post = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
    expect(post).toMatchObject({ status: "publishing", note: expect.stringMatching(/not known yet/) });
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
