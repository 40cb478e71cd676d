import { afterEach, beforeEach, expect, test } from "vitest";
import { youtube } from "../../lib/adapters/social/youtube/network.ts";
import { startYoutubeFake } from "../fakes/social/youtube.ts";
import { worldOn } from "../support/on-network.ts";
import { finishedRun } from "../support/social.ts";

let fake: Awaited<ReturnType<typeof startYoutubeFake>>;
let w: Awaited<ReturnType<typeof worldOn>>;
beforeEach(async () => {
  fake = await startYoutubeFake();
  const { fetch, clock } = fake;
  w = await worldOn(youtube({ fetch, now: clock.now }), fake.account(), clock);
});
afterEach(() => fake.close());

const film = () =>
  finishedRun(w, {
    order: { asset_type: "video", channel: "youtube" },
    mimeType: "video/mp4",
    durationMs: 9_000,
    size: [1920, 1080],
  });

test("a video is posted to YouTube through the service's network client", async () => {
  expect(await w.publish(await film())).toMatchObject({ status: "posted", platform: "youtube", error: null });
  expect(fake.state.videos).toHaveLength(1);
});

test("a YouTube video exists once whichever answer is lost", async () => {
  await w.publish(await film());
  const count = fake.calls.length;
  for (let n = 0; n < count; n++) {
    fake.fail({ [n]: "cut_after" });
    expect(await w.publish(await film()), `call ${n}`).toMatchObject({ status: "posted", error: null });
    expect(fake.state.videos, `call ${n}`).toHaveLength(n + 2);
  }
});
