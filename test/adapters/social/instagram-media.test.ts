import { describe, expect, test } from "vitest";
import { contentOf, withFiles } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openInstagram } from "./open.ts";

const at = networkSuite(openInstagram);
const { work, post, callsTo } = at;

describe("media that Instagram downloads", () => {
  test.each(["redirect", "missing"] as const)(
    "media at an address that answers with %s is a configuration error on Instagram",
    async (fault) => {
      at.fake.state.origin.fault = fault;

      expect(await post(contentOf("image"))).toMatchObject({
        end: "failed",
        failure: { kind: "config_error" },
      });
    },
  );

  test("media that turns out to be another type of file is rejected on Instagram", async () => {
    at.fake.state.origin.fault = "page";

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
      const content = withFiles(contentOf("image"), { url });

      expect(await failureOf(at.network.prepare(work(content)))).toMatchObject({ kind: "config_error" });
      expect(at.fake.calls).toEqual([]);
    },
  );

  test("media that Instagram loses is downloaded into a new container", async () => {
    at.fake.state.switches.processingFault = { subcode: 2207003, times: 2 };

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(callsTo("/media")).toBe(3);
    expect(at.fake.state.media).toHaveLength(1);
  });
});

test("a video is posted to Instagram as a reel", async () => {
  expect(await post(contentOf("video"))).toMatchObject({ url: expect.stringContaining("/reel/") });
  expect(at.fake.state.media[0]?.productType).toBe("REELS");
});

describe("an Instagram container", () => {
  test("an Instagram container is polled at most once a minute after the first check", async () => {
    at.fake.state.switches.processingSeconds = 290;
    await post(contentOf("video"));

    expect(at.fake.calls.filter((call) => /^GET .*\/\d+$/.test(call)).length).toBeLessThanOrEqual(7 + 1);
  });

  test("an Instagram container that has waited for a day is created again", async () => {
    const first = await at.network.prepare(work(contentOf("image")));
    at.clock.pass(60);
    const { draft } = await at.network.poll(work(contentOf("image"), first.draft));
    at.clock.pass(24 * 3600);
    const { state } = await at.network.prepare(work(contentOf("image"), draft));

    expect(state).toBe("waiting");
    expect(at.fake.state.containers.size).toBe(2);
  });

  test("an Instagram container that is not found at first is polled again before a new one is created", async () => {
    at.fake.state.switches.publishFaults = [[24, 2207008]];

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(at.fake.state.containers.size).toBe(1);
  });

  test("an Instagram container that is gone for good is created again", async () => {
    at.fake.state.switches.publishFaults = [
      [24, 2207008],
      [24, 2207008],
      [24, 2207008],
    ];

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(at.fake.state.containers.size).toBe(2);
    expect(at.fake.state.media).toHaveLength(1);
  });

  test("an Instagram container that is not ready at publishing is polled again", async () => {
    at.fake.state.switches.publishFaults = [[9007, 2207027]];

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(callsTo("/media_publish")).toBe(2);
  });
});
