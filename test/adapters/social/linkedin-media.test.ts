import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { linkedin } from "../../../lib/adapters/social/linkedin/network.ts";
import { MEMBER_SCOPES } from "../../fakes/social/linkedin.ts";
import { PART_BYTES, VERSION } from "../../fakes/social/linkedin-state.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openLinkedin } from "./open.ts";

const PAGE = "urn:li:organization:2414183";
const PAGE_SCOPES = ["w_organization_social", "r_organization_social", "rw_organization_admin"];

const at = networkSuite(openLinkedin);
const { work, post } = at;

describe("media on LinkedIn", () => {
  test("a member's LinkedIn token waits for media instead of polling after one refused poll", async () => {
    const ending = await post(contentOf("image"));

    expect(ending).toMatchObject({ end: "posted" });
    expect(at.fake.calls.filter((call) => call.startsWith("GET"))).toHaveLength(1);
  });

  test("pictures that LinkedIn processes slowly are posted later", async () => {
    at.fake.state.switches.processingSeconds = 45;

    expect(await post(contentOf("images"))).toMatchObject({ end: "posted" });
    expect(at.fake.state.media.size).toBe(3);
  });

  test("pictures that LinkedIn never finishes processing are uploaded again", async () => {
    const { clock, state } = at.fake;
    const { pass } = clock;
    const mendedAt = clock.now().getTime() + 700_000;
    state.switches.processingSeconds = 3600;
    clock.pass = (seconds) => {
      pass(seconds);
      if (clock.now().getTime() > mendedAt) state.switches.processingSeconds = 8;
    };

    expect(await post(contentOf("image"))).toMatchObject({ end: "posted" });
    expect(state.media.size).toBe(2);
  });

  test.each([[MEMBER_SCOPES], [[...MEMBER_SCOPES, "r_member_social"]]])(
    "a video that LinkedIn cannot process is refused",
    async (scopes) => {
      at.account = at.fake.account(scopes);
      at.fake.state.switches.processing = "fails";

      expect(await post(contentOf("video"))).toMatchObject({
        end: "failed",
        failure: { kind: "media_rejected" },
      });
    },
  );

  test.each([true, false])(
    "the parts of a LinkedIn video upload are named by their ETags (in quotes: %s)",
    async (quoted) => {
      at.fake.state.switches.quotedEtags = quoted;

      expect(await post(contentOf("video"))).toMatchObject({
        end: "posted",
        externalId: expect.stringMatching(/^urn:li:ugcPost:/),
      });
      expect(at.fake.calls.filter((call) => call.startsWith("PUT"))).toHaveLength(2);
    },
  );

  test("a video arrives at LinkedIn byte for byte", async () => {
    const content = contentOf("video");
    await post(content);
    const file = content.media.kind === "video" ? content.media.file : undefined;
    const halves = [await file?.read(0, PART_BYTES), await file?.read(PART_BYTES, PART_BYTES)];
    const [{ parts } = { parts: new Map<number, { etag: string }>() }] = [...at.fake.state.media.values()];

    expect([...parts.values()].map(({ etag }) => etag)).toEqual(
      halves.map((half) =>
        createHash("md5")
          .update(half ?? "")
          .digest("hex"),
      ),
    );
  });

  test("a LinkedIn video upload resumes where it was interrupted", async () => {
    at.fake.fail({ 2: "cut_before" });
    await post(contentOf("video"));

    expect(at.fake.calls.filter((call) => call.startsWith("PUT"))).toHaveLength(2 + 1);
    expect(at.fake.state.media.size).toBe(1);
  });

  test("the LinkedIn token is not sent to an upload address at another host", async () => {
    const strange = "https://uploads.example/1";
    const lying = (async (input: string, init?: RequestInit) => {
      const answer = await at.fake.fetch(input, init);
      const body = await answer.text();
      return new Response(body.replace(/https:\/\/www\.linkedin\.com[^"]+/, strange), answer);
    }) as typeof fetch;
    const deceived = linkedin({ fetch: lying, now: at.clock.now, version: VERSION });

    expect(await failureOf(deceived.prepare(work(contentOf("image"))))).toMatchObject({
      kind: "config_error",
    });
  });

  test("a LinkedIn page posts as the page", async () => {
    at.account = at.fake.account(PAGE_SCOPES, PAGE);
    await post(contentOf("images"));

    expect(JSON.parse(at.fake.state.posts[0]?.body ?? "")).toMatchObject({
      author: PAGE,
      content: { multiImage: { images: [{ altText: "Picture 1 shows a loaf of bread." }, {}, {}] } },
    });
  });
});
