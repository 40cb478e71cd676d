import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addScreen, deliverNext, onlyScreen, startImageHost } from "../support/image-host.ts";
import { base64, png } from "../support/pictures.ts";
import { fetched, list, PATH, TAGS } from "../support/screens.ts";

let host: Awaited<ReturnType<typeof startImageHost>>;
beforeAll(async () => {
  host = await startImageHost();
});
afterAll(() => host.close());
const online = () => host.online();

describe("the download job of a screen", () => {
  test("a screen's download job that repeats or comes late changes nothing", async () => {
    const w = await online();
    await addScreen(w, "/logo.png");
    await deliverNext(w);
    const before = await list(w);
    w.pass(3_600);
    for (let n = 0; n < 3; n++) expect(await deliverNext(w, n)).toBe(204);
    expect(await list(w)).toEqual(before);
  });

  test("a screen's download job running several times at once makes one picture", async () => {
    const w = await online();
    await addScreen(w, "/logo.png");
    expect(await Promise.all([deliverNext(w), deliverNext(w), deliverNext(w)])).toEqual([204, 204, 204]);
    expect(await onlyScreen(w)).toMatchObject({ status: "ready" });
    expect((await fetched(w, (await onlyScreen(w)).image_url)).status).toBe(200);
  });

  test("the download job of a deleted screen ends without a request", async () => {
    const w = await online();
    const { id } = await addScreen(w, "/logo.png?deleted");
    await w.del(`${PATH}/${id}`);
    expect(await deliverNext(w)).toBe(204);
    expect(host.origin.asked.filter((url) => url.includes("deleted"))).toEqual([]);
  });

  test("the download job of a screen that is deleted meanwhile leaves no file behind", async () => {
    const w = await online();
    const { id } = await addScreen(w, "/logo.png");
    const { put } = w.service.files;
    let stored = "";
    w.service.files.put = async (name, bytes, about) => {
      await put(name, bytes, about);
      stored = name;
      await w.del(`${PATH}/${id}`);
    };
    expect(await deliverNext(w)).toBe(204);
    expect(await list(w)).toEqual([]);
    expect((await w.call("GET", `/assets/${stored}`, { key: null })).status).toBe(410);
  });
});

test("a screen at an address with an Idempotency-Key makes one screen and one job", async () => {
  const w = await online();
  const key = { "Idempotency-Key": "fetch-1" };
  const first = await addScreen(w, "/logo.png", key);
  expect(await addScreen(w, "/logo.png", key)).toEqual(first);
  expect(w.waiting).toHaveLength(1);
  await w.drain();
  expect(await addScreen(w, "/logo.png", key), "the first answer, not what has become of it").toEqual(first);
});

test("a screen's download job waits in the outbox while the queue is unavailable", async () => {
  const w = await online();
  const { send } = w.service.queue;
  w.service.queue.send = () => Promise.reject(new Error("the queue is away"));
  expect(await addScreen(w, "/logo.png")).toMatchObject({ status: "processing" });
  w.service.queue.send = send;
  w.pass(20);
  await w.sweep();
  await w.drain();
  expect(await onlyScreen(w)).toMatchObject({ status: "ready" });
});

test("a data URL is refused as a screen's address", async () => {
  const w = await online();
  const answer = await w.post(PATH, { ...TAGS, image_url: `data:image/png;base64,${base64(png())}` });
  expect(answer.status).toBe(422);
});
