import { expect, test } from "vitest";
import { settings } from "../../lib/admin/deploy/units/settings.ts";
import type { Deployment } from "./breaking.ts";
import { fakeWorld } from "./fake-world.ts";

test.each([
  ["file", ({ world }: Deployment) => world.settings.set("UPSTASH_REDIS_TOKEN", "AX8kAAIncDE2ZmQ4NTRmYjQ5")],
  [
    "environment",
    ({ world }: Deployment) => {
      world.environmentNames = ["UPSTASH_REDIS_RESTTOKEN"];
    },
  ],
])("a misspelt name in the %s is said once, and not as a missing setting too", async (_, breaks) => {
  const here = fakeWorld();
  here.world.settings.delete("UPSTASH_REDIS_REST_TOKEN");
  here.account.secrets = {};
  breaks(here);
  const about = (await settings.check(here.world)).wrong.filter(({ problem, fix }) =>
    /UPSTASH_REDIS_(?:REST_?)?TOKEN/.test(problem + fix),
  );
  expect(about).toMatchObject([{ fix: expect.stringContaining("Did you mean UPSTASH_REDIS_REST_TOKEN?") }]);
});
