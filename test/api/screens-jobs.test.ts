import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliver, only, order, pictureHost } from "../support/online.ts";
import { base64, png } from "../support/pictures.ts";
import { fetched, list, PATH, TAGS } from "../support/screens.ts";

let host: Awaited<ReturnType<typeof pictureHost>>;
beforeAll(async () => {
  host = await pictureHost();
});
afterAll(() => host.close());
const online = () => host.online();

describe("a job that comes", () => {
  test("twice, or long after, changes nothing more", async () => {
    const w = await online();
    await order(w, "/logo.png");
    await deliver(w);
    const before = await list(w);
    w.pass(3_600);
    for (let n = 0; n < 3; n++) expect(await deliver(w, n)).toBe(204);
    expect(await list(w)).toEqual(before);
  });

  test("several times at once makes one picture", async () => {
    const w = await online();
    await order(w, "/logo.png");
    expect(await Promise.all([deliver(w), deliver(w), deliver(w)])).toEqual([204, 204, 204]);
    expect(await only(w)).toMatchObject({ status: "ready" });
    expect((await fetched(w, (await only(w)).image_url)).status).toBe(200);
  });

  test("after its screen was deleted is done, and asks nobody", async () => {
    const w = await online();
    const { id } = await order(w, "/logo.png?deleted");
    await w.del(`${PATH}/${id}`);
    expect(await deliver(w)).toBe(204);
    expect(host.origin.asked.filter((url) => url.includes("deleted"))).toEqual([]);
  });

  test("while its screen is being deleted leaves no file behind", async () => {
    const w = await online();
    const { id } = await order(w, "/logo.png");
    const { put } = w.service.files;
    let stored = "";
    w.service.files.put = async (name, bytes, about) => {
      await put(name, bytes, about);
      stored = name;
      await w.del(`${PATH}/${id}`);
    };
    expect(await deliver(w)).toBe(204);
    expect(await list(w)).toEqual([]);
    expect((await w.call("GET", `/assets/${stored}`, { key: null })).status).toBe(410);
  });
});

test("an Idempotency-Key makes one screen and one job", async () => {
  const w = await online();
  const key = { "Idempotency-Key": "fetch-1" };
  const first = await order(w, "/logo.png", key);
  expect(await order(w, "/logo.png", key)).toEqual(first);
  expect(w.waiting).toHaveLength(1);
  await w.drain();
  expect(await order(w, "/logo.png", key), "the first answer, not what has become of it").toEqual(first);
});

test("while the queue is away the job waits in the outbox", async () => {
  const w = await online();
  const { send } = w.service.queue;
  w.service.queue.send = () => Promise.reject(new Error("the queue is away"));
  expect(await order(w, "/logo.png")).toMatchObject({ status: "processing" });
  w.service.queue.send = send;
  w.pass(20);
  await w.sweep();
  await w.drain();
  expect(await only(w)).toMatchObject({ status: "ready" });
});

test("the picture of a data URL is no address", async () => {
  const w = await online();
  const answer = await w.post(PATH, { ...TAGS, image_url: `data:image/png;base64,${base64(png())}` });
  expect(answer.status).toBe(422);
});
