import { describe, expect, test } from "vitest";
import { MEMBER_SCOPES } from "../../fakes/social/linkedin.ts";
import { linkedinFigure } from "../../fakes/social/linkedin-posts.ts";
import { contentOf } from "../../support/contents.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openLinkedin } from "./open.ts";

const PAGE = "urn:li:organization:2414183";
const PAGE_SCOPES = ["w_organization_social", "r_organization_social", "rw_organization_admin"];

const at = networkSuite(openLinkedin);
const { post } = at;

describe("metrics from LinkedIn", () => {
  test("LinkedIn metrics of a member's posts are unknown, not zero", async () => {
    const ending = await post(contentOf("text"));
    at.fake.fail({});

    expect(await at.network.metrics(at.account, [ending.end === "posted" ? ending.externalId : ""])).toEqual(
      new Map(),
    );
    expect(at.fake.calls).toEqual([]);
  });

  test("LinkedIn metrics of a page are read for posts of both kinds, and posts without metrics are left out", async () => {
    at.account = at.fake.account(PAGE_SCOPES, PAGE);
    await post(contentOf("text"));
    await post(contentOf("video"));
    const urns = at.fake.state.posts.map(({ urn }) => urn);
    const figures = {
      impressions: linkedinFigure(0),
      clicks: linkedinFigure(2),
      likes: linkedinFigure(3),
      comments: linkedinFigure(4),
      shares: linkedinFigure(5),
    };

    expect(await at.network.metrics(at.account, [...urns, "urn:li:share:1"])).toEqual(
      new Map(urns.map((urn) => [urn, figures])),
    );
  });

  test("LinkedIn metrics of a member's posts are read with the analytics permission", async () => {
    at.account = at.fake.account([...MEMBER_SCOPES, "r_member_postAnalytics"]);
    await post(contentOf("text"));
    const [{ urn } = { urn: "" }] = at.fake.state.posts;

    expect(await at.network.metrics(at.account, [urn])).toEqual(
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
