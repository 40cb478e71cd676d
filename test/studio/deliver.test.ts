import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { SECRET, startTelegramFake, type TelegramFake } from "../fakes/telegram.ts";
import { CHAT, carried, link, order, runOf, studioWorld } from "../support/studio.ts";
import { OPERATOR, type World } from "../support/world.ts";

let fake: TelegramFake;
beforeAll(async () => {
  fake = await startTelegramFake();
});
afterEach(() => {
  fake.script();
  fake.shown.length = 0;
  fake.asked.length = 0;
  fake.block(String(CHAT), false);
});
afterAll(() => fake.close());

/** A finished card whose delivery still waits in the queue. */
async function ready(w: World, body: object = {}) {
  const { run_id } = (await (await order(w, body)).json()) as { run_id: string };
  const [message] = w.waiting.splice(0);
  if (message) await w.deliver(message.job);
  const job = w.waiting.splice(0).find((one) => one.job.kind === "studio.deliver")?.job;
  if (!job) throw new Error("Nothing is to be delivered.");
  return { run_id, job };
}
const statusOf = async (w: World, id: string) => (await runOf(w, id)).deliveries.map(({ status }) => status);
const linked = async (w: World) =>
  (await (await w.get("/me")).json()) &&
  Number(
    (
      (await w.service.db.execute(
        sql`select count(*) as n from chats where workspace_id = ${w.workspaceId} and unlinked_at is null`,
      )) as unknown as { rows: { n: number }[] }
    ).rows[0]?.n,
  );

describe("what a chat gets", () => {
  test("a card is a photo with the caption exactly as it was sent", async () => {
    const w = await studioWorld(fake);
    const caption = "  <b>10 & 20</b> _as is_\nline two  ";
    const { run, delivery } = await carried(w, { caption });

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

  test("slides are one album that carries the caption once", async () => {
    const w = await studioWorld(fake);
    const slides = ["One", "Two", "Three"].map((title) => ({ title, body: "Said in a sentence." }));
    const { run } = await carried(w, { output_type: "carousel", data: { slides }, caption: "Three steps" });

    const pictures = (run.asset_urls as string[]).length;
    expect(pictures).toBeGreaterThan(1);
    const [album] = fake.cards();
    expect(album).toMatchObject({ kind: "sendMediaGroup", caption: "Three steps" });
    expect(album?.media).toHaveLength(pictures);
    expect(fake.cards()).toHaveLength(1);
  });

  test("without a caption the profile's default is used", async () => {
    const w = await studioWorld(fake, { profile: { defaultCaption: "News from the kite works" } });
    await carried(w);
    await carried(w, { caption: "" });
    expect(fake.cards().map(({ caption }) => caption)).toEqual(["News from the kite works", ""]);
  });

  test("every linked chat gets the card", async () => {
    const w = await studioWorld(fake, { plan: "growth", chats: [1, 2, 3] });
    const { run } = await carried(w);
    expect(run.deliveries).toHaveLength(3);
    expect(
      fake
        .cards()
        .map(({ chat }) => chat)
        .sort(),
    ).toEqual(["1", "2", "3"]);
  });

  test("a rejected card is kept back", async () => {
    const w = await studioWorld(fake);
    const { run_id } = (await (await order(w)).json()) as { run_id: string };
    await w.service.db.execute(
      sql`update runs set verdict = 'rejected', step = 5, status = 'running' where id = ${run_id}`,
    );
    await w.drain();
    expect((await runOf(w, run_id)).deliveries).toMatchObject([
      { status: "skipped", error: "The card was rejected." },
    ]);
    expect(fake.cards()).toEqual([]);
  });
});

describe("exactly once", () => {
  test("a job that comes three times sends one card", async () => {
    const w = await studioWorld(fake);
    const { job } = await ready(w);
    await Promise.all([w.deliver(job), w.deliver(job)]);
    await w.deliver(job);
    expect(fake.cards()).toHaveLength(1);
  });

  test("a job that comes before the run has ended sends nothing", async () => {
    const w = await studioWorld(fake);
    const { run_id } = (await (await order(w)).json()) as { run_id: string };
    await w.deliver({ kind: "studio.deliver", workspaceId: w.workspaceId, runId: run_id });
    expect(fake.cards()).toEqual([]);
    await w.drain();
    expect(fake.cards()).toHaveLength(1);
  });

  test("a lost message job is sent by the sweeper", async () => {
    const w = await studioWorld(fake);
    w.service.queue.send = async () => {
      throw new Error("The queue is away.");
    };
    const { run_id } = (await (await order(w)).json()) as { run_id: string };
    await w.deliver({ kind: "run.advance", workspaceId: w.workspaceId, runId: run_id });
    w.service.queue.send = async (messages) => void w.waiting.push(...messages);
    w.pass(30);
    await w.sweep();
    await w.drain();
    expect(fake.cards()).toHaveLength(1);
  });

  test.each(["lost", "drop", "page", "server_error"] as const)(
    "an unknown outcome (%s) is tried once more, a minute later",
    async (trouble) => {
      const w = await studioWorld(fake);
      const { run_id, job } = await ready(w);
      fake.script(trouble);
      await w.deliver(job);
      expect(await statusOf(w, run_id)).toEqual(["sending"]);
      await w.deliver(job);
      expect(fake.asked.filter((method) => method === "sendPhoto")).toHaveLength(1);

      w.pass(90);
      await w.sweep();
      await w.drain();
      expect(await statusOf(w, run_id)).toEqual(["sent"]);
    },
  );

  test("a second unknown outcome is the last", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    fake.script("drop", "drop");
    await w.deliver(job);
    w.pass(90);
    await w.deliver(job);
    expect((await runOf(w, run_id)).deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("may have arrived") },
    ]);
    for (let n = 0; n < 3; n++) {
      w.pass(90);
      await w.sweep();
      await w.drain();
    }
    expect(fake.asked.filter((method) => method === "sendPhoto")).toHaveLength(2);
  });

  test("whoever vanishes in the middle of the second try leaves no delivery open for ever", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    await w.service.db.execute(
      sql`update studio_deliveries set status = 'sending', tries = 2, claimed_at = ${w.service.now().toISOString()}::timestamptz where run_id = ${run_id}`,
    );
    w.pass(90);
    await w.deliver(job);
    expect(await statusOf(w, run_id)).toEqual(["failed"]);
    expect(fake.cards()).toEqual([]);
  });
});

