import { expect, test } from "vitest";
import { Platform } from "../../lib/vocab.ts";
import { expectRefusal } from "../support/expect.ts";
import { finishedRun, historyOf, postingWorld } from "../support/social.ts";
import { json, world } from "../support/world.ts";

test("an approved run is published at once and only once, with a row in the audit log", async () => {
  const { w, platform, account } = await postingWorld();
  const run = await finishedRun(w);
  const answer = await w.post(`/runs/${run}/post`, { platform: "x" });
  expect(answer.status).toBe(200);
  const post = await json(answer);
  expect(post).toMatchObject({
    run_id: run,
    platform: "x",
    status: "posted",
    external_post_id: "p1",
    url: "https://x.example/p1",
    posted_at: "2026-06-15T12:00:00.000Z",
    account_id: account,
    text: "Harbor Notes now works offline.",
    estimated_fee: { amount: "0.015", currency: "USD" },
    error: null,
    note: null,
  });
  expect(platform.visible).toMatchObject([{ text: "Harbor Notes now works offline.", files: ["image/png"] }]);
  expect(await historyOf(w, post.id)).toEqual(["post_run", "post.posted"]);

  const again = await w.post(`/runs/${run}/post`, { platform: "x", account_id: account });
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await json(again)).toEqual(post);
  await w.drain();
  expect(platform.visible).toHaveLength(1);
});

test("ten concurrent requests to post a run publish it once", async () => {
  const { w, platform } = await postingWorld();
  const run = await finishedRun(w);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => w.post(`/runs/${run}/post`, { platform: "x" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(await Promise.all(answers.map(async (each) => (await json(each)).id))).size).toBe(1);
  expect(answers.filter((each) => each.headers.get("idempotent-replayed"))).toHaveLength(9);
  expect(platform.visible).toHaveLength(1);
});

test("posting with the same Idempotency-Key gives the same answer, and another body is refused", async () => {
  const { w, platform } = await postingWorld();
  const run = await finishedRun(w);
  const key = { "idempotency-key": "once" };
  const [first, second] = [
    await w.post(`/runs/${run}/post`, { platform: "x" }, key),
    await w.post(`/runs/${run}/post`, { platform: "x" }, key),
  ];
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  const other = await w.post(`/runs/${run}/post`, { platform: "linkedin" }, key);
  await expectRefusal(other, 409, "idempotency_mismatch");
  expect(platform.visible).toHaveLength(1);
});

test.each(Platform.options.filter((each) => each !== "youtube"))(
  "posting to %s with a test key is simulated and needs no account",
  async (platform) => {
    const w = await world({ key: { mode: "test" } });
    const run = await finishedRun(w);
    const answer = await w.post(`/runs/${run}/post`, { platform });
    expect(answer.status).toBe(200);
    const url = expect.stringMatching(/^https:\/\/example\.test\//);
    expect(await json(answer)).toMatchObject({
      status: "posted",
      platform,
      url,
      livemode: false,
      estimated_fee: null,
    });
  },
);

test("Instagram receives a JPEG copy that is deleted after posting", async () => {
  const { w, platform } = await postingWorld({}, "instagram");
  const kept = new Set<string>();
  const { put, delete: remove } = w.service.files;
  w.service.files.put = async (name, ...rest) => {
    kept.add(name);
    await put(name, ...rest);
  };
  w.service.files.delete = async (names) => {
    for (const name of names) kept.delete(name);
    await remove(names);
  };
  const run = await finishedRun(w);
  expect(await json(await w.post(`/runs/${run}/post`, { platform: "instagram" }))).toMatchObject({
    status: "posted",
  });
  expect(platform.visible[0]?.files).toEqual(["image/jpeg"]);
  expect([...kept].filter((name) => name.endsWith(".post.jpg"))).toEqual([]);
});

test("a post that the platform is still processing is publishing first and posted later", async () => {
  const { w, platform } = await postingWorld({ works: 2 });
  const run = await finishedRun(w);
  const post = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
  expect(post).toMatchObject({
    status: "publishing",
    note: expect.stringMatching(/still working/),
    posted_at: null,
  });
  await w.drain();
  expect(await json(await w.get(`/posts/${post.id}`))).toMatchObject({
    status: "posted",
    external_post_id: "p1",
  });
  expect(platform.calls).toEqual(["prepare", "commit", "resolve", "resolve"]);
});

test("a YouTube video without a caption takes its title from the headline in its data", async () => {
  const { w, platform } = await postingWorld({}, "youtube");
  const patch = { outputText: "", brief: "", body: { headline: "Offline maps" } };
  const run = await finishedRun(w, { patch, mimeType: "video/mp4" });
  const titles: string[] = [];
  const { prepare } = platform.network;
  platform.network.prepare = (work) => {
    titles.push(work.content.title);
    return prepare(work);
  };
  const answer = await w.post(`/runs/${run}/post`, { platform: "youtube" });
  expect(await json(answer)).toMatchObject({ status: "posted" });
  expect(titles).toEqual(["Offline maps"]);
});
