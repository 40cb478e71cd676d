import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addScreen, deliverNext, onlyScreen, startImageHost } from "../support/image-host.ts";
import { fetched, list, PICTURE, TAGS, upload } from "../support/screens.ts";
import { world } from "../support/world.ts";

let host: Awaited<ReturnType<typeof startImageHost>>;
beforeAll(async () => {
  host = await startImageHost();
});
afterAll(() => host.close());
const online = () => host.online();

describe("a screen at an address", () => {
  test("a screen at an address answers 201 as processing with one job that carries ids only", async () => {
    const w = await online();
    const screen = await addScreen(w, "/logo.png");
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

  test("a screen at an address becomes ready with the downloaded picture", async () => {
    const w = await online();
    const { id } = await addScreen(w, "/hop2");
    w.pass(5);
    expect(await w.drain()).toEqual([204]);
    const screen = await onlyScreen(w);
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

  test("a screen at an address shares its file with the same uploaded picture", async () => {
    const w = await online();
    const sent = await upload(w);
    await addScreen(w, "/logo.png");
    await w.drain();
    expect((await list(w)).map(({ image_url }) => image_url)).toEqual([sent.image_url, sent.image_url]);
  });

  test("a screen at one of our own addresses is read from storage", async () => {
    const w = await world();
    const sent = await upload(w);
    await addScreen(w, sent.image_url);
    await w.drain();
    expect((await list(w))[0]).toMatchObject({ status: "ready", image_url: sent.image_url });
  });

  test("a screen's address may not name other files in our storage", async () => {
    const w = await world();
    await w.service.files.put("private/plan.png", PICTURE, { mimeType: "image/png", sha256: "" });
    await addScreen(w, "http://brandrun.test/assets/private/plan.png");
    await w.drain();
    expect(await onlyScreen(w)).toMatchObject({
      status: "failed",
      reason: "There is no file at this address.",
    });
  });

  test.each([
    ["/status?code=404", /status 404/],
    ["/typed?type=text%2Fhtml", /text\/html/],
    ["/to?url=https%3A%2F%2F10.0.0.1%2F", /IP address/],
    ["/typed?type=image%2Fwebp", /declared as image\/webp, but it is a PNG/],
    ["/circle", /redirects/],
  ])("a screen at %s fails at once with the reason", async (path, why) => {
    const w = await online();
    await addScreen(w, path);
    expect(await deliverNext(w)).toBe(204);
    expect(await onlyScreen(w)).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(why),
      image_url: null,
    });
  });

  test("a screen whose download fails temporarily is retried by the queue and fails on the fourth try", async () => {
    const w = await online();
    await addScreen(w, "/status?code=503");
    for (const retried of [0, 1, 2]) {
      expect(await deliverNext(w, retried)).toBe(500);
      expect(await onlyScreen(w)).toMatchObject({ status: "processing" });
    }
    expect(await deliverNext(w, 3)).toBe(204);
    expect(await onlyScreen(w)).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/503.*tried 4 times/),
    });
  });

  test("every failed download of a screen is logged as a download failure, not as an internal error", async () => {
    const w = await online();
    const { id } = await addScreen(w, "/status?code=503");
    for (const retried of [0, 3]) await deliverNext(w, retried);
    const said = { event: "image_fetch_failed", screen_id: id, reason: expect.stringContaining("503") };
    expect(w.logs.filter(({ event }) => !["request", "job"].includes(String(event)))).toMatchObject([
      { ...said, retried: 0 },
      { ...said, retried: 3 },
    ]);
  });

  test("a later successful download makes the screen ready", async () => {
    const w = await online();
    host.origin.serve("/soon.png", (response) => void response.writeHead(503).end());
    await addScreen(w, "/soon.png");
    expect(await deliverNext(w)).toBe(500);
    host.origin.serve(
      "/soon.png",
      (response) => void response.writeHead(200, { "content-type": "image/png" }).end(PICTURE),
    );
    expect(await deliverNext(w, 1)).toBe(204);
    expect(await onlyScreen(w)).toMatchObject({ status: "ready" });
  });

  test("a screen fails when the queue gives up its job", async () => {
    const w = await online();
    await addScreen(w, "/logo.png");
    const letter = { sourceBody: btoa(JSON.stringify(w.waiting[0]?.job)), retried: 3 };
    const answer = await w.call("POST", "/jobs/failed", {
      json: letter,
      headers: { "upstash-signature": "signed" },
      key: null,
    });
    expect(answer.status).toBe(204);
    expect(await onlyScreen(w)).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/^[A-Z].*4 times\.$/),
    });
  });
});
