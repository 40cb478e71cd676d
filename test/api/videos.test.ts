import { describe, expect, test } from "vitest";
import { sha256 } from "../../lib/text/sha256.ts";
import { video } from "../support/clip.ts";
import { expectRefusal } from "../support/expect.ts";
import { clip, clips, filmForm, VIDEOS } from "../support/videos.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { setRemaining } from "../support/workspaces.ts";
import { json, world } from "../support/world.ts";

type Account = { usage: { caps: Record<string, unknown> } };
const outbox = async (w: Awaited<ReturnType<typeof world>>) =>
  (await w.service.db.query.outbox.findMany({ where: (o, { eq }) => eq(o.workspaceId, w.workspaceId) }))
    .length;

describe("an uploaded brand video", () => {
  test("an uploaded brand video answers 202 with its container's data and one job that carries ids only", async () => {
    const w = await world();
    const bytes = await video({ sound: true, fps: 30 });
    const answer = await w.send(VIDEOS, filmForm(bytes, { title: " Spring launch " }));
    expect(answer.status).toBe(202);
    const made = await clip(answer);
    expect(made).toMatchObject({
      ...{
        status: "processing",
        title: "Spring launch",
        tags: [],
        summary: "",
        scenes: [],
        filed_by: null,
        reason: null,
      },
      ...{ duration_ms: 2000, width: 320, height: 180, rotation: 0, codec: "h264", fps: 30, has_audio: true },
      ...{ bytes: bytes.length, mime_type: "video/mp4", sha256: await sha256(bytes) },
      url: expect.stringMatching(/^http:\/\/brandrun\.test\/assets\/\w{32}\/video\.mp4$/),
    });
    expect(w.waiting.map(({ job }) => job)).toEqual([
      { kind: "video.read", workspaceId: w.workspaceId, videoId: made.id },
    ]);
    expect(await outbox(w), "nothing is left to be tidied up").toBe(0);
  });

  test("an uploaded brand video is catalogued by its metadata when no model can see it, and says so", async () => {
    const w = await world();
    await w.send(VIDEOS, filmForm(await video({ seconds: 20, width: 1080, height: 1920 })));
    w.pass(5);
    expect(await w.drain()).toEqual([204]);
    const [made] = await clips(w);
    expect(made).toMatchObject({
      ...{ status: "ready", title: "launch film", filed_by: "metadata", scenes: [] },
      tags: ["portrait", "medium", "1080p", "silent"],
      summary:
        "A portrait video of 20 seconds, 1080×1920 pixels at 25 frames a second, H.264, without sound.",
      reason: "No language model is configured that could look at it.",
      updated_at: "2026-06-15T12:00:05.000Z",
    });
  });

  test.each([
    [{ kind: "mov" }, { type: "video/quicktime", name: "a.mov" }, "video/quicktime", "h264"],
    [{ kind: "webm", sound: true }, { type: "video/webm", name: "a.webm" }, "video/webm", "vp8"],
    [{ fragmented: true }, { type: "application/octet-stream", name: "a" }, "video/mp4", "h264"],
    [{ index: "end" }, { type: "", name: "a.final" }, "video/mp4", "h264"],
  ] as const)("an uploaded brand video of the form %j is accepted", async (wish, how, mime, codec) => {
    const w = await world();
    const made = await clip(await w.send(VIDEOS, filmForm(await video(wish), how)));
    expect(made).toMatchObject({ mime_type: mime, codec, width: 320, height: 180 });
    expect(Number(made.duration_ms)).toBeGreaterThan(1_900);
    expect(Number(made.duration_ms)).toBeLessThan(2_100);
  });

  test("a rotated brand video has its displayed size", async () => {
    const w = await world();
    const made = await clip(await w.send(VIDEOS, filmForm(await video({ rotation: 90 }))));
    expect(made).toMatchObject({ rotation: 90, width: 180, height: 320 });
  });

  test("a brand video's title may follow the file", async () => {
    const w = await world();
    const form = filmForm(await video());
    form.append("title", "Behind");
    expect(await clip(await w.send(VIDEOS, form))).toMatchObject({ title: "Behind" });
  });

  test("an uploaded brand video is served as a video, also in parts", async () => {
    const w = await world();
    const bytes = await video();
    const { url } = await clip(await w.send(VIDEOS, filmForm(bytes)));
    const at = new URL(url).pathname;
    const whole = await w.call("GET", at, { key: null });
    expect([whole.status, whole.headers.get("Content-Type")]).toEqual([200, "video/mp4"]);
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes);
    const part = await w.call("GET", at, { key: null, headers: { Range: "bytes=100-199" } });
    expect([part.status, part.headers.get("Content-Range")]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));
  });

  test("brand videos are listed newest first, for their own workspace only", async () => {
    const [w, v] = [await world(), await world()];
    await w.send(VIDEOS, filmForm(await video(), { title: "One" }));
    w.pass(1);
    await w.send(VIDEOS, filmForm(await video(), { title: "Two" }));
    expect((await clips(w)).map(({ title }) => title)).toEqual(["Two", "One"]);
    expect(await clips(v)).toEqual([]);
  });
});

