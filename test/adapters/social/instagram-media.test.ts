import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { instagram } from "../../../lib/adapters/social/instagram.ts";
import type { Content, Credentials, Draft, Network } from "../../../lib/core/network.ts";
import { type InstagramFake, startInstagramFake } from "../../fakes/social/instagram.ts";
import { VERSION } from "../../fakes/social/instagram-state.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";
import { failureOf } from "./failure.ts";

let fake: InstagramFake;
let network: Network;
let account: Credentials;
beforeEach(async () => {
  fake = await startInstagramFake();
  network = instagram({ fetch: fake.fetch, now: fake.clock.now, version: VERSION });
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
const callsTo = (end: string) => fake.calls.filter((call) => call.endsWith(end)).length;

function changed(content: Content, change: object): Content {
  const { media } = content;
  if (media.kind !== "images") return content;
  return { ...content, media: { ...media, files: media.files.map((file) => ({ ...file, ...change })) } };
}

describe("what Instagram fetches", () => {
  test.each(["redirect", "missing"] as const)("%s is the operator's business", async (trouble) => {
    fake.state.origin.trouble = trouble;

    expect(await post(contentOf("image"))).toMatchObject({
      end: "failed",
      failure: { kind: "config_error" },
    });
  });

  test("and finds to be something else is refused", async () => {
    fake.state.origin.trouble = "page";

    expect(await post(contentOf("image"))).toMatchObject({
      end: "failed",
      failure: { kind: "media_rejected" },
    });
    expect(await post(contentOf("video"))).toMatchObject({
      end: "failed",
      failure: { kind: "media_rejected", message: "Instagram cannot play the film." },
    });
  });

  test.each(["http://media.brandrun.example/a.jpeg", "https://media.brandrun.example/é.jpeg"])(
    "at %s is not sent, which is the operator's business",
    async (url) => {
      const content = changed(contentOf("image"), { url });

      expect(await failureOf(network.prepare(work(content)))).toMatchObject({ kind: "config_error" });
      expect(fake.calls).toEqual([]);
    },
  );

  test("and loses is fetched into a new container", async () => {
    fake.state.switches.processingFault = { subcode: 2207003, times: 2 };

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(callsTo("/media")).toBe(3);
    expect(fake.state.media).toHaveLength(1);
  });
});

test("a film on Instagram is a reel", async () => {
  expect(await post(contentOf("video"))).toMatchObject({ url: expect.stringContaining("/reel/") });
  expect(fake.state.media[0]?.productType).toBe("REELS");
});

describe("a container", () => {
  test("is asked for at most once a minute after the first look", async () => {
    fake.state.switches.processingSeconds = 290;
    await post(contentOf("video"));

    expect(fake.calls.filter((call) => /^GET .*\/\d+$/.test(call)).length).toBeLessThanOrEqual(7 + 1);
  });

  test("that has waited for a day is made anew", async () => {
    const first = await network.prepare(work(contentOf("image")));
    fake.clock.pass(60);
    const { draft } = await network.poll(work(contentOf("image"), first.draft));
    fake.clock.pass(24 * 3600);
    const { state } = await network.prepare(work(contentOf("image"), draft));

    expect(state).toBe("waiting");
    expect(fake.state.containers.size).toBe(2);
  });

  test("that Instagram does not find yet is tried again before another is made", async () => {
    fake.state.switches.publishFaults = [[24, 2207008]];

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(fake.state.containers.size).toBe(1);
  });

  test("that is gone for good is made anew", async () => {
    fake.state.switches.publishFaults = [
      [24, 2207008],
      [24, 2207008],
      [24, 2207008],
    ];

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(fake.state.containers.size).toBe(2);
    expect(fake.state.media).toHaveLength(1);
  });

  test("that is not ready after all is asked for again", async () => {
    fake.state.switches.publishFaults = [[9007, 2207027]];

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(callsTo("/media_publish")).toBe(2);
  });
});
