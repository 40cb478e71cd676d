import { beforeEach, describe, expect, test } from "vitest";
import { instagramFigure } from "../../fakes/social/instagram-shown.ts";
import { contentOf } from "../../support/contents.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openInstagram } from "./open.ts";

const at = networkSuite(openInstagram);

beforeEach(async () => {
  for (const kind of ["image", "video"] as const) await at.post(contentOf(kind));
});
const ids = () => at.fake.state.media.map(({ id }) => id);
const everybodys = { likes: instagramFigure(20), comments: instagramFigure(21) };

describe("metrics from Instagram", () => {
  test("Instagram metrics are read for pictures and reels, and deleted posts are left out", async () => {
    const all = {
      views: instagramFigure(0),
      likes: instagramFigure(2),
      comments: instagramFigure(3),
      shares: instagramFigure(5),
    };

    expect(await at.network.metrics(at.account, [...ids(), "17900000000999999"])).toEqual(
      new Map(ids().map((id) => [id, all])),
    );
  });

  test("Instagram metrics fall back to public counts when insights are refused", async () => {
    at.fake.state.switches.insights = "refused";

    expect(await at.network.metrics(at.account, ids())).toEqual(new Map(ids().map((id) => [id, everybodys])));
  });

  test("Instagram metrics fall back to public counts without the insights permission", async () => {
    const without = at.fake.account(["instagram_business_basic"]);

    expect(await at.network.metrics(without, ids())).toEqual(new Map(ids().map((id) => [id, everybodys])));
  });

  test("Instagram metrics that are not available yet are unknown, not zero", async () => {
    at.fake.state.switches.insights = "empty";

    expect(await at.network.metrics(at.account, ids())).toEqual(new Map());
  });
});