describe("deleting a brand video", () => {
  test("deleting a brand video removes row and file, and then its address answers 410 and its id 404", async () => {
    const w = await world();
    const files = watchStorage(w);
    const { id, url } = await clip(await w.send(VIDEOS, filmForm(await video())));
    expect((await w.del(`${VIDEOS}/${id}`)).status).toBe(204);
    expect((await w.call("GET", new URL(url).pathname, { key: null })).status).toBe(410);
    await expectRefusal(await w.del(`${VIDEOS}/${id}`), 404, "not_found");
    expect([await clips(w), files.names(), await outbox(w)]).toEqual([[], [], 0]);
    expect(await w.drain(), "its job comes late, and harmless").toEqual([204]);
    expect(await clips(w)).toEqual([]);
  });

  test("a brand video file that storage failed to delete is deleted by the sweeper", async () => {
    const w = await world();
    const { id, url } = await clip(await w.send(VIDEOS, filmForm(await video())));
    const { tombstone } = w.service.files;
    w.service.files.tombstone = async () => {
      throw new Error("storage is away");
    };
    expect((await w.del(`${VIDEOS}/${id}`)).status).toBe(204);
    w.service.files.tombstone = tombstone;
    w.pass(60);
    await w.sweep();
    await w.drain();
    expect((await w.call("GET", new URL(url).pathname, { key: null })).status).toBe(410);
  });
});

describe("plans and the cap on brand videos", () => {
  test.each(["starter"] as const)(
    "a brand video on the plan %s is refused before it is read, with the plan it requires",
    async (plan) => {
      const w = await world({ plan });
      const files = watchStorage(w);
      const body = await expectRefusal(await w.send(VIDEOS, filmForm(await video())), 402, "plan_required");
      expect(body.message).toMatch(/Upgrade to pro/);
      expect(files.names()).toEqual([]);
      expect((await w.get(VIDEOS)).status, "what was uploaded before can still be seen").toBe(200);
    },
  );

  test("the fifteenth brand video of the month is accepted on pro, and the sixteenth is refused until the next", async () => {
    const w = await world();
    await setRemaining(w, { used: { brand_video: 14, card: 3 } });
    const files = watchStorage(w);
    const last = await w.send(VIDEOS, filmForm(await video()));
    expect(last.status).toBe(202);
    await w.del(`${VIDEOS}/${(await clip(last)).id}`);
    const refused = await w.send(VIDEOS, filmForm(await video()));
    const { message } = await expectRefusal(refused, 429, "plan_cap_reached");
    expect(message).toMatch(/All 15 .* growth plan has 60/);
    expect(refused.headers.get("Retry-After")).toBe(String(15.5 * 86_400));
    expect(files.names()).toEqual([]);
    w.pass(16 * 86_400);
    expect((await w.send(VIDEOS, filmForm(await video()))).status).toBe(202);
    const { credits } = (await json(await w.get("/me"))) as unknown as { credits: { total: number } };
    expect(credits.total, "the new month has its grant, and an upload costs none of it").toBe(600);
  });

  test("concurrent video uploads take exactly the remaining slots, and the others leave no file", async () => {
    const w = await world();
    await setRemaining(w, { used: { brand_video: 12 } });
    const files = watchStorage(w);
    const bytes = await video();
    const answers = await Promise.all(Array.from({ length: 8 }, () => w.send(VIDEOS, filmForm(bytes))));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
    expect([files.names().length, (await clips(w)).length, await outbox(w)]).toEqual([3, 3, 0]);
  });

  test("counting brand videos leaves the other counters unchanged", async () => {
    const w = await world();
    await setRemaining(w, { used: { card: 3, video: 2 } });
    await w.send(VIDEOS, filmForm(await video()));
    const { usage } = (await json(await w.get("/me"))) as unknown as Account;
    const uploads = { used: 1, cap: 15, remaining: 14 };
    expect(usage.caps).toMatchObject({ card: { used: 3 }, video: { used: 2 }, brand_video: uploads });
  });
});
