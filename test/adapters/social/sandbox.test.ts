import { expect, test } from "vitest";
import { sandboxNetworks } from "../../../lib/adapters/social/sandbox.ts";
import { networkContract } from "../../contract/network.ts";
import { startSandboxFake } from "../../fakes/social/sandbox.ts";
import { startClock } from "../../support/clock.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { publish } from "../../support/publisher.ts";

const ACCOUNT = { accessToken: "no-token-needed", externalId: "sandbox:kite", handle: "kite", scopes: [] };

async function open(platform: "x" | "youtube" = "x") {
  const fake = await startSandboxFake();
  const clock = startClock();
  const settings = { fetch: fake.fetch, now: clock.now, newId: () => crypto.randomUUID() };
  const networks = sandboxNetworks({ ...settings, url: "https://sandbox.example" });
  return {
    fake,
    clock,
    networks,
    network: networks[platform],
    account: ACCOUNT,
    visible: () => fake.feed.content.posts.map(({ id, text, media }) => ({ id, text, files: media.length })),
  };
}

networkContract("sandbox", { takes: ["text", "image", "images", "video"] }, () => open());

test("the sandbox network receives every byte of a video", async () => {
  const at = await open();
  const content = contentOf("video");
  await publish({ ...at, content });
  const [media] = at.fake.feed.content.posts[0]?.media ?? [];
  const sent = content.media.kind === "video" ? await content.media.file.read(0, 1e9) : undefined;
  expect(Buffer.from(at.fake.feed.file(media?.id ?? "") ?? "").equals(sent!)).toBe(true);
  expect(media).toMatchObject({ mimeType: "video/mp4", width: 1080, height: 1920, altText: "A loaf turns." });
  await at.fake.close();
});

test("the sandbox network accepts what its platform accepts and refuses the rest", async () => {
  const at = await open("youtube");
  const work = { account: ACCOUNT, content: contentOf("image"), draft: {}, saveDraft: async () => undefined };
  expect(await failureOf(at.network.prepare(work))).toMatchObject({
    kind: "media_rejected",
    message: "YouTube does not take pictures.",
  });
  expect(at.fake.calls).toEqual([]);
  await at.fake.close();
});

test("the sandbox network reports metrics of its own platform's posts only", async () => {
  const at = await open();
  const ending = await publish({ ...at, content: contentOf("text") });
  const id = ending.end === "posted" ? ending.externalId : "";
  at.fake.feed.find(id)!.figures.likes = 3;
  const reported = await at.networks.x.metrics(ACCOUNT, [id, "unknown"]);
  expect([...reported]).toEqual([[id, { impressions: 0, likes: 3, comments: 0, shares: 0 }]]);
  expect(await at.networks.linkedin.metrics(ACCOUNT, [id])).toEqual(new Map());
  await at.fake.close();
});
