import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverNext } from "../support/image-host.ts";
import { addVideo, startVideoHost } from "../support/video-host.ts";
import { clip, clips, filmForm, VIDEOS } from "../support/videos.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { setRemaining } from "../support/workspaces.ts";
import type { World } from "../support/world.ts";

let host: Awaited<ReturnType<typeof startVideoHost>>;
let w: World;
let files: ReturnType<typeof watchStorage>;
beforeAll(async () => {
  host = await startVideoHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  w = await host.online();
  files = watchStorage(w);
  host.send("video/mp4", host.bytes);
});

const used = async () => {
  const row = await w.service.db.query.usageCounters.findFirst({
    where: (u, { eq }) => eq(u.workspaceId, w.workspaceId),
  });
  return row?.used.brand_video ?? 0;
};
const outboxRows = () =>
  w.service.db.query.outbox.findMany({ where: (o, { eq }) => eq(o.workspaceId, w.workspaceId) });

describe("a brand video at an address", () => {
  test("a brand video at an address answers 202 as processing, and is ready once downloaded and catalogued", async () => {
    const made = await addVideo(w, "/film.mp4");
    expect(made).toMatchObject({
      status: "processing",
      title: "film",
      url: null,
      codec: null,
      duration_ms: null,
    });
    expect(await w.drain()).toEqual([204]);
    const [ready] = await clips(w);
    expect(ready).toMatchObject({
      id: made.id,
      status: "ready",
      codec: "h264",
      duration_ms: 2000,
      filed_by: "metadata",
    });
    const file = await w.call("GET", new URL(ready?.url ?? "").pathname, { key: null });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(host.bytes);
    expect([files.names().length, await outboxRows(), await used()]).toEqual([1, [], 1]);
  });

  test("a brand video may be at one of our own addresses", async () => {
    const { url } = await clip(await w.send(VIDEOS, filmForm(host.bytes)));
    await addVideo(w, url);
    await w.drain();
    expect((await clips(w)).map(({ status }) => status)).toEqual(["ready", "ready"]);
  });

  test.each([
    ["/status?code=404", /status 404 instead of a video/],
    ["/typed?type=text%2Fhtml", /text\/html instead of a video/],
    ["/to?url=https%3A%2F%2F10.0.0.1%2F", /IP address/],
    ["/typed?type=video%2Fwebm", /declared as video\/webm, but it is an MP4/],
    ["/circle", /redirects/],
  ])(
    "a brand video at %s fails at once with the reason, returns its slot and leaves nothing",
    async (path, why) => {
      await addVideo(w, path);
      expect(await used()).toBe(1);
      expect(await deliverNext(w)).toBe(204);
      expect((await clips(w))[0]).toMatchObject({
        status: "failed",
        reason: expect.stringMatching(why),
        url: null,
      });
      expect([files.names(), await outboxRows(), await used()]).toEqual([[], [], 0]);
      expect(await deliverNext(w, 1), "a late delivery gives nothing back again").toBe(204);
      await setRemaining(w, { used: { brand_video: 5 } });
      expect(await deliverNext(w, 2)).toBe(204);
      expect(await used()).toBe(5);
    },
  );

  test("a brand video at an address that is truncated is refused like an uploaded one", async () => {
    host.send("video/mp4", host.bytes.slice(0, -50));
    await addVideo(w, "/film.mp4");
    await w.drain();
    expect((await clips(w))[0]).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/ends before/),
    });
    expect([files.names(), await outboxRows(), await used()]).toEqual([[], [], 0]);
  });

  test("a brand video at an address that claims more than 100 MB is not read", async () => {
    host.origin.serve("/large.mp4", (response) => {
      response.writeHead(200, { "content-type": "video/mp4", "content-length": String(200 * 1024 ** 2) });
      response.write(host.bytes);
    });
    await addVideo(w, "/large.mp4");
    await w.drain();
    expect((await clips(w))[0]).toMatchObject({
      status: "failed",
      reason: "The file is larger than 100 MB.",
    });
  });

  test("a brand video whose download fails temporarily is retried and fails on the fourth try", async () => {
    host.origin.serve("/film.mp4", (response) => {
      response.writeHead(200, { "content-type": "video/mp4", "content-length": String(host.bytes.length) });
      response.write(host.bytes.slice(0, 3_000), () => response.destroy());
    });
    await addVideo(w, "/film.mp4");
    for (const retried of [0, 1, 2]) expect(await deliverNext(w, retried)).toBe(500);
    expect([(await clips(w))[0]?.status, files.names(), await outboxRows()]).toEqual(["processing", [], []]);
    expect(await deliverNext(w, 3)).toBe(204);
    expect((await clips(w))[0]).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/tried 4 times/),
    });
    expect(await used()).toBe(0);
  });

  test("a brand video that fails in the next month returns no slot", async () => {
    await addVideo(w, "/status?code=404");
    await setRemaining(w, { used: { brand_video: 3 } });
    w.pass(20 * 86_400);
    await w.send(VIDEOS, filmForm(host.bytes));
    await deliverNext(w);
    expect(await used()).toBe(1);
  });

  test("a brand video whose job the queue gave up fails, or is catalogued when it is stored", async () => {
    await addVideo(w, "/film.mp4");
    w.pass(1);
    await w.send(VIDEOS, filmForm(host.bytes));
    for (const { job } of w.waiting) {
      const letter = { sourceBody: btoa(JSON.stringify(job)), retried: 3 };
      const how = { json: letter, headers: { "upstash-signature": "signed" }, key: null };
      expect((await w.call("POST", "/jobs/failed", how)).status).toBe(204);
    }
    const [sent, fetched] = await clips(w);
    expect(fetched).toMatchObject({
      status: "failed",
      reason: "The video could not be fetched. This was tried 4 times.",
    });
    expect(sent).toMatchObject({ status: "ready", filed_by: "metadata" });
  });
});

