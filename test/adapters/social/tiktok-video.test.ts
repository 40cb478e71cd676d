import { describe, expect, test } from "vitest";
import { tiktok } from "../../../lib/adapters/social/tiktok/network.ts";
import type { Content } from "../../../lib/core/network.ts";
import { FAULTS } from "../../fakes/social/base.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openTiktok } from "./open.ts";

const MB = 1024 * 1024;

const at = networkSuite(openTiktok);
const { keeping, post } = at;

/** A film of so many bytes, each a function of its place. */
function filmOf(bytes: number, change: object = {}): Content {
  const content = contentOf("video");
  if (content.media.kind !== "video") throw new Error("no film");
  const read = async (offset: number, length: number) =>
    new Uint8Array(Math.min(length, bytes - offset)).map((_, at) => (offset + at) % 251);
  const file = { ...content.media.file, bytes, read };
  return { ...content, media: { ...content.media, file, ...change } };
}
const FILM = filmOf(12 * MB + 345);
const only = () => [...at.fake.state.publications.values()][0];
const puts = () => at.fake.calls.filter((call) => call.startsWith("PUT")).length;

describe("a video for TikTok", () => {
  test("a TikTok video arrives byte for byte, and its last chunk contains the remainder", async () => {
    await post(FILM);
    const received = only()?.received ?? [];

    expect(received.map(({ length }) => length)).toEqual([5 * MB, 7 * MB + 345]);
    expect(Buffer.concat(received).every((byte, at) => byte === at % 251)).toBe(true);
  });

  test.each([1000, 5 * MB - 1, 5 * MB, 10 * MB - 1, 10 * MB])(
    "a TikTok video of %i bytes is cut into chunks as TikTok requires",
    async (bytes) => {
      expect(await post(filmOf(bytes))).toMatchObject({ end: "posted" });
    },
  );

  test("a TikTok video is not published before its last chunk", async () => {
    const { kept, work } = keeping(FILM);
    kept.draft = (await at.network.prepare(work())).draft;

    expect(only()?.received).toHaveLength(1);
    expect(only()?.acceptedAt).toBeNull();
  });

  test("the upload of a long TikTok video is split into turns with a time limit each", async () => {
    const { kept, work } = keeping(filmOf(45 * MB));
    const first = await at.network.prepare(work());
    kept.draft = first.draft;

    expect(first).toMatchObject({ state: "waiting", retryAfterSeconds: 0 });
    expect(puts()).toBe(6);
    expect(await at.network.poll(work())).toMatchObject({ state: "ready" });
    expect(puts()).toBe(8);
  });

  test.each(FAULTS)("a TikTok video continues the same upload after a chunk met %s", async (fault) => {
    at.fake.fail({ 2: fault });

    expect(await post(FILM)).toMatchObject({ end: "posted" });
    expect(at.fake.state.publications.size).toBe(1);
    expect(Buffer.concat(only()?.received ?? [])).toHaveLength(12 * MB + 345);
  });

  test("a TikTok video whose upload is an hour old is sent in a new upload", async () => {
    const { kept, work } = keeping(FILM);
    kept.draft = (await at.network.prepare(work())).draft;
    at.clock.pass(3601);
    expect(await failureOf(at.network.commit(work()))).toMatchObject({ kind: "unknown_outcome" });
    expect(await at.network.resolve(work())).toEqual({ state: "absent" });
    kept.draft = (await at.network.prepare(work())).draft;

    expect(await at.network.commit(work())).toMatchObject({ state: "publishing" });
    expect(at.fake.state.publications.size).toBe(2);
    expect([...at.fake.state.publications.values()].filter(({ acceptedAt }) => acceptedAt)).toHaveLength(1);
  });

  test("a TikTok video is not sent again after its upload ended when the last chunk had arrived", async () => {
    const { kept, work } = keeping(FILM);
    kept.draft = (await at.network.prepare(work())).draft;
    at.fake.fail({ 0: "cut_after" });
    await failureOf(at.network.commit(work()));
    at.clock.pass(3601);
    await failureOf(at.network.commit(work()));
    at.clock.pass(60);

    expect(await at.network.resolve(work())).toMatchObject({ state: "posted", externalId: only()?.postId });
    expect(at.fake.state.publications.size).toBe(1);
  });

  test("a TikTok video upload sends the token to TikTok's API only", async () => {
    const seen: (string | null)[] = [];
    const listening = ((url: string, init?: RequestInit) => {
      if (init?.method === "PUT") seen.push(new Headers(init.headers).get("authorization"));
      return at.fake.fetch(url, init);
    }) as typeof fetch;
    at.network = tiktok({ fetch: listening, now: at.clock.now, audited: true });
    await post(FILM);

    expect(seen).toEqual([null, null]);
  });

  test("a TikTok video that is longer than the creator may post is refused before it is sent", async () => {
    at.fake.state.switches.maxSeconds = 60;
    const failure = await failureOf(at.network.prepare(keeping(filmOf(MB, { durationMs: 61_000 })).work()));

    expect(failure).toMatchObject({ kind: "media_rejected", message: expect.stringContaining("60 s") });
    expect(at.fake.state.publications.size).toBe(0);
  });

  test.each([
    ["file_format_check_failed", "media_rejected"],
    ["frame_rate_check_failed", "media_rejected"],
    ["auth_removed", "permission_missing"],
    ["spam_risk_something", "content_rejected"],
  ])("a TikTok video that TikTok rejects for %s fails with the reason", async (failReason, kind) => {
    at.fake.state.switches.failReason = failReason;

    expect(await post(filmOf(MB))).toMatchObject({
      end: "failed",
      failure: { kind, details: { source: `TikTok: FAILED, ${failReason}` } },
    });
    expect(at.fake.state.publications.size).toBe(1);
  });

  test("a TikTok video that fails for an internal error of TikTok is sent again", async () => {
    at.fake.state.switches.failReason = "internal";
    const { pass } = at.clock;
    at.clock.pass = (seconds) => {
      pass(seconds);
      if (at.fake.state.publications.size === 1 && only()?.acceptedAt)
        at.fake.state.switches.failReason = null;
    };

    expect(await post(filmOf(MB))).toMatchObject({ end: "posted" });
    expect(at.fake.state.publications.size).toBe(2);
  });
});

describe("TikTok's refusals", () => {
  const DAY_MS = 86_400_000;

  test.each<[number, string, string, number | undefined]>([
    [401, "access_token_invalid", "auth_expired", undefined],
    [401, "scope_not_authorized", "permission_missing", undefined],
    [403, "unaudited_client_can_only_post_to_private_accounts", "config_error", undefined],
    [403, "spam_risk_too_many_posts", "quota_exhausted", DAY_MS],
    [403, "spam_risk_user_banned_from_posting", "permission_missing", undefined],
    [403, "reached_active_user_cap", "quota_exhausted", DAY_MS],
    [429, "rate_limit_exceeded", "rate_limited", 61_000],
    [400, "invalid_params", "content_rejected", undefined],
    [500, "internal_error", "transient", undefined],
  ])("TikTok's error %i %s becomes the same failure with HTTP 200", async (status, code, kind, waitMs) => {
    const retryAt = waitMs && new Date(at.clock.now().getTime() + waitMs);
    for (const softErrors of [false, true]) {
      Object.assign(at.fake.state.switches, { softErrors, initError: [status, code] });
      const { kind: found, details } = await failureOf(at.network.prepare(keeping(FILM).work()));

      expect([found, details.retryAt]).toEqual([kind, retryAt]);
    }
  });
});
