import { describe, expect, test } from "vitest";
import { tiktok } from "../../../lib/adapters/social/tiktok/network.ts";
import { tiktokFigure } from "../../fakes/social/tiktok-shown.ts";
import { contentOf, withFiles } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openTiktok } from "./open.ts";

const at = networkSuite(openTiktok);
const { work, post, callsTo } = at;

const only = () => [...at.fake.state.publications.values()][0];

describe("a post on TikTok", () => {
  test.each([
    ["video", "video"],
    ["images", "photo"],
  ] as const)("a TikTok post of %s has the address of its exact id", async (what, kind) => {
    const ending = await post(contentOf(what));
    const id = only()?.postId ?? "";

    expect(Number.isSafeInteger(Number(id))).toBe(false);
    expect(ending).toMatchObject({
      externalId: id,
      url: `https://www.tiktok.com/@corner.bakery/${kind}/${id}`,
    });
  });

  test("a TikTok post without an id succeeds with the profile as its address", async () => {
    at.fake.state.switches.idSeconds = 7200;
    const ending = await post(contentOf("video"));

    expect(ending).toMatchObject({
      end: "posted",
      externalId: only()?.publishId,
      url: "https://www.tiktok.com/@corner.bakery",
    });
  });

  test("a TikTok post gets its metrics once its id is known", async () => {
    at.fake.state.switches.idSeconds = 7200;
    const ending = await post(contentOf("video"));
    const externalId = ending.end === "posted" ? ending.externalId : "";
    expect(await at.network.metrics(at.account, [externalId])).toEqual(new Map());

    at.clock.pass(7200);
    const [views, likes, comments, shares] = [0, 1, 2, 3].map(tiktokFigure);
    const figures = { views, likes, comments, shares };
    expect(await at.network.metrics(at.account, [externalId, "v_pub_file~v2-1.unknown"])).toEqual(
      new Map([[externalId, figures]]),
    );
  });

  test("a TikTok post disables the interactions that the creator has turned off", async () => {
    at.fake.state.switches.commentsOff = true;

    expect(await post(contentOf("video"))).toMatchObject({ end: "posted" });
    expect(await post(contentOf("images"))).toMatchObject({ end: "posted" });
  });

  test.each([
    ["FOLLOWER_OF_CREATOR", "followers"],
    ["MUTUAL_FOLLOW_FRIENDS", "friends"],
    ["SELF_ONLY", "Only you"],
  ])(
    "a TikTok post goes to the widest audience available, %s, and the note says so",
    async (privacy, word) => {
      at.fake.state.switches.options = [privacy];
      const { draft } = await at.network.prepare(work(contentOf("video")));
      const outcome = await at.network.commit(work(contentOf("video"), draft));
      at.clock.pass(20);

      expect(
        await at.network.resolve(work(contentOf("video"), "draft" in outcome ? outcome.draft : {})),
      ).toMatchObject({
        state: "posted",
        note: expect.stringContaining(word),
      });
      expect(only()?.privacy).toBe(privacy);
    },
  );

  test("a TikTok post of an unaudited app is visible to the creator only", async () => {
    Object.assign(at.fake.state.switches, { audited: false, privateAccount: true });
    at.network = tiktok({ fetch: at.fake.fetch, now: at.clock.now, audited: false });

    expect(await post(contentOf("video"))).toMatchObject({ end: "posted" });
    expect(only()?.privacy).toBe("SELF_ONLY");
  });
});

describe("pictures for TikTok", () => {
  test("TikTok pictures are never started twice when the request was lost", async () => {
    at.fake.fail({ 1: "cut_before" });

    expect(await post(contentOf("images"))).toEqual({ end: "unknown" });
    expect(callsTo("/content/init/")).toBe(1);
  });

  test("TikTok pictures whose answer was lost are found in the account's list", async () => {
    at.fake.fail({ 1: "cut_after" });

    expect(await post(contentOf("images"))).toMatchObject({ end: "posted", externalId: only()?.postId });
    expect(callsTo("/content/init/")).toBe(1);
  });

  test("TikTok pictures whose answer was lost stay unknown when the list may not be read", async () => {
    at.account = at.fake.account(["user.info.basic", "video.publish"]);
    at.fake.fail({ 1: "cut_after" });

    expect(await post(contentOf("images"))).toEqual({ end: "unknown" });
    expect(at.fake.state.publications.size).toBe(1);
  });

  test("TikTok pictures are prepared again when the account's privacy has changed", async () => {
    at.fake.state.switches.initError = [403, "privacy_level_option_mismatch"];

    expect(await post(contentOf("images"))).toMatchObject({ end: "posted" });
    expect(callsTo("/creator_info/query/")).toBe(2);
  });

  test.each([
    ["redirect", "config_error"],
    ["missing", "config_error"],
    ["page", "media_rejected"],
  ] as const)("TikTok pictures whose address answers with a %s have failed", async (fault, kind) => {
    at.fake.state.origin.fault = fault;

    expect(await post(contentOf("images"))).toMatchObject({ end: "failed", failure: { kind } });
  });

  test("TikTok pictures on an unverified domain are a configuration error", async () => {
    at.fake.state.switches.verifiedDomain = false;

    expect(await post(contentOf("images"))).toMatchObject({
      end: "failed",
      failure: { kind: "config_error" },
    });
  });

  test("TikTok pictures in PNG are refused before anything is sent", async () => {
    const png = withFiles(contentOf("image"), { mimeType: "image/png" });

    expect(await failureOf(at.network.prepare(work(png)))).toMatchObject({ kind: "media_rejected" });
    expect(at.fake.calls).toEqual([]);
  });
});

describe("metrics from TikTok", () => {
  test("TikTok metrics of many posts are requested in several batches", async () => {
    const ids = Array.from({ length: 45 }, (_, at) => String(at));

    expect(await at.network.metrics(at.account, ids)).toEqual(new Map());
    expect(at.fake.calls).toHaveLength(3);
  });
});
