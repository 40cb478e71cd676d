import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliver, only, order, pictureHost } from "../support/online.ts";
import { fetched, list, PICTURE, TAGS, upload } from "../support/screens.ts";
import { world } from "../support/world.ts";

let host: Awaited<ReturnType<typeof pictureHost>>;
beforeAll(async () => {
  host = await pictureHost();
});
afterAll(() => host.close());
const online = () => host.online();

describe("a screen at an address", () => {
  test("answers 201 as processing, without a picture, and one job that carries ids only", async () => {
    const w = await online();
    const screen = await order(w, "/logo.png");
    expect(screen).toMatchObject({ ...TAGS, status: "processing", reason: null });
    expect(screen).toMatchObject({
      image_url: null,
      width: null,
      height: null,
      bytes: null,
      mime_type: null,
      sha256: null,
    });
    expect(w.waiting.map(({ job }) => job)).toEqual([
      { kind: "image.fetch", workspaceId: w.workspaceId, screenId: screen.id },
    ]);
  });

  test("becomes ready with the picture that is found there", async () => {
    const w = await online();
    const { id } = await order(w, "/hop2");
    w.pass(5);
    expect(await w.drain()).toEqual([204]);
    const screen = await only(w);
    expect(screen).toMatchObject({
      id,
      status: "ready",
      reason: null,
      width: 40,
      height: 20,
      mime_type: "image/png",
    });
    expect(screen.updated_at).toBe("2026-06-15T12:00:05.000Z");
    expect((await fetched(w, screen.image_url)).status).toBe(200);
  });

  test("shares its file with the same picture that was sent", async () => {
    const w = await online();
    const sent = await upload(w);
    await order(w, "/logo.png");
    await w.drain();
    expect((await list(w)).map(({ image_url }) => image_url)).toEqual([sent.image_url, sent.image_url]);
  });

  test("may be one of our own addresses, which is read from storage", async () => {
    const w = await world();
    const sent = await upload(w);
    await order(w, sent.image_url);
    await w.drain();
    expect((await list(w))[0]).toMatchObject({ status: "ready", image_url: sent.image_url });
  });

  test("may not name anything else in our storage", async () => {
    const w = await world();
    await w.service.files.put("private/plan.png", PICTURE, { mimeType: "image/png", sha256: "" });
    await order(w, "http://brandrun.test/assets/private/plan.png");
    await w.drain();
    expect(await only(w)).toMatchObject({ status: "failed", reason: "There is no file at this address." });
  });

  test.each([
    ["/status?code=404", /status 404/],
    ["/typed?type=text%2Fhtml", /text\/html/],
    ["/to?url=https%3A%2F%2F10.0.0.1%2F", /IP address/],
    ["/typed?type=image%2Fwebp", /declared as image\/webp, but it is a PNG/],
    ["/circle", /redirects/],
  ])("%s fails at once, with the reason", async (path, why) => {
    const w = await online();
    await order(w, path);
    expect(await deliver(w)).toBe(204);
    expect(await only(w)).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(why),
      image_url: null,
    });
  });

  test("trouble that may pass is tried again by the queue, and fails with the fourth try", async () => {
    const w = await online();
    await order(w, "/status?code=503");
    for (const retried of [0, 1, 2]) {
      expect(await deliver(w, retried)).toBe(500);
      expect(await only(w)).toMatchObject({ status: "processing" });
    }
    expect(await deliver(w, 3)).toBe(204);
    expect(await only(w)).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/503.*tried 4 times/),
    });
  });

  test("every try that failed is logged as what it is, and not as a breakage of ours", async () => {
    const w = await online();
    const { id } = await order(w, "/status?code=503");
    for (const retried of [0, 3]) await deliver(w, retried);
    const said = { event: "image_fetch_failed", screen_id: id, reason: expect.stringContaining("503") };
    expect(w.logs.filter(({ event }) => !["request", "job"].includes(String(event)))).toMatchObject([
      { ...said, retried: 0 },
      { ...said, retried: 3 },
    ]);
  });

  test("a later try that finds the picture makes it ready", async () => {
    const w = await online();
    host.origin.serve("/soon.png", (response) => void response.writeHead(503).end());
    await order(w, "/soon.png");
    expect(await deliver(w)).toBe(500);
    host.origin.serve(
      "/soon.png",
      (response) => void response.writeHead(200, { "content-type": "image/png" }).end(PICTURE),
    );
    expect(await deliver(w, 1)).toBe(204);
    expect(await only(w)).toMatchObject({ status: "ready" });
  });

  test("a job the queue has given up fails it", async () => {
    const w = await online();
    await order(w, "/logo.png");
    const letter = { sourceBody: btoa(JSON.stringify(w.waiting[0]?.job)), retried: 3 };
    const answer = await w.call("POST", "/jobs/failed", {
      json: letter,
      headers: { "upstash-signature": "signed" },
      key: null,
    });
    expect(answer.status).toBe(204);
    expect(await only(w)).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/^[A-Z].*4 times\.$/),
    });
  });
});
