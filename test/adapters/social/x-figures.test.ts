import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { x } from "../../../lib/adapters/social/x/network.ts";
import type { Content, Credentials, Network } from "../../../lib/core/network.ts";
import { startXFake, type XFake } from "../../fakes/social/x.ts";
import { xFigure } from "../../fakes/social/x-posts.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";

let fake: XFake;
let network: Network;
let account: Credentials;
beforeEach(async () => {
  fake = await startXFake();
  network = x({ fetch: fake.fetch, now: fake.clock.now });
  account = fake.account();
});
afterEach(() => fake.close());

const work = (content: Content) => ({
  account,
  content,
  draft: {},
  saveDraft: async () => undefined,
});
const post = (content: Content) => publish({ network, account, content, clock: fake.clock });
const commit = (text: string) => network.commit(work(contentOf("text", text)));

describe("metrics from X", () => {
  test.each(["tweet", "post"] as const)(
    "X metrics are read under the field names of the %s API",
    async (naming) => {
      fake.state.switches.naming = naming;
      const film = await post(contentOf("video"));
      const id = film.end === "posted" ? film.externalId : "";

      expect(await network.metrics(account, [id, "1"])).toEqual(
        new Map([
          [
            id,
            {
              impressions: xFigure(0),
              likes: xFigure(1),
              comments: xFigure(2),
              shares: xFigure(3) + xFigure(4),
              clicks: xFigure(10),
              views: xFigure(20),
            },
          ],
        ]),
      );
    },
  );

  test("X metrics of posts older than 30 days contain the public counts only", async () => {
    await commit("old");
    fake.clock.pass(31 * 86_400);
    account = fake.account();
    await commit("new");
    const [old, young] = fake.state.posts.map(({ id }) => id);
    const figures = await network.metrics(account, [old ?? "", young ?? ""]);

    expect(figures.get(old ?? "")).toMatchObject({ impressions: xFigure(0) });
    expect(figures.get(old ?? "")).not.toHaveProperty("clicks");
    expect(figures.get(young ?? "")).toMatchObject({ clicks: xFigure(10) });
  });

  test("X metrics of many posts are requested in several batches", async () => {
    const ids = Array.from({ length: 250 }, (_, at) => String(at));

    expect(await network.metrics(account, ids)).toEqual(new Map());
    expect(fake.calls).toHaveLength(6);
  });
});
