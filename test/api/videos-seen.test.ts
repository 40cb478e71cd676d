import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/v4";
import { modelFrom } from "../../lib/adapters/model/model-from.ts";
import { MODEL_SETTINGS } from "../../lib/core/model-settings.ts";
import { type FakeVendor, type ModelFake, RIGHT_KEY, RIGHT_MODEL, startModelFake } from "../fakes/model.ts";
import {
  cutOff,
  drops,
  fails,
  late,
  page,
  type Reply,
  refuses,
  says,
  speaks,
} from "../fakes/model-replies.ts";
import { video } from "../support/clip.ts";
import type { Bytes } from "../support/pictures.ts";
import { clips, filmForm, VIDEOS } from "../support/videos.ts";
import { mintWorkspaceKey, withKey } from "../support/workspaces.ts";
import { API, type World, world } from "../support/world.ts";

const SEEN = {
  title: "Harbour at dawn",
  tags: ["Harbour", "boats ", "harbour", "dawn"],
  summary: "Boats leave a harbour\nwhile the sun rises.",
  scenes: [
    { start_ms: 1200, end_ms: 9000, description: "The sun is up." },
    { start_ms: -5, end_ms: 1200, description: "Boats at the quay." },
    { start_ms: 5000, end_ms: 6000, description: "After the end of it all." },
  ],
};

const fakes = new Map<FakeVendor, ModelFake>();
let bytes: Bytes;
beforeAll(async () => {
  for (const vendor of ["google", "anthropic"] as const) fakes.set(vendor, await startModelFake(vendor));
  bytes = await video({ bytesPerPicture: 1_001 });
});
afterAll(() => Promise.all([...fakes.values()].map((fake) => fake.close())));

async function seeing(replies: Reply[], vendor: FakeVendor = "google", more: Record<string, string> = {}) {
  const fake = fakes.get(vendor);
  if (!fake) throw new Error("no fake");
  fake.script(replies);
  const settings = z.object(MODEL_SETTINGS).parse({
    ...{
      MODEL_PROVIDER: vendor,
      MODEL_NAME: RIGHT_MODEL,
      MODEL_API_KEY: RIGHT_KEY,
      MODEL_BASE_URL: fake.baseUrl,
    },
    ...{ MODEL_TIMEOUT_MS: "2000", ...more },
  });
  return { fake, w: await world({ service: { model: modelFrom(settings) } }) };
}

async function filed(w: World, form = filmForm(bytes)) {
  expect((await w.send(VIDEOS, form)).status).toBe(202);
  expect(await w.drain()).toEqual([204]);
  const [made] = await clips(w);
  return made;
}

const tokens = async (w: World) =>
  (await w.service.db.query.brandVideos.findFirst({ where: (v, { eq }) => eq(v.workspaceId, w.workspaceId) }))
    ?.modelTokens;

