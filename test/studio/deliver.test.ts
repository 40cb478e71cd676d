import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { SECRET } from "../fakes/telegram.ts";
import {
  CHAT,
  countLinkedChats,
  deliverCard,
  fakeForTests,
  link,
  order,
  readRun,
  readyDelivery,
  statusOf,
  studioWorld,
  templates,
} from "../support/studio.ts";
import { OPERATOR } from "../support/world.ts";

const fake = fakeForTests();

describe("the card that a chat gets", () => {
  test("a card is delivered as a photo with the exact caption", async () => {
    const w = await studioWorld(fake);
    const caption = "  <b>10 & 20</b> _as is_\nline two  ";
    const { run, delivery } = await deliverCard(w, { caption });

    expect(delivery).toEqual(["telegram"]);
    expect(run).toMatchObject({ status: "succeeded", created_via: "studio", output_text: caption });
    expect(run.deliveries).toEqual([
      { target: "telegram", status: "sent", error: null, ended_at: expect.any(String) },
    ]);
    expect(fake.cards()).toMatchObject([
      {
        chat: String(CHAT),
        kind: "sendPhoto",
        caption,
        media: [{ mimeType: "image/png", name: "card.png" }],
      },
    ]);
    expect(fake.cards()[0]?.fields).not.toHaveProperty("parse_mode");
  });

  test("slides are delivered as one album that carries the caption once", async () => {
    const w = await studioWorld(fake, { profile: { templates: ["carousel"] } });
    const [carousel] = (await (await templates(w)).json()) as { sample: object }[];
    const data = carousel?.sample;
    const { run } = await deliverCard(w, { output_type: "carousel", data, caption: "Three steps" });

    const pictures = (run.asset_urls as string[]).length;
    expect(pictures).toBeGreaterThan(1);
    const [album] = fake.cards();
    expect(album).toMatchObject({ kind: "sendMediaGroup", caption: "Three steps" });
    expect(album?.media).toHaveLength(pictures);
    expect(fake.cards()).toHaveLength(1);
  });

  test("a card without a caption is delivered with the profile's default caption", async () => {
    const w = await studioWorld(fake, { profile: { defaultCaption: "News from the kite works" } });
    await deliverCard(w);
    await deliverCard(w, { caption: "" });
    expect(fake.cards().map(({ caption }) => caption)).toEqual(["News from the kite works", ""]);
  });

  test("every linked chat gets the card", async () => {
    const w = await studioWorld(fake, { plan: "growth", chats: [1, 2, 3] });
    const { run } = await deliverCard(w);
    expect(run.deliveries).toHaveLength(3);
    expect(
      fake
        .cards()
        .map(({ chat }) => chat)
        .sort(),
    ).toEqual(["1", "2", "3"]);
  });

  test("a rejected card is not delivered", async () => {
    const w = await studioWorld(fake);
    const { run_id } = (await (await order(w)).json()) as { run_id: string };
    await w.service.db.execute(
      sql`update runs set verdict = 'rejected', step = 5, status = 'running' where id = ${run_id}`,
    );
    await w.drain();
    expect((await readRun(w, run_id)).deliveries).toMatchObject([
      { status: "skipped", error: "The card was rejected." },
    ]);
    expect(fake.cards()).toEqual([]);
  });
});

describe("deliveries after pauses and removals", () => {
  test("a card finished in a paused workspace is delivered when the workspace resumes", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await readyDelivery(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    await w.deliver(job);
    expect(await statusOf(w, run_id)).toEqual(["waiting"]);
    await setPaused(w.service, OPERATOR, w.workspaceId, false);
    await w.drain();
    expect(await statusOf(w, run_id)).toEqual(["sent"]);
  });

  test("a delivery fails with the reason after a day of pause", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await readyDelivery(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    w.pass(86_401);
    await w.deliver(job);
    expect((await readRun(w, run_id)).deliveries).toMatchObject([
      { status: "failed", error: "workspace_paused" },
    ]);
  });

  test("a chat that was unlinked after the request gets no card", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await readyDelivery(w);
    await w.service.db.execute(
      sql`update chats set unlinked_at = now() where workspace_id = ${w.workspaceId}`,
    );
    await w.deliver(job);
    expect((await readRun(w, run_id)).deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("not linked") },
    ]);
    expect(fake.cards()).toEqual([]);
  });

  test("a delivery job that the queue has given up fails the waiting deliveries", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await readyDelivery(w);
    const letter = { sourceBody: btoa(JSON.stringify(job)), retried: 3 };
    await w.call("POST", "/jobs/failed", {
      json: letter,
      key: null,
      headers: { "upstash-signature": "signed" },
    });
    expect(await statusOf(w, run_id)).toEqual(["failed"]);
  });

  test("the bot's token and secret appear in no log and no answer", async () => {
    const w = await studioWorld(fake);
    fake.script("drop");
    const { run } = await deliverCard(w);
    const all = JSON.stringify([w.logs, run]);
    expect(all).not.toContain("AAThisIs");
    expect(all).not.toContain(SECRET);
    expect(w.logs).toContainEqual(expect.objectContaining({ event: "studio_delivery", outcome: "unknown" }));
  });
});

test("a chat linked twice gets one card", async () => {
  const w = await studioWorld(fake, { plan: "growth" });
  await link(w, fake);
  expect(await countLinkedChats(w)).toBe(1);
});
