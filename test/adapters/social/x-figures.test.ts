import { describe, expect, test } from "vitest";
import { xFigure } from "../../fakes/social/x-posts.ts";
import { contentOf } from "../../support/contents.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openX } from "./open.ts";

const at = networkSuite(openX);
const { post, commit } = at;

describe("metrics from X", () => {
  test.each(["tweet", "post"] as const)(
    "X metrics are read under the field names of the %s API",
    async (naming) => {
      at.fake.state.switches.naming = naming;
      const film = await post(contentOf("video"));
      const id = film.end === "posted" ? film.externalId : "";

      expect(await at.network.metrics(at.account, [id, "1"])).toEqual(
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
    at.clock.pass(31 * 86_400);
    at.account = at.fake.account();
    await commit("new");
    const [old, young] = at.fake.state.posts.map(({ id }) => id);
    const figures = await at.network.metrics(at.account, [old ?? "", young ?? ""]);

    expect(figures.get(old ?? "")).toMatchObject({ impressions: xFigure(0) });
    expect(figures.get(old ?? "")).not.toHaveProperty("clicks");
    expect(figures.get(young ?? "")).toMatchObject({ clicks: xFigure(10) });
  });

  test("X metrics of many posts are requested in several batches", async () => {
    const ids = Array.from({ length: 250 }, (_, at) => String(at));

    expect(await at.network.metrics(at.account, ids)).toEqual(new Map());
    expect(at.fake.calls).toHaveLength(6);
  });
});