describe("concurrent downloads of a brand video", () => {
  test("two concurrent downloads of a brand video keep one file", async () => {
    await addVideo(w, "/film.mp4");
    const [message] = w.waiting;
    if (!message) throw new Error("No job was sent.");
    const both = await Promise.all([w.deliver(message.job), w.deliver(message.job)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    const [ready] = await clips(w);
    expect(files.names()).toEqual([new URL(ready?.url ?? "").pathname.replace("/assets/", "")]);
    expect(await outboxRows()).toEqual([]);
  });

  test("a download that ends after its brand video was deleted leaves no file", async () => {
    const { id } = await addVideo(w, "/film.mp4");
    const { putStream: take } = w.service.files;
    w.service.files.putStream = async (...args) => {
      await take(...args);
      expect((await w.del(`${VIDEOS}/${id}`)).status).toBe(204);
    };
    expect(await deliverNext(w)).toBe(204);
    expect([await clips(w), files.names(), await outboxRows(), await used()]).toEqual([[], [], [], 1]);
  });
});

describe("brand video files left by a crashed process", () => {
  test("a brand video file without a row is deleted an hour later, and one with a row is kept", async () => {
    const { url } = await clip(await w.send(VIDEOS, filmForm(host.bytes)));
    const { workspaceId } = w;
    const kept = new URL(url).pathname.replace("/assets/", "");
    await w.service.files.put("lost/video.mp4", host.bytes, { mimeType: "video/mp4", sha256: "" });
    for (const name of [kept, "lost/video.mp4"])
      await w.deliver({ kind: "video.cleanup", workspaceId, name });
    expect(files.names()).toEqual([kept]);
  });

  test("the cleanup of a brand video file is scheduled before its first byte is stored", async () => {
    w.service.files.putStream = async (name) => {
      const [promise] = await outboxRows();
      expect(promise?.job).toEqual({ kind: "video.cleanup", workspaceId: w.workspaceId, name });
      expect(promise?.dueAt.getTime()).toBe(w.service.now().getTime() + 3_600_000);
      throw new Error("and then the process ended");
    };
    expect((await w.send(VIDEOS, filmForm(host.bytes))).status).toBe(500);
  });
});
