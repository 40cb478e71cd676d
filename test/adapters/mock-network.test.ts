import { expect, test } from "vitest";
import { mockNetwork } from "../../lib/adapters/mock/network.ts";
import { Platform } from "../../lib/vocab.ts";
import { startClock } from "../support/clock.ts";
import { contentOf } from "../support/contents.ts";
import { Death, publish } from "../support/publisher.ts";

const account = { accessToken: "", externalId: "1", handle: "test", scopes: [] };

test.each(Platform.options)(
  "the mock network reports a test key's post to %s as posted at once, at an address under example.test",
  async (platform) => {
    const network = mockNetwork(platform, () => "id1");
    const ending = await publish({ network, account, content: contentOf("image"), clock: startClock() });

    expect(ending).toMatchObject({ end: "posted", externalId: "id1" });
    expect(ending.end === "posted" && ending.url).toMatch(/^https:\/\/example\.test\/\w+\/\w+\/id1$/);
  },
);

test("the mock network finds its simulated post again after the process died", async () => {
  let made = 0;
  const network = mockNetwork("x", () => `id${++made}`);
  const afterKeep = (nth: number) => {
    if (nth === 0) throw new Death();
  };
  const job = { network, account, content: contentOf("text"), clock: startClock(), afterKeep };

  expect(await publish(job)).toMatchObject({ end: "posted", externalId: "id1" });
});
