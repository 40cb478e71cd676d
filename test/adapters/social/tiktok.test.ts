import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tiktok } from "../../../lib/adapters/social/tiktok.ts";
import type { Content, Credentials, Draft, Network } from "../../../lib/core/network.ts";
import { startTiktokFake, type TiktokFake } from "../../fakes/social/tiktok.ts";
import { tiktokFigure } from "../../fakes/social/tiktok-shown.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";
import { failureOf } from "./failure.ts";

let fake: TiktokFake;
let network: Network;
let account: Credentials;
const networkOf = (audited = true) => tiktok({ fetch: fake.fetch, now: fake.clock.now, audited });
beforeEach(async () => {
  fake = await startTiktokFake();
  network = networkOf();
  account = fake.account();
});
afterEach(() => fake.close());

const work = (content: Content, draft: Draft = {}) => ({
  account,
  content,
  draft,
  keep: async () => undefined,
});
const post = (content: Content) => publish({ network, account, content, clock: fake.clock });
const only = () => [...fake.state.publications.values()][0];
const callsTo = (end: string) => fake.calls.filter((call) => call.endsWith(end)).length;

describe("a post on TikTok", () => {
  test.each([
    ["video", "video"],
    ["images", "photo"],
  ] as const)("of %s has the address of its exact id", async (what, kind) => {
    const ending = await post(contentOf(what));
    const id = only()?.postId ?? "";

    expect(Number.isSafeInteger(Number(id))).toBe(false);
    expect(ending).toMatchObject({
      externalId: id,
      url: `https://www.tiktok.com/@corner.bakery/${kind}/${id}`,
    });
  });

  test("is a success without an id, and its profile is the address", async () => {
    fake.state.switches.idSeconds = 7200;
    const ending = await post(contentOf("video"));

    expect(ending).toMatchObject({
      end: "posted",
      externalId: only()?.publishId,
      url: "https://www.tiktok.com/@corner.bakery",
    });
  });

  test("gets its figures once its id is known", async () => {
    fake.state.switches.idSeconds = 7200;
    const ending = await post(contentOf("video"));
    const externalId = ending.end === "posted" ? ending.externalId : "";
    expect(await network.metrics(account, [externalId])).toEqual(new Map());

    fake.clock.pass(7200);
    const [views, likes, comments, shares] = [0, 1, 2, 3].map(tiktokFigure);
    const figures = { views, likes, comments, shares };
    expect(await network.metrics(account, [externalId, "v_pub_file~v2-1.unknown"])).toEqual(
      new Map([[externalId, figures]]),
    );
  });

  test("hides what the creator has turned off", async () => {
    fake.state.switches.commentsOff = true;

    expect(await post(contentOf("video"))).toMatchObject({ end: "posted" });
    expect(await post(contentOf("images"))).toMatchObject({ end: "posted" });
  });

  test.each([
    ["FOLLOWER_OF_CREATOR", "followers"],
    ["MUTUAL_FOLLOW_FRIENDS", "friends"],
    ["SELF_ONLY", "Only you"],
  ])("goes to the widest circle there is, %s, and the note says so", async (privacy, word) => {
    fake.state.switches.options = [privacy];
    const { draft } = await network.prepare(work(contentOf("video")));
    const outcome = await network.commit(work(contentOf("video"), draft));
    fake.clock.pass(20);

    expect(
      await network.resolve(work(contentOf("video"), "draft" in outcome ? outcome.draft : {})),
    ).toMatchObject({
      state: "posted",
      note: expect.stringContaining(word),
    });
    expect(only()?.privacy).toBe(privacy);
  });

  test("of an app that was not audited is for the creator only", async () => {
    Object.assign(fake.state.switches, { audited: false, privateAccount: true });
    network = networkOf(false);

    expect(await post(contentOf("video"))).toMatchObject({ end: "posted" });
    expect(only()?.privacy).toBe("SELF_ONLY");
  });
});

describe("pictures for TikTok", () => {
  test("are never begun twice when the answer was lost before they arrived", async () => {
    fake.fail({ 1: "cut_before" });

    expect(await post(contentOf("images"))).toEqual({ end: "unknown" });
    expect(callsTo("/content/init/")).toBe(1);
  });

  test("that arrived are found in the account's list", async () => {
    fake.fail({ 1: "cut_after" });

    expect(await post(contentOf("images"))).toMatchObject({ end: "posted", externalId: only()?.postId });
    expect(callsTo("/content/init/")).toBe(1);
  });

  test("that arrived stay unknown when the list may not be read", async () => {
    account = fake.account(["user.info.basic", "video.publish"]);
    fake.fail({ 1: "cut_after" });

    expect(await post(contentOf("images"))).toEqual({ end: "unknown" });
    expect(fake.state.publications.size).toBe(1);
  });

  test("are asked about anew when the account's privacy has changed", async () => {
    fake.state.switches.initError = [403, "privacy_level_option_mismatch"];

    expect(await post(contentOf("images"))).toMatchObject({ end: "posted" });
    expect(callsTo("/creator_info/query/")).toBe(2);
  });

  test.each([
    ["redirect", "config_error"],
    ["missing", "config_error"],
    ["page", "media_rejected"],
  ] as const)("that are a %s where they should be have failed", async (trouble, kind) => {
    fake.state.origin.trouble = trouble;

    expect(await post(contentOf("images"))).toMatchObject({ end: "failed", failure: { kind } });
  });

  test("on a domain that is not verified are the operator's business", async () => {
    fake.state.switches.verifiedDomain = false;

    expect(await post(contentOf("images"))).toMatchObject({
      end: "failed",
      failure: { kind: "config_error" },
    });
  });

  test("as PNG are refused before anything is sent", async () => {
    const content = contentOf("image");
    const { media } = content;
    const files =
      media.kind === "images" ? media.files.map((file) => ({ ...file, mimeType: "image/png" })) : [];
    const png: Content = { ...content, media: { kind: "images", files } };

    expect(await failureOf(network.prepare(work(png)))).toMatchObject({ kind: "media_rejected" });
    expect(fake.calls).toEqual([]);
  });
});

describe("figures from TikTok", () => {
  test("of more posts than one question takes are asked for in several", async () => {
    const ids = Array.from({ length: 45 }, (_, at) => String(at));

    expect(await network.metrics(account, ids)).toEqual(new Map());
    expect(fake.calls).toHaveLength(3);
  });
});
