import { describe, expect, test } from "vitest";
import { video } from "../support/clip.ts";
import { expectRefusal } from "../support/expect.ts";
import { bytesOf, joined } from "../support/pictures.ts";
import { expectNoTrace, filmForm, isoBox, VIDEOS } from "../support/videos.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { type World, world } from "../support/world.ts";

const MB = 1024 * 1024;
const clip = () => video({ index: "end", bytesPerPicture: 2_000 });
const ftyp = isoBox("ftyp", bytesOf("isom\0\0\0\0isom"));
const u32 = (value: number) => Uint8Array.from([value >>> 24, value >>> 16, value >>> 8, value]);

/** A multipart body that a test can break where it likes. */
function send(w: World, body: ReadableStream<Uint8Array> | BodyInit, headers: Record<string, string> = {}) {
  const all = {
    authorization: `Bearer ${w.key}`,
    "content-type": "multipart/form-data; boundary=b",
    ...headers,
  };
  const init = { method: "POST", headers: all, body, duplex: "half" } as RequestInit;
  return w.app.request(VIDEOS, init, {} as never);
}
const HEAD =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n';

/** An endless stream that counts the bytes read from it. */
function stream(first: Uint8Array[], then: () => Uint8Array | Error | null) {
  const state = { pulled: 0, stopped: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = first.shift() ?? then();
      if (piece instanceof Error) return controller.error(piece);
      if (piece === null) return controller.close();
      state.pulled += piece.length;
      controller.enqueue(piece);
    },
    cancel() {
      state.stopped = true;
    },
  });
  return { body, state };
}

describe("a video upload that breaks off", () => {
  test("a video upload that breaks off in the middle leaves nothing", async () => {
    const w = await world();
    const files = watchStorage(w);
    const { body } = stream([bytesOf(HEAD), await clip()], () => new Error("the line went dead"));
    await expectRefusal(await send(w, body), 400, "malformed_body");
    await expectNoTrace(w, files);
  });

  test("a video upload without its last boundary leaves nothing", async () => {
    const w = await world();
    const files = watchStorage(w);
    const { body } = stream([bytesOf(HEAD), await clip()], () => null);
    const { message } = await expectRefusal(await send(w, body), 400, "malformed_body");
    expect(message).toMatch(/ends before its last boundary/);
    await expectNoTrace(w, files);
  });

  test("a video upload that fails in storage is an internal error and leaves nothing", async () => {
    const w = await world();
    const files = watchStorage(w);
    w.service.files.putStream = async () => {
      throw new Error("storage is away");
    };
    expect((await w.send(VIDEOS, filmForm(await clip()))).status).toBe(500);
    await expectNoTrace(w, files);
  });

  test("an endless video upload is aborted soon after 100 MB and leaves nothing", async () => {
    const w = await world();
    const files = watchStorage(w);
    const piece = new Uint8Array(MB);
    const first = [bytesOf(HEAD), joined(ftyp, u32(0), bytesOf("mdat"))];
    const { body, state } = stream(first, () => piece);
    await expectRefusal(await send(w, body), 413, "payload_too_large");
    expect(state.pulled).toBeLessThan(103 * MB);
    expect(state.stopped).toBe(true);
    await expectNoTrace(w, files);
  });

  test("a video upload that announces too many bytes is refused before it is read", async () => {
    const w = await world();
    const { body, state } = stream([bytesOf(HEAD)], () => new Uint8Array(MB));
    await expectRefusal(
      await send(w, body, { "content-length": String(101 * MB) }),
      413,
      "payload_too_large",
    );
    expect(state.pulled).toBeLessThan(3 * MB);
  });

  test("a video upload that takes a quarter of an hour is aborted", async () => {
    const w = await world();
    const files = watchStorage(w);
    const { body } = stream([bytesOf(HEAD), joined(ftyp, u32(0), bytesOf("mdat"))], () => {
      w.pass(120);
      return new Uint8Array(1_000);
    });
    const { message } = await expectRefusal(await send(w, body), 400, "bad_request");
    expect(message).toMatch(/longer than 15 minutes/);
    await expectNoTrace(w, files);
  });

  test.each([
    ["no file and no address", { title: "A" }, /video_url, or a multipart file/],
    ["both of them", { video_url: "https://example.com/a.mp4", file: "x" }, /one video|multipart/],
    ["an address on the inside", { video_url: "https://10.0.0.1/a.mp4" }, /IP address/],
    ["an address without https", { video_url: "http://example.com/a.mp4" }, /https/],
    ["an empty title", { video_url: "https://example.com/a.mp4", title: " " }, /title/],
  ])("a video upload with %s is 422", async (_what, body, why) => {
    const w = await world();
    const { message } = await expectRefusal(await w.post(VIDEOS, body), 422, "validation_error");
    expect(message).toMatch(why);
  });

  test("a video upload with two files, or with an overlong title after the file, is 422 and leaves nothing", async () => {
    const w = await world();
    const files = watchStorage(w);
    const twice = filmForm(await clip());
    twice.append("file", new Blob([await clip()]), "b.mp4");
    await expectRefusal(await w.send(VIDEOS, twice), 422, "validation_error");
    const long = filmForm(await clip());
    long.append("title", "x".repeat(121));
    await expectRefusal(await w.send(VIDEOS, long), 422, "validation_error");
    await expectNoTrace(w, files);
  });
});
