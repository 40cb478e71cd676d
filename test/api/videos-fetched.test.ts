import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { filmHost, orderFilm } from "../support/film-host.ts";
import { deliver } from "../support/online.ts";
import { leave } from "../support/people.ts";
import { clip, clips, filmForm, VIDEOS, watchVideos } from "../support/videos.ts";
import type { World } from "../support/world.ts";

let host: Awaited<ReturnType<typeof filmHost>>;
let w: World;
let files: ReturnType<typeof watchVideos>;
beforeAll(async () => {
  host = await filmHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  w = await host.online();
  files = watchVideos(w);
  host.send("video/mp4", host.bytes);
});

const used = async () => {
  const row = await w.service.db.query.usageCounters.findFirst({
    where: (u, { eq }) => eq(u.workspaceId, w.workspaceId),
  });
  return row?.used.brand_video ?? 0;
};
const promises = () =>
  w.service.db.query.outbox.findMany({ where: (o, { eq }) => eq(o.workspaceId, w.workspaceId) });

describe("a video at an address", () => {
  test("answers 202 as processing, and is ready once it has been fetched and filed", async () => {
    const made = await orderFilm(w, "/film.mp4");
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
    expect([files.left().length, await promises(), await used()]).toEqual([1, [], 1]);
  });

  test("may be one of our own", async () => {
    const { url } = await clip(await w.send(VIDEOS, filmForm(host.bytes)));
    await orderFilm(w, url);
    await w.drain();
    expect((await clips(w)).map(({ status }) => status)).toEqual(["ready", "ready"]);
  });

  test.each([
    ["/status?code=404", /status 404 instead of a video/],
    ["/typed?type=text%2Fhtml", /text\/html instead of a video/],
    ["/to?url=https%3A%2F%2F10.0.0.1%2F", /IP address/],
    ["/typed?type=video%2Fwebm", /declared as video\/webm, but it is an MP4/],
    ["/circle", /redirects/],
  ])("%s fails at once with the reason, gives its slot back and leaves nothing", async (path, why) => {
    await orderFilm(w, path);
    expect(await used()).toBe(1);
    expect(await deliver(w)).toBe(204);
    expect((await clips(w))[0]).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(why),
      url: null,
    });
    expect([files.left(), await promises(), await used()]).toEqual([[], [], 0]);
    expect(await deliver(w, 1), "a late delivery gives nothing back again").toBe(204);
    await leave(w, { used: { brand_video: 5 } });
    expect(await deliver(w, 2)).toBe(204);
    expect(await used()).toBe(5);
  });

  test("one that is cut off is refused like one that was sent", async () => {
    host.send("video/mp4", host.bytes.slice(0, -50));
    await orderFilm(w, "/film.mp4");
    await w.drain();
    expect((await clips(w))[0]).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/ends before/),
    });
    expect([files.left(), await promises(), await used()]).toEqual([[], [], 0]);
  });

  test("one that claims more than 100 MB is not read", async () => {
    host.origin.serve("/large.mp4", (response) => {
      response.writeHead(200, { "content-type": "video/mp4", "content-length": String(200 * 1024 ** 2) });
      response.write(host.bytes);
    });
    await orderFilm(w, "/large.mp4");
    await w.drain();
    expect((await clips(w))[0]).toMatchObject({
      status: "failed",
      reason: "The file is larger than 100 MB.",
    });
  });

  test("trouble that may pass is tried again, and fails with the fourth try", async () => {
    host.origin.serve("/film.mp4", (response) => {
      response.writeHead(200, { "content-type": "video/mp4", "content-length": String(host.bytes.length) });
      response.write(host.bytes.slice(0, 3_000), () => response.destroy());
    });
    await orderFilm(w, "/film.mp4");
    for (const retried of [0, 1, 2]) expect(await deliver(w, retried)).toBe(500);
    expect([(await clips(w))[0]?.status, files.left(), await promises()]).toEqual(["processing", [], []]);
    expect(await deliver(w, 3)).toBe(204);
    expect((await clips(w))[0]).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/tried 4 times/),
    });
    expect(await used()).toBe(0);
  });

  test("a month that has passed gets nothing back", async () => {
    await orderFilm(w, "/status?code=404");
    await leave(w, { used: { brand_video: 3 } });
    w.pass(20 * 86_400);
    await w.send(VIDEOS, filmForm(host.bytes));
    await deliver(w);
    expect(await used()).toBe(1);
  });

  test("a job the queue has given up fails it, or files what is stored", async () => {
    await orderFilm(w, "/film.mp4");
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

describe("deliveries that meet", () => {
  test("two at once keep one file", async () => {
    await orderFilm(w, "/film.mp4");
    const [message] = w.waiting;
    if (!message) throw new Error("No job was sent.");
    const both = await Promise.all([w.deliver(message.job), w.deliver(message.job)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    const [ready] = await clips(w);
    expect(files.left()).toEqual([new URL(ready?.url ?? "").pathname.replace("/assets/", "")]);
    expect(await promises()).toEqual([]);
  });

  test("one that ends after the video was deleted leaves no file", async () => {
    const { id } = await orderFilm(w, "/film.mp4");
    const { take } = w.service.files;
    w.service.files.take = async (...args) => {
      await take(...args);
      expect((await w.del(`${VIDEOS}/${id}`)).status).toBe(204);
    };
    expect(await deliver(w)).toBe(204);
    expect([await clips(w), files.left(), await promises(), await used()]).toEqual([[], [], [], 1]);
  });
});

describe("what a broken process left", () => {
  test("a file without a row is removed by the sweeper an hour later, and one with a row stays", async () => {
    const { url } = await clip(await w.send(VIDEOS, filmForm(host.bytes)));
    const { workspaceId } = w;
    const kept = new URL(url).pathname.replace("/assets/", "");
    await w.service.files.put("lost/video.mp4", host.bytes, { mimeType: "video/mp4", sha256: "" });
    for (const name of [kept, "lost/video.mp4"]) await w.deliver({ kind: "video.tidy", workspaceId, name });
    expect(files.left()).toEqual([kept]);
  });

  test("the promise to remove it is made before the first byte is stored", async () => {
    w.service.files.take = async (name) => {
      const [promise] = await promises();
      expect(promise?.job).toEqual({ kind: "video.tidy", workspaceId: w.workspaceId, name });
      expect(promise?.dueAt.getTime()).toBe(w.service.now().getTime() + 3_600_000);
      throw new Error("and then the process ended");
    };
    expect((await w.send(VIDEOS, filmForm(host.bytes))).status).toBe(500);
  });
});
