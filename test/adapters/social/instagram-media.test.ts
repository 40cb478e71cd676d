import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { instagram } from "../../../lib/adapters/social/instagram/network.ts";
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
  saveDraft: async () => undefined,
});
const post = (content: Content) => publish({ network, account, content, clock: fake.clock });
const callsTo = (end: string) => fake.calls.filter((call) => call.endsWith(end)).length;

function changed(content: Content, change: object): Content {
  const { media } = content;
  if (media.kind !== "images") return content;
  return { ...content, media: { ...media, files: media.files.map((file) => ({ ...file, ...change })) } };
}

describe("media that Instagram downloads", () => {
  test.each(["redirect", "missing"] as const)(
    "media at an address that answers with %s is a configuration error on Instagram",
    async (fault) => {
      fake.state.origin.fault = fault;

      expect(await post(contentOf("image"))).toMatchObject({
        end: "failed",
        failure: { kind: "config_error" },
      });
    },
  );

  test("media that turns out to be another type of file is rejected on Instagram", async () => {
    fake.state.origin.fault = "page";

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
    "media at %s is not sent to Instagram and is a configuration error",
    async (url) => {
      const content = changed(contentOf("image"), { url });

      expect(await failureOf(network.prepare(work(content)))).toMatchObject({ kind: "config_error" });
      expect(fake.calls).toEqual([]);
    },
  );

  test("media that Instagram loses is downloaded into a new container", async () => {
    fake.state.switches.processingFault = { subcode: 2207003, times: 2 };

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(callsTo("/media")).toBe(3);
    expect(fake.state.media).toHaveLength(1);
  });
});

test("a video is posted to Instagram as a reel", async () => {
  expect(await post(contentOf("video"))).toMatchObject({ url: expect.stringContaining("/reel/") });
  expect(fake.state.media[0]?.productType).toBe("REELS");
});

describe("an Instagram container", () => {
  test("an Instagram container is polled at most once a minute after the first check", async () => {
    fake.state.switches.processingSeconds = 290;
    await post(contentOf("video"));

    expect(fake.calls.filter((call) => /^GET .*\/\d+$/.test(call)).length).toBeLessThanOrEqual(7 + 1);
  });

  test("an Instagram container that has waited for a day is created again", async () => {
    const first = await network.prepare(work(contentOf("image")));
    fake.clock.pass(60);
    const { draft } = await network.poll(work(contentOf("image"), first.draft));
    fake.clock.pass(24 * 3600);
    const { state } = await network.prepare(work(contentOf("image"), draft));

    expect(state).toBe("waiting");
    expect(fake.state.containers.size).toBe(2);
  });

  test("an Instagram container that is not found at first is polled again before a new one is created", async () => {
    fake.state.switches.publishFaults = [[24, 2207008]];

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(fake.state.containers.size).toBe(1);
  });

  test("an Instagram container that is gone for good is created again", async () => {
    fake.state.switches.publishFaults = [
      [24, 2207008],
      [24, 2207008],
      [24, 2207008],
    ];

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(fake.state.containers.size).toBe(2);
    expect(fake.state.media).toHaveLength(1);
  });

  test("an Instagram container that is not ready at publishing is polled again", async () => {
    fake.state.switches.publishFaults = [[9007, 2207027]];

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(callsTo("/media_publish")).toBe(2);
  });
});
