import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import { startImageOrigin } from "../fakes/image-origin.ts";
import { png } from "../support/pictures.ts";

const PICTURE = png();
const MAX = 256 * 1024;
let origin: Awaited<ReturnType<typeof startImageOrigin>>;

beforeAll(async () => {
  origin = await startImageOrigin(PICTURE);
});
afterAll(() => origin.close());
beforeEach(() => {
  origin.asked.length = 0;
});

const get = (path: string, timeoutMs = 2_000) =>
  safeFetch({ fetch: origin.fetch, maxBytes: MAX, timeoutMs }).download(
    path.startsWith("/") ? `https://pictures.example.com${path}` : path,
  );

describe("safe fetch of a picture at a public address", () => {
  test("safe fetch returns the picture's bytes and the type its host declares", async () => {
    expect(await get("/logo.png")).toEqual({ ok: true, bytes: PICTURE, declared: "image/png" });
  });

  test.each(["/hop0", "/hop1", "/hop2"])("safe fetch follows the redirects of %s", async (path) => {
    expect(await get(path)).toMatchObject({ ok: true, bytes: PICTURE });
  });

  test("safe fetch accepts a compressed answer", async () => {
    expect(await get("/packed")).toMatchObject({ ok: true, bytes: PICTURE });
  });

  test.each(["application/octet-stream", "binary/octet-stream", "Application/Octet-Stream; x=y"])(
    "safe fetch reads the content type %s as undeclared",
    async (type) => {
      expect(await get(`/typed?type=${encodeURIComponent(type)}`)).toEqual({ ok: true, bytes: PICTURE });
    },
  );
});

test.each([
  ["dns_error", /looked up.*not connected to the internet/],
  ["destination_ip_unroutable", /cannot be reached from this service/],
  ["of_another_kind", /^The host answered with status 502/],
])("a failure before the host, reported by a proxy as %s, is told in our words", async (error, why) => {
  origin.serve("/cut-off", (response) =>
    response
      .writeHead(502, { "proxy-status": `proxy.example; error=${error}; details="<b>theirs</b>"` })
      .end(),
  );
  const answer = await get("/cut-off");
  expect(answer).toMatchObject({ ok: false, permanent: false, reason: expect.stringMatching(why) });
  expect(JSON.stringify(answer)).not.toContain("theirs");
});

const FOR_GOOD: [path: string, why: RegExp][] = [
  ["/hop3", /more than 3 times/],
  ["/circle", /more than 3 times/],
  ["/nowhere", /an address that is none/],
  [
    "/to?url=http%3A%2F%2Fpictures.example.com%2Flogo.png",
    /redirects to an address that is not accepted.*https/,
  ],
  ["/to?url=https%3A%2F%2F169.254.169.254%2F", /redirects to.*IP address/],
  ["/to?url=https%3A%2F%2F0x7f.1%2F", /redirects to.*IP address/],
  ["/to?url=https%3A%2F%2Flocalhost%2F", /redirects to.*public internet/],
  ["/to?url=https%3A%2F%2Fexample.com%3A22%2F", /redirects to.*port/],
  ["/to?url=https%3A%2F%2Fa%3Ab%40example.com%2F", /redirects to.*user name/],
  ["/to?url=file%3A%2F%2F%2Fetc%2Fpasswd", /redirects to.*https/],
  ["/typed?type=text%2Fhtml", /answers with text\/html instead/],
  ["/typed?type=application%2Fjson", /application\/json/],
  ["/typed", /no declared type/],
  ["/status?code=404", /status 404/],
  ["/status?code=401", /status 401/],
  ["/status?code=410", /status 410/],
  ["/status?code=304", /status 304/],
  ["/status?code=204", /status 204/],
  ["/status?code=206", /status 206/],
  ["/endless", /larger than/],
  ["/claims-much", /larger than/],
  ["/bomb", /larger than/],
  ["http://pictures.example.com/logo.png", /https/],
  ["https://127.0.0.1/logo.png", /IP address/],
];

test.each(FOR_GOOD)("safe fetch of %s fails permanently", async (path, why) => {
  const began = performance.now();
  const answer = await get(path);
  expect(answer).toMatchObject({ ok: false, permanent: true, reason: expect.stringMatching(why) });
  expect(performance.now() - began).toBeLessThan(1_900);
});

const FOR_NOW: [path: string, why: RegExp][] = [
  ["/status?code=500", /status 500/],
  ["/status?code=503", /status 503/],
  ["/status?code=429", /status 429/],
  ["/status?code=408", /status 408/],
  ["/hangs-up", /could not be reached/],
  ["/claims-more", /broke the connection off/],
];

test.each(FOR_NOW)("safe fetch of %s fails temporarily", async (path, why) => {
  expect(await get(path)).toMatchObject({ ok: false, permanent: false, reason: expect.stringMatching(why) });
});

test.each(["/silent", "/slow"])("safe fetch of %s is aborted at its timeout", async (path) => {
  const began = performance.now();
  const answer = await get(path, 300);
  expect(answer).toEqual({ ok: false, permanent: false, reason: "The file did not arrive within 1 s." });
  expect(performance.now() - began).toBeLessThan(1_500);
});

test("safe fetch sends no request to a refused address, not even after a redirect", async () => {
  await get("https://10.0.0.1/logo.png");
  expect(origin.asked).toEqual([]);
  await get("/to?url=https%3A%2F%2F10.0.0.1%2Flogo.png");
  expect(origin.asked).toHaveLength(1);
});

test("safe fetch sends every request of a redirect chain to its own host", async () => {
  await get("/hop2");
  expect(origin.asked).toEqual([
    "https://pictures.example.com/hop2",
    "https://cdn.example.net/hop1",
    "https://cdn.example.net/hop0",
    "https://cdn.example.net/logo.png",
  ]);
});
