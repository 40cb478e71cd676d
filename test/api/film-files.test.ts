import { beforeAll, describe, expect, test } from "vitest";
import { sha256 } from "../../lib/text/sha256.ts";
import { type World, world } from "../support/world.ts";

const NAME = `${"F1".repeat(16)}/video.mp4`;
/** As large as a film of some seconds; what is in it does not matter here. */
const BYTES = Uint8Array.from({ length: 1_500_000 }, (_, i) => (i * 31 + (i >> 8)) & 255);

let w: World;
const get = (headers: Record<string, string> = {}, method = "GET") =>
  w.call(method, `/assets/${NAME}`, { key: null, headers });

beforeAll(async () => {
  w = await world();
  await w.service.files.put(NAME, BYTES, { mimeType: "video/mp4", sha256: await sha256(BYTES) });
});

test("a video file is served inline with its type and as immutable", async () => {
  const { headers, status } = await get();
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("video/mp4");
  expect(headers.get("Content-Length")).toBe("1500000");
  expect(headers.get("Accept-Ranges")).toBe("bytes");
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("Content-Disposition")).toBeNull();
  expect(headers.get("ETag")).toMatch(/^"[^"]+"$/);
});

test("a video file may be embedded by other sites and may load itself when opened directly", async () => {
  const { headers } = await get();
  expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(headers.get("Content-Security-Policy")).toContain("media-src 'self'");
});

describe("requests of a video player", () => {
  test.each([
    ["everything, as a range", "bytes=0-", 0, 1_500_000],
    ["the head", "bytes=0-65535", 0, 65_536],
    ["a seek", "bytes=917504-", 917_504, 1_500_000],
    ["the tail, where other files keep their index", "bytes=-131072", 1_368_928, 1_500_000],
  ])("a video player's range of %s is 206 with exactly these bytes", async (_what, range, from, to) => {
    const answer = await get({ Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Type")).toBe("video/mp4");
    expect(answer.headers.get("Content-Range")).toBe(`bytes ${from}-${to - 1}/1500000`);
    expect(answer.headers.get("Content-Length")).toBe(String(to - from));
    const body = new Uint8Array(await answer.arrayBuffer());
    expect(await sha256(body)).toBe(await sha256(BYTES.slice(from, to)));
  });

  test("a video player resumes a file with If-Range while the file is unchanged", async () => {
    const etag = (await get({}, "HEAD")).headers.get("ETag") ?? "";
    const rest = await get({ Range: "bytes=1000000-", "If-Range": etag });
    expect([rest.status, rest.headers.get("Content-Length")]).toEqual([206, "500000"]);
    const other = await get({ Range: "bytes=1000000-", "If-Range": '"another"' });
    expect([other.status, other.headers.get("Content-Length")]).toEqual([200, "1500000"]);
  });

  test("a video player reads size and type with HEAD", async () => {
    const head = await get({}, "HEAD");
    expect([head.status, head.headers.get("Content-Type"), head.headers.get("Content-Length")]).toEqual([
      200,
      "video/mp4",
      "1500000",
    ]);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });
});
