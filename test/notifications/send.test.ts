import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog, notificationSends, workspaces } from "../../drizzle/schema/index.ts";
import { signedIn } from "../support/browsing.ts";
import {
  approve,
  confirmAddress,
  failedPost,
  lostAccount,
  mailingWorld,
  waitingReview,
} from "../support/notifications.ts";
import { botAt, fakeForTests, nextUpdate, sendUpdate, startUpdate, unixTime } from "../support/studio.ts";
import { type World, world } from "../support/world.ts";

const SETTINGS = "/app/notifications/settings";
const KINDS = ["review", "failed_post", "lost_account", "limit"];
const fake = fakeForTests();
const said = () => fake.shown.filter(({ kind }) => kind === "sendMessage").map(({ caption }) => caption);

/** The form with every kind by the same timing. */
const allBy = (way: "mail" | "telegram", timing: string, more: Record<string, string> = {}) => ({
  ...Object.fromEntries(KINDS.map((kind) => [`${kind}.${way}`, timing])),
  digest_hour: "8",
  time_zone: "",
  ...more,
});

describe("mail", () => {
  test("goes out at once, once, to a confirmed address, with what and where", async () => {
    const { w, sent } = await mailingWorld();
    const [owner, unproved] = [await signedIn(w), await signedIn(w)];
    await confirmAddress(w, owner.id);
    await failedPost(w);
    const [make] = w.waiting.splice(0).filter(({ job }) => job.kind === "notifications.make");
    const job = make?.job as NonNullable<typeof make>["job"];
    await w.deliver(job);
    const send = w.waiting.find((message) => message.job.kind === "notifications.send")?.job;
    await w.deliver(job);
    await Promise.all([w.deliver(send as typeof job), w.deliver(send as typeof job, 1)]);
    await w.drain();
    await w.deliver(send as typeof job, 2);
    await w.drain();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, "Kite Works: Not posted on LinkedIn"],
    ]);
    expect(sent[0]?.text).toContain("The text is too long.");
    expect(sent[0]?.text).toMatch(/http:\/\/brandrun\.test\/app\/runs\/[0-9a-f-]{36}\n/);
    expect(sent[0]?.text).toContain("http://brandrun.test/app/notifications/settings");
    expect(await unproved.read(SETTINGS)).toContain("before you have confirmed that it is yours");
  });

  test("what was done, read or switched off meanwhile is not sent", async () => {
    const { w, sent } = await mailingWorld();
    const [owner, second, third] = [await signedIn(w), await signedIn(w), await signedIn(w)];
    for (const { id } of [owner, second, third]) await confirmAddress(w, id);
    for (const person of [owner, second, third]) await person.submit(SETTINGS, allBy("mail", "now"));
    const run = await waitingReview(w);
    await lostAccount(w);
    const jobs = w.waiting.splice(0).filter(({ job }) => job.kind === "notifications.make");
    for (const { job } of jobs) await w.deliver(job);
    await approve(w, run);
    await second.submit("/app/notifications/read");
    await third.submit(SETTINGS, allBy("mail", "off"));
    await w.drain();
    // Kinds that are not shown here were left as they are by the form: off on the page, by mail as chosen.
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, "Kite Works: Connect @kiteworks on X again"],
      [second.email, "Kite Works: Connect @kiteworks on X again"],
    ]);
  });

  test("a daily digest comes at its hour in the zone of the member, or of the workspace, in one mail", async () => {
    const { w, sent } = await mailingWorld();
    await w.service.db
      .update(workspaces)
      .set({ timeZone: "Asia/Tokyo" })
      .where(eq(workspaces.id, w.workspaceId));
    const [berlin, tokyo] = [await signedIn(w), await signedIn(w)];
    for (const { id } of [berlin, tokyo]) await confirmAddress(w, id);
    await berlin.submit(SETTINGS, allBy("mail", "daily", { time_zone: "Europe/Berlin" }));
    await tokyo.submit(SETTINGS, allBy("mail", "daily"));
    await waitingReview(w, "One");
    await failedPost(w);
    const done = await waitingReview(w, "Done");
    await w.drain();
    await approve(w, done);
    const due = await w.service.db
      .select()
      .from(notificationSends)
      .where(eq(notificationSends.workspaceId, w.workspaceId));
    const times = (id: string) =>
      new Set(due.filter(({ userId }) => userId === id).map((row) => row.dueAt.toISOString()));
    // It is noon in UTC: 14:00 in Berlin, 21:00 in Tokyo.
    expect(times(berlin.id)).toEqual(new Set(["2026-06-16T06:00:00.000Z"]));
    expect(times(tokyo.id)).toEqual(new Set(["2026-06-15T23:00:00.000Z"]));
    await w.sweep();
    await w.drain();
    expect(sent).toEqual([]);
    w.pass(12 * 3_600);
    await w.sweep();
    await w.sweep();
    await w.drain();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [tokyo.email, "Kite Works: 2 things need a look"],
    ]);
    w.pass(12 * 3_600);
    await w.sweep();
    await w.drain();
    expect(sent.map(({ to }) => to)).toEqual([tokyo.email, berlin.email]);
  });

  test("a lost message is made up for by the sweeper, and a worker that dies is followed by another", async () => {
    const { w, sent } = await mailingWorld();
    const owner = await signedIn(w);
    await confirmAddress(w, owner.id);
    await failedPost(w);
    const [make] = w.waiting.splice(0).filter(({ job }) => job.kind === "notifications.make");
    await w.deliver((make as NonNullable<typeof make>).job);
    w.waiting.splice(0);
    w.pass(40);
    const { seal } = w.service.seals;
    w.service.seals.seal = () => Promise.reject(new Error("The isolate died"));
    await w.sweep();
    expect(await w.drain()).toContain(500);
    w.service.seals.seal = seal;
    await w.sweep();
    await w.drain();
    expect(sent).toEqual([]);
    w.pass(100);
    await w.sweep();
    await w.drain();
    expect(sent).toHaveLength(1);
  });

  test("without mail the page says so and offers what works", async () => {
    const w = await world({ service: { bot: botAt(fake) } });
    const page = await (await signedIn(w)).read(SETTINGS);
    expect(page).toContain("No mail is set up on this service");
    expect(page).not.toContain('name="review.mail"');
    expect(page).toContain('name="review.telegram"');
    const bare = await (await signedIn(await world())).read(SETTINGS);
    expect(bare).toContain("No messaging bot is set up");
    expect(bare).toContain('name="review.page"');
    expect(bare).not.toContain("digest_hour");
  });

  test("an address is confirmed by a mailed link, from the page", async () => {
    const { w, sent } = await mailingWorld();
    const viewer = await signedIn(w, "viewer");
    expect((await viewer.submit(`${SETTINGS}/confirm`)).status).toBe(303);
    await w.get("/me");
    await w.drain();
    const [, path = ""] = /http:\/\/brandrun\.test(\/\S+)/.exec(sent[0]?.text ?? "") ?? [];
    await viewer.submit(path);
    expect(await viewer.read(SETTINGS)).toContain('badge good">confirmed');
  });
});

