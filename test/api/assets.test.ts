import { beforeAll, describe, expect, test } from "vitest";
import { sha256 } from "../../lib/text/sha256.ts";
import { expectEnvelope, expectRefusal } from "../support/expect.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

let w: World;
let file: string;
let bytes: Uint8Array<ArrayBuffer>;
let asset: { sha256: string; bytes: number; mime_type: string };

const get = (headers: Record<string, string> = {}, method = "GET") =>
  w.call(method, file, { key: null, headers });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

beforeAll(async () => {
  w = await world({ key: { mode: "test" } });
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  const run = await json(await w.get(`/runs/${id}`));
  [asset] = run.assets as [typeof asset];
  file = new URL(String(run.asset_url)).pathname;
  bytes = await bytesOf(await get());
});

test("an asset is served whole with its type and the size and hash its run names", async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe(asset.mime_type);
  expect(answer.headers.get("Content-Length")).toBe(String(asset.bytes));
  expect(answer.headers.get("Accept-Ranges")).toBe("bytes");
  expect(bytes.length).toBe(asset.bytes);
  expect(await sha256(bytes)).toBe(asset.sha256);
  expectEnvelope(answer);
});

test("an asset is served as immutable and with scripts forbidden", async () => {
  const { headers } = await get();
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; media-src 'self'; sandbox");
  expect(headers.get("Content-Disposition")).toBeNull();
  expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(headers.get("ETag")).toMatch(/^"[^"]+"$/);
});

describe("Range requests of an asset", () => {
  test.each([
    ["the first bytes", "bytes=0-99", 0, 100],
    ["a single byte", "bytes=7-7", 7, 8],
    ["the middle", "bytes=100-299", 100, 300],
    ["from somewhere to the end", "bytes=1000-", 1000, undefined],
    ["the last bytes", "bytes=-50", -50, undefined],
    ["beyond the end", "bytes=1000-99999999", 1000, undefined],
    ["more than there is, from the end", "bytes=-99999999", 0, undefined],
  ] as const)(
    "an asset's range of %s: %s is 206 with exactly these bytes",
    async (_what, range, from, to) => {
      const expected = bytes.slice(from, to);
      const start = from < 0 ? bytes.length + from : from;
      const answer = await get({ Range: range });
      expect(answer.status).toBe(206);
      expect(answer.headers.get("Content-Range")).toBe(
        `bytes ${start}-${start + expected.length - 1}/${bytes.length}`,
      );
      expect(answer.headers.get("Content-Length")).toBe(String(expected.length));
      expect(await bytesOf(answer)).toEqual(expected);
    },
  );

  test.each(["bytes=99999999-", "bytes=99999999-99999999", "bytes=-0"])(
    "an asset's range %s is 416 with the size",
    async (range) => {
      const answer = await get({ Range: range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get("Content-Range")).toBe(`bytes */${bytes.length}`);
      expect(await answer.text()).toBe("");
      expectEnvelope(answer);
    },
  );

  test.each(["bytes=5-2", "bytes=-", "bytes=a-b", "lines=0-9", "bytes=0-1,5-6", "bytes 0-9", ""])(
    "an asset's unsupported range %j is answered with the whole file",
    async (range) => {
      const answer = await get({ Range: range });
      expect(answer.status).toBe(200);
      expect((await bytesOf(answer)).length).toBe(bytes.length);
    },
  );

  test("If-Range with the asset's ETag is 206", async () => {
    const etag = (await get()).headers.get("ETag") ?? "";
    const answer = await get({ Range: "bytes=0-9", "If-Range": etag });
    expect(answer.status).toBe(206);
    expect(await bytesOf(answer)).toEqual(bytes.slice(0, 10));
  });

  test.each(['"other"', "Tue, 16 Jun 2026 12:00:00 GMT", "nonsense"])(
    "If-Range %s does not match the asset and is answered with the whole file",
    async (known) => {
      const answer = await get({ Range: "bytes=0-9", "If-Range": known });
      expect(answer.status).toBe(200);
      expect(await bytesOf(answer)).toEqual(bytes);
    },
  );

  test("If-Range with a weak ETag is answered with the whole asset", async () => {
    const etag = (await get()).headers.get("ETag") ?? "";
    expect((await get({ Range: "bytes=0-9", "If-Range": `W/${etag}` })).status).toBe(200);
  });
});

describe("If-None-Match of an asset", () => {
  test("If-None-Match with a known ETag is 304 without a body, also weak, in a list or as a star", async () => {
    const etag = (await get()).headers.get("ETag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await get({ "If-None-Match": known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get("ETag")).toBe(etag);
      expect(answer.headers.get("Cache-Control")).toContain("immutable");
      expect(await answer.text()).toBe("");
      expectEnvelope(answer);
    }
  });

  test("If-None-Match with another ETag is 200", async () => {
    expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
  });
});

describe("HEAD of an asset", () => {
  test("HEAD of an asset has the headers of GET and no body", async () => {
    const [head, whole] = [await get({}, "HEAD"), await get()];
    expect(head.status).toBe(200);
    for (const name of ["Content-Type", "Content-Length", "ETag", "Accept-Ranges", "Cache-Control"]) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    }
    expect(await head.text()).toBe("");
  });

  test("HEAD of an asset ignores ranges (RFC 9110, section 14.2)", async () => {
    const head = await get({ Range: "bytes=0-9" }, "HEAD");
    expect(head.status).toBe(200);
    expect(head.headers.get("Content-Length")).toBe(String(bytes.length));
  });
});

describe("asset addresses", () => {
  test("asset addresses contain 32 random letters and digits, new for every run", async () => {
    expect(file).toMatch(/^\/assets\/[0-9A-Za-z]{32}\/card\.png$/);
    const { id } = await json(await w.post("/generate", BRIEF));
    await w.drain();
    const run = await json(await w.get(`/runs/${id}`));
    expect(String(run.asset_url).slice(-41, -9)).not.toBe(file.slice(8, 40));
  });

  test("asset addresses are withheld until the run has succeeded", async () => {
    const { id } = await json(await w.post("/generate", BRIEF));
    expect(JSON.stringify(await json(await w.get(`/runs/${id}`)))).not.toContain("/assets/");
  });

  test.each([
    "/assets/abcdefghijklmnopqrstuvwxyz012345/card.png",
    "/assets/short/card.png",
    "/assets/abcdefghijklmnopqrstuvwxyz012345/..%2Fcard.png",
    "/assets/abcdefghijklmnopqrstuvwxyz012345/card%00.png",
    `/assets/abcdefghijklmnopqrstuvwxyz012345/${"a".repeat(81)}`,
    "/assets/health/health",
  ])("the asset path %s is 404", async (path) => {
    const answer = await w.call("GET", path, { key: null });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    await expectRefusal(answer, 404, "not_found");
  });
});
