import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { linkedin } from "../../../lib/adapters/social/linkedin/network.ts";
import type { Content, Network } from "../../../lib/core/network.ts";
import { type LinkedinFake, MEMBER_SCOPES, startLinkedinFake } from "../../fakes/social/linkedin.ts";
import { linkedinFigure } from "../../fakes/social/linkedin-posts.ts";
import { VERSION } from "../../fakes/social/linkedin-state.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";

const PAGE = "urn:li:organization:2414183";
const PAGE_SCOPES = ["w_organization_social", "r_organization_social", "rw_organization_admin"];

let fake: LinkedinFake;
let network: Network;
let account: ReturnType<LinkedinFake["account"]>;
beforeEach(async () => {
  fake = await startLinkedinFake();
  network = linkedin({ fetch: fake.fetch, now: fake.clock.now, version: VERSION });
  account = fake.account();
});
afterEach(() => fake.close());
const post = (content: Content) => publish({ network, account, content, clock: fake.clock });

describe("metrics from LinkedIn", () => {
  test("LinkedIn metrics of a member's posts are unknown, not zero", async () => {
    const ending = await post(contentOf("text"));
    fake.fail({});

    expect(await network.metrics(account, [ending.end === "posted" ? ending.externalId : ""])).toEqual(
      new Map(),
    );
    expect(fake.calls).toEqual([]);
  });

  test("LinkedIn metrics of a page are read for posts of both kinds, and posts without metrics are left out", async () => {
    account = fake.account(PAGE_SCOPES, PAGE);
    await post(contentOf("text"));
    await post(contentOf("video"));
    const urns = fake.state.posts.map(({ urn }) => urn);
    const figures = {
      impressions: linkedinFigure(0),
      clicks: linkedinFigure(2),
      likes: linkedinFigure(3),
      comments: linkedinFigure(4),
      shares: linkedinFigure(5),
    };

    expect(await network.metrics(account, [...urns, "urn:li:share:1"])).toEqual(
      new Map(urns.map((urn) => [urn, figures])),
    );
  });

  test("LinkedIn metrics of a member's posts are read with the analytics permission", async () => {
    account = fake.account([...MEMBER_SCOPES, "r_member_postAnalytics"]);
    await post(contentOf("text"));
    const [{ urn } = { urn: "" }] = fake.state.posts;

    expect(await network.metrics(account, [urn])).toEqual(
      new Map([
        [
          urn,
          {
            impressions: linkedinFigure(10),
            shares: linkedinFigure(12),
            likes: linkedinFigure(13),
            comments: linkedinFigure(14),
          },
        ],
      ]),
    );
  });
});