describe("Telegram", () => {
  const CHAT = 5150;
  async function linked(w: World) {
    const owner = await signedIn(w);
    fake.begin(String(CHAT));
    const page = await (await owner.submit(`${SETTINGS}/chat`)).text();
    const [, code = ""] = /start=(\w+)/.exec(page) ?? [];
    const update = startUpdate(w, code, CHAT);
    await sendUpdate(w, update);
    await sendUpdate(w, update);
    return { owner, code };
  }
  const open = () => world({ service: { bot: botAt(fake) } });

  test("a link ties one chat to one member, works once, and takes no place of the plan", async () => {
    const w = await open();
    const { owner, code } = await linked(w);
    expect(said()).toEqual(["This chat now gets your notifications of Kite Works."]);
    expect(await owner.read(SETTINGS)).toContain("Messages go to the chat <strong>Mara</strong>");
    fake.begin("77");
    await sendUpdate(w, startUpdate(w, code, 77));
    expect(said().at(-1)).toContain("has been used");
    expect(await owner.read("/app/studio")).not.toContain("Mara");
    const { rows } = (await w.service.db.execute("select * from notification_settings")) as unknown as {
      rows: unknown[];
    };
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test("messages go to the chat once; after unlinking none do", async () => {
    const w = await open();
    const { owner } = await linked(w);
    await failedPost(w);
    await w.drain();
    await w.sweep();
    await w.drain();
    expect(said().slice(1)).toEqual([expect.stringContaining("Not posted on LinkedIn")]);
    await owner.submit(`${SETTINGS}/chat/unlink`);
    expect((await owner.submit(`${SETTINGS}/chat/unlink`)).status).toBe(404);
    await failedPost(w);
    await w.drain();
    expect(said()).toHaveLength(2);
  });

  test("a chat that is too busy is written to later, and one that is gone is named on the page", async () => {
    const w = await open();
    const { owner } = await linked(w);
    await failedPost(w);
    fake.script("too_many");
    await w.drain();
    expect(said()).toHaveLength(1);
    w.pass(60);
    await w.sweep();
    await w.drain();
    expect(said()).toHaveLength(2);
    fake.block(String(CHAT));
    await failedPost(w);
    await w.drain();
    expect(await owner.read(SETTINGS)).toContain("The chat takes no more messages");
  });

  test("a bot that is removed loses the chat, unless it was linked again since", async () => {
    const w = await open();
    const { owner } = await linked(w);
    const removed = (seconds: number) => ({
      update_id: nextUpdate(),
      my_chat_member: {
        date: unixTime(w) + seconds,
        chat: { id: CHAT, type: "private" },
        new_chat_member: { status: "kicked" },
      },
    });
    await sendUpdate(w, removed(-60));
    expect(await owner.read(SETTINGS)).toContain("Messages go to the chat");
    await sendUpdate(w, removed(5));
    expect(await owner.read(SETTINGS)).toContain("The chat takes no more messages");
  });
});

test("changes of settings and links of chats are audit entries", async () => {
  const w = await world({ service: { bot: botAt(fake) } });
  const owner = await signedIn(w);
  await owner.submit(SETTINGS, allBy("telegram", "off"));
  const entries = await w.service.db.select().from(auditLog).where(eq(auditLog.workspaceId, w.workspaceId));
  expect(entries.find(({ action }) => action === "change_notification_settings")).toMatchObject({
    actorKind: "user",
    actorId: owner.id,
    target: owner.id,
  });
  const wrong = await owner.submit(SETTINGS, allBy("telegram", "sometimes"));
  expect(wrong.status).toBe(422);
  expect((await owner.submit(SETTINGS, allBy("telegram", "off", { time_zone: "Moon/Base" }))).status).toBe(
    422,
  );
});