describe("what the messaging service says", () => {
  test("429: the card waits as long as it was told, through the queue", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    fake.script("too_many");
    await w.deliver(job);
    expect(await statusOf(w, run_id)).toEqual(["waiting"]);
    const [again] = w.waiting;
    expect((again?.notBefore?.getTime() ?? 0) - w.service.now().getTime()).toBe(17_000);
    await w.deliver(job);
    expect(fake.cards()).toEqual([]);
    await w.drain();
    expect(await statusOf(w, run_id)).toEqual(["sent"]);
    expect(fake.cards()).toHaveLength(1);
  });

  test("429 does not use up the tries, and ends after a day", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    for (let n = 0; n < 4; n++) {
      fake.script("too_many");
      await w.deliver(job);
      w.pass(20);
    }
    expect(await statusOf(w, run_id)).toEqual(["waiting"]);
    w.pass(86_400);
    fake.script("too_many");
    await w.deliver(job);
    expect(await statusOf(w, run_id)).toEqual(["failed"]);
  });

  test("blocked: the delivery fails with the reason, and the chat is unlinked", async () => {
    const w = await studioWorld(fake);
    fake.block(String(CHAT));
    const { run } = await carried(w);
    expect(run.deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("blocked by the user") },
    ]);
    expect(await linked(w)).toBe(0);
    const answer = (await (await order(w)).json()) as { delivery: string[] };
    expect(answer.delivery).toEqual([]);
  });

  test("a chat that has become a supergroup is followed", async () => {
    const w = await studioWorld(fake);
    fake.script({ migrateTo: -1001234 });
    const { run } = await carried(w);
    expect(run.deliveries).toMatchObject([{ status: "sent" }]);
    await carried(w);
    expect(fake.cards().map(({ chat }) => chat)).toEqual(["-1001234", "-1001234"]);
  });

  test("a refusal of the request fails the delivery and leaves the chat linked", async () => {
    const w = await studioWorld(fake);
    fake.script("no_rights");
    const { run } = await carried(w);
    expect(run.deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("not enough rights") },
    ]);
    expect(await linked(w)).toBe(1);
  });

  test("one chat's trouble does not keep the card from the others", async () => {
    const w = await studioWorld(fake, { plan: "growth", chats: [1, 2] });
    fake.block("1");
    const { run } = await carried(w);
    fake.block("1", false);
    expect(run.deliveries.map(({ status }) => status).sort()).toEqual(["failed", "sent"]);
  });
});

describe("pauses and removals", () => {
  test("what finishes in a paused workspace waits, and goes out when it resumes", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    await w.deliver(job);
    expect(await statusOf(w, run_id)).toEqual(["waiting"]);
    await setPaused(w.service, OPERATOR, w.workspaceId, false);
    await w.drain();
    expect(await statusOf(w, run_id)).toEqual(["sent"]);
  });

  test("after a day of pause the delivery fails and says so", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    w.pass(86_401);
    await w.deliver(job);
    expect((await runOf(w, run_id)).deliveries).toMatchObject([
      { status: "failed", error: "workspace_paused" },
    ]);
  });

  test("a chat that was unlinked after the call gets nothing", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    await w.service.db.execute(
      sql`update chats set unlinked_at = now() where workspace_id = ${w.workspaceId}`,
    );
    await w.deliver(job);
    expect((await runOf(w, run_id)).deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("not linked") },
    ]);
    expect(fake.cards()).toEqual([]);
  });

  test("a job that the queue has given up fails what waits", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    const letter = { sourceBody: btoa(JSON.stringify(job)), retried: 3 };
    await w.call("POST", "/jobs/failed", {
      json: letter,
      key: null,
      headers: { "upstash-signature": "signed" },
    });
    expect(await statusOf(w, run_id)).toEqual(["failed"]);
  });

  test("the token and the secret appear in no log and no answer", async () => {
    const w = await studioWorld(fake);
    fake.script("drop");
    const { run } = await carried(w);
    const all = JSON.stringify([w.logs, run]);
    expect(all).not.toContain("AAThisIs");
    expect(all).not.toContain(SECRET);
    expect(w.logs).toContainEqual(expect.objectContaining({ event: "studio_delivery", outcome: "unknown" }));
  });
});

test("a chat linked twice is one chat", async () => {
  const w = await studioWorld(fake, { plan: "growth" });
  await link(w, fake);
  expect(await linked(w)).toBe(1);
});
