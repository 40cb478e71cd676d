import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { instagram } from "../../../lib/adapters/social/instagram/network.ts";
import type { Credentials, Network } from "../../../lib/core/network.ts";
import { type InstagramFake, startInstagramFake } from "../../fakes/social/instagram.ts";
import { instagramFigure } from "../../fakes/social/instagram-shown.ts";
import { VERSION } from "../../fakes/social/instagram-state.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";

let fake: InstagramFake;
let network: Network;
let account: Credentials;
beforeEach(async () => {
  fake = await startInstagramFake();
  network = instagram({ fetch: fake.fetch, now: fake.clock.now, version: VERSION });
  account = fake.account();
  for (const kind of ["image", "video"] as const) {
    await publish({ network, account, content: contentOf(kind), clock: fake.clock });
  }
});
afterEach(() => fake.close());

const ids = () => fake.state.media.map(({ id }) => id);
const everybodys = { likes: instagramFigure(20), comments: instagramFigure(21) };

describe("metrics from Instagram", () => {
  test("Instagram metrics are read for pictures and reels, and deleted posts are left out", async () => {
    const all = {
      views: instagramFigure(0),
      likes: instagramFigure(2),
      comments: instagramFigure(3),
      shares: instagramFigure(5),
    };

    expect(await network.metrics(account, [...ids(), "17900000000999999"])).toEqual(
      new Map(ids().map((id) => [id, all])),
    );
  });

  test("Instagram metrics fall back to public counts when insights are refused", async () => {
    fake.state.switches.insights = "refused";

    expect(await network.metrics(account, ids())).toEqual(new Map(ids().map((id) => [id, everybodys])));
  });

  test("Instagram metrics fall back to public counts without the insights permission", async () => {
    const without = fake.account(["instagram_business_basic"]);

    expect(await network.metrics(without, ids())).toEqual(new Map(ids().map((id) => [id, everybodys])));
  });

  test("Instagram metrics that are not available yet are unknown, not zero", async () => {
    fake.state.switches.insights = "empty";

    expect(await network.metrics(account, ids())).toEqual(new Map());
  });
});