describe("a model that can watch videos", () => {
  test("the model is shown the whole brand video and gives title, tags, scenes and summary", async () => {
    const { fake, w } = await seeing([says(SEEN)]);
    expect(await filed(w)).toMatchObject({
      ...{ status: "ready", filed_by: "vision", reason: null, title: "Harbour at dawn" },
      tags: ["harbour", "boats", "dawn"],
      summary: "Boats leave a harbour while the sun rises.",
      scenes: [
        { start_ms: 0, end_ms: 1200, description: "Boats at the quay." },
        { start_ms: 1200, end_ms: 2000, description: "The sun is up." },
      ],
    });
    const [asked] = fake.asked;
    expect(asked?.clip?.mimeType).toBe("video/mp4");
    expect(new Uint8Array(Buffer.from(asked?.clip?.data ?? "", "base64"))).toEqual(bytes);
    expect(asked?.prompt).toContain('"duration_ms":2000');
    expect(asked?.schema).toMatchObject({ type: "object" });
    expect(await tokens(w), "what was set aside for it is given back but for the cost").toBe(150);
  });

  test("the model keeps the title given by the caller", async () => {
    const { w } = await seeing([says(SEEN)]);
    expect(await filed(w, filmForm(bytes, { title: "Ours" }))).toMatchObject({
      title: "Ours",
      filed_by: "vision",
    });
  });

  test("the model is shown the brand video again when its first answer has the wrong shape", async () => {
    const { fake, w } = await seeing([says({ ...SEEN, tags: "many" }), says(SEEN)]);
    expect(await filed(w)).toMatchObject({ filed_by: "vision" });
    expect(fake.asked.map(({ clip }) => clip?.data.length)).toEqual(
      Array(2).fill(4 * Math.ceil(bytes.length / 3)),
    );
  });

  test.each([
    ["answers nonsense", [speaks("I like boats.")], /could not be used/],
    ["says nothing", [says({ ...SEEN, title: " ", summary: "" })], /could not be used/],
    ["is cut off", [cutOff('{"title":"Har')], /could not be used/],
    ["refuses", [refuses], /refused/],
    ["is too slow", [late(5_000)], /too long/],
    ["is broken", [fails(500)], /could not be reached/],
    ["hangs up", [drops], /could not be reached/],
    ["is a login page", [page], /./],
    ["has no time", [fails(429, 60)], /no time/],
  ] as [string, Reply[], RegExp][])(
    "one that %s: filed by metadata, with the reason",
    async (_what, replies, why) => {
      const { w } = await seeing(replies);
      expect(await filed(w)).toMatchObject({
        ...{ status: "ready", filed_by: "metadata", title: "launch film", scenes: [] },
        reason: expect.stringMatching(why),
      });
    },
  );

  test("the model is not asked about a brand video when that would exceed the budget", async () => {
    const { fake, w } = await seeing([says(SEEN)]);
    bytes = await video({ seconds: 300, fps: 2, bytesPerPicture: 40 });
    const made = await filed(w);
    bytes = await video({ bytesPerPicture: 1_001 });
    expect(made).toMatchObject({ filed_by: "metadata", reason: expect.stringMatching(/budget/) });
    expect([fake.asked, await tokens(w)]).toEqual([[], 0]);
  });

  test("the model is asked at most twice when the queue delivers twice, and the second result changes nothing", async () => {
    const { fake, w } = await seeing([says(SEEN)]);
    await w.send(VIDEOS, filmForm(bytes));
    const [message] = w.waiting;
    if (!message) throw new Error("No job was sent.");
    await w.deliver(message.job);
    expect((await w.deliver(message.job, 1)).status).toBe(204);
    expect(fake.asked).toHaveLength(1);
  });

  test("the model is not asked about a brand video that exceeds its size limit", async () => {
    const { fake, w } = await seeing([says(SEEN)]);
    const large = await video({ seconds: 19, fps: 1, bytesPerPicture: 1024 ** 2 });
    expect(await filed(w, filmForm(large))).toMatchObject({
      reason: expect.stringMatching(/larger than the 18 MB/),
    });
    expect(fake.asked).toEqual([]);
  });

  test("the model is not asked about a test key's brand video", async () => {
    const { fake, w } = await seeing([says(SEEN)]);
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    await w.call("POST", API + VIDEOS, { form: filmForm(bytes), key });
    await w.drain();
    const [filed] = await clips(withKey(w, key));
    expect(filed).toMatchObject({ filed_by: "metadata", reason: expect.stringMatching(/test key/) });
    expect(fake.asked).toEqual([]);
  });
});

test("a model that accepts no videos is not asked about a brand video", async () => {
  const { fake, w } = await seeing([says(SEEN)], "anthropic");
  expect(await filed(w)).toMatchObject({
    filed_by: "metadata",
    reason: expect.stringMatching(/cannot be shown/),
  });
  expect(fake.asked).toEqual([]);
});
