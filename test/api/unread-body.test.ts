import { expect, test } from "vitest";
import { KEYED, nameOf } from "../security/support/routes.ts";
import { expectRefusal } from "../support/expect.ts";
import { API, json, type World, world } from "../support/world.ts";

const KB = 1024;
const MB = KB * KB;
const ID = "01900000-0000-7000-8000-000000000000";

/** A body of this many bytes in pieces, which knows how far it was read. */
function body(size: number, head = "") {
  const pieces = [new TextEncoder().encode(head)];
  for (let left = size - head.length; left > 0; left -= 16 * KB)
    pieces.push(new Uint8Array(Math.min(left, 16 * KB)).fill(0x20));
  const read = { bytes: 0, ended: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
        read.bytes += piece?.length ?? 0;
        read.ended = !piece;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, read };
}

type Sent = { method?: string; headers?: Record<string, string>; key?: string };

/** The answer to a request with this body, and how far the body was read before it. */
async function send(w: World, path: string, { stream, read }: ReturnType<typeof body>, sent: Sent = {}) {
  const { method = "POST", headers = {}, key = w.key } = sent;
  const authorization = `Bearer ${key}`;
  const init = { method, body: stream, duplex: "half", headers: { authorization, ...headers } };
  const answer = await w.app.request(`${API}${path}`, init, {} as never);
  return { answer, ...read };
}

const WRITING = KEYED.filter(({ method }) => method !== "GET");

test.each(WRITING)("the body of a $method $path without a valid key is read to its end", async (route) => {
  const w = await world();
  const path = route.path.replace(/:\w+/, ID).replace(/^\/studio/, "/../studio");
  const { answer, ended } = await send(w, path, body(40 * KB), { method: route.method, key: "none" });
  await expectRefusal(answer, 401, "invalid_api_key");
  expect(ended, nameOf(route)).toBe(true);
});

test.each([
  ["an unknown path", "POST", "/nowhere", 404],
  ["a method that is not served", "PUT", "/generate", 405],
  ["a path that is no id", "POST", "/runs/none/cancel", 422],
  ["a run that is unknown", "POST", `/runs/${ID}/cancel`, 404],
  ["the wrong content type", "POST", "/generate", 415],
])("the body of a request refused for %s is read to its end", async (_, method, path, status) => {
  const w = await world();
  const headers = { "content-type": "text/html" };
  const { answer, ended } = await send(w, path, body(40 * KB), { method, headers });
  expect([answer.status, ended]).toEqual([status, true]);
});

test("an unused body is read to its end when the request succeeds", async () => {
  const w = await world();
  const endpoint = await json(await w.post("/webhooks", { url: "https://example.com/hook" }));
  const { answer, ended } = await send(w, `/webhooks/${endpoint.id}/test`, body(2, "{}"));
  expect([answer.status, ended]).toEqual([202, true]);
});

test("the rest of a body that was read in part is read too", async () => {
  const w = await world();
  const { answer, ended } = await send(w, "/generate", body(300 * KB));
  await expectRefusal(answer, 413, "payload_too_large");
  expect(ended).toBe(true);
});

const FORM = { "content-type": "multipart/form-data; boundary=b" };
const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n';

test.each([
  ["before its file is opened", { plan: "starter" }, file, 402],
  ["in its fields", { plan: "pro" }, `--b\r\nno head\r\n\r\n`, 400],
  ["in its file", { plan: "pro" }, `${file}noise`, 422],
] as const)("the rest of a form that is refused %s is read", async (_, wish, head, status) => {
  const w = await world(wish);
  const { answer, ended } = await send(w, "/brand-assets/videos", body(100 * KB, head), { headers: FORM });
  expect([answer.status, ended]).toEqual([status, true]);
});

test("a large body that is refused is not read whole, and its answer is sent before its connection closes", async () => {
  const w = await world();
  const { answer, bytes, ended } = await send(w, "/brand-assets/videos", body(100 * MB), { key: "none" });
  expect([answer.status, ended]).toEqual([401, false]);
  expect(bytes).toBeLessThan(MB);
  const reader = answer.body?.getReader();
  expect(JSON.parse(new TextDecoder().decode((await reader?.read())?.value)).code).toBe("invalid_api_key");
  // The end of the answer comes later.
  expect(await Promise.race([reader?.read(), "still open"])).toBe("still open");
  await reader?.cancel();
});

test("a body that breaks off does not change the answer", async () => {
  const w = await world();
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  const { answer } = await send(w, "/nowhere", { stream: broken, read: { bytes: 0, ended: false } });
  await expectRefusal(answer, 404, "not_found");
});
