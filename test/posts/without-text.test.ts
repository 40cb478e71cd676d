import { expect, test } from "vitest";
import { finishedRun, postingWorld } from "../support/social.ts";
import { json } from "../support/world.ts";

/** A run of finished content, which has no text. */
async function drawnRun(w: Awaited<ReturnType<typeof postingWorld>>["w"]): Promise<string> {
  const items = [{ output_type: "card", body: { headline: "Boards that load at once" }, channel: "twitter" }];
  const batch = await json(await w.post("/render", { items }));
  await w.drain();
  return (batch as unknown as { items: [{ run_id: string }] }).items[0].run_id;
}

test("a post of finished content says that it has no text, and how it gets one", async () => {
  const { w } = await postingWorld();
  const run = await drawnRun(w);
  const tried = await json(await w.post(`/runs/${run}/post`, { platform: "x", dry_run: true }));
  expect(tried).toMatchObject({ text: "", note: expect.stringContaining("rerender takes one as copy.post") });
  const posted = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
  expect(posted).toMatchObject({ status: "posted", text: "", note: tried.note });
});

test("a drop without a text loses its note when it gets one", async () => {
  const { w } = await postingWorld();
  const scheduled_at = "2026-06-16T12:00:00Z";
  const drop = await json(
    await w.post(`/runs/${await drawnRun(w)}/schedule`, { platform: "x", scheduled_at }),
  );
  expect(drop.note).toContain("PATCH /posts/{post_id} gives it one");
  const changed = await json(await w.patch(`/posts/${drop.id}`, { text: "Boards that load at once." }));
  expect(changed).toMatchObject({ text: "Boards that load at once.", note: null });
});

test("a post with a text has no such note", async () => {
  const { w } = await postingWorld();
  const tried = await json(
    await w.post(`/runs/${await finishedRun(w)}/post`, { platform: "x", dry_run: true }),
  );
  expect(tried.note).toBeNull();
});
