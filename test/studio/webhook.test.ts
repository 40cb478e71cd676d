import { describe, expect, test } from "vitest";
import { inviteChat } from "../../lib/studio/chats.ts";
import {
  botAt,
  CHAT,
  countLinkedChats,
  fakeForTests,
  nextUpdate,
  order,
  sendUpdate,
  startUpdate,
  studioWorld,
  unixTime,
} from "../support/studio.ts";
import { json, type World, world } from "../support/world.ts";

const fake = fakeForTests();
const open = (setting: Parameters<typeof studioWorld>[1] = {}) =>
  studioWorld(fake, { chats: [], ...setting });
const codeFor = async (w: World) => (await inviteChat(w.service, w.workspaceId)).code;
const said = () => fake.shown.filter(({ kind }) => kind === "sendMessage").map(({ caption }) => caption);
const member = (w: World, status: string, seconds = 0) => ({
  update_id: nextUpdate(),
  my_chat_member: {
    date: unixTime(w) + seconds,
    chat: { id: CHAT, type: "private" },
    new_chat_member: { status },
  },
});

describe("the Telegram webhook", () => {
  test.each(["", "wrong", "the-right-secret-for-the-webhooK"])(
    "the Telegram webhook answers 401 for the secret %j",
    async (secret) => {
      const w = await open();
      const answer = await sendUpdate(w, startUpdate(w, await codeFor(w)), secret);
      expect([answer.status, (await json(answer)).code]).toEqual([401, "invalid_signature"]);
      expect(await countLinkedChats(w)).toBe(0);
    },
  );

  test("the Telegram webhook answers 503 without a bot and says so", async () => {
    const w = await world();
    const answer = await sendUpdate(w, {});
    expect([answer.status, (await json(answer)).message]).toEqual([503, "The messaging bot is not set up."]);
  });

  test.each([
    ["nothing", {}],
    ["a list", []],
    ["another kind of update", { update_id: 1, callback_query: { id: "1" } }],
    ["small talk", { update_id: 2, message: { date: 1, chat: { id: CHAT }, text: "hello" } }],
    ["a start without a code", { update_id: 3, message: { date: 1, chat: { id: CHAT }, text: "/start" } }],
  ])("the Telegram webhook accepts and ignores %s", async (_what, update) => {
    const w = await open();
    expect((await sendUpdate(w, update)).status).toBe(204);
    expect(said()).toEqual([]);
  });
});

describe("unlinking a Telegram chat", () => {
  test.each(["kicked", "left"])(
    "%s unlinks the chat, and Studio no longer names Telegram",
    async (status) => {
      const w = await studioWorld(fake);
      await sendUpdate(w, member(w, status));
      expect(await countLinkedChats(w)).toBe(0);
      expect(await (await order(w)).json()).toMatchObject({ delivery: [] });
    },
  );

  test("a Telegram update that makes the bot a member changes nothing", async () => {
    const w = await studioWorld(fake);
    await sendUpdate(w, member(w, "member"));
    expect(await countLinkedChats(w)).toBe(1);
  });

  test("a late removal update does not end a newer link of the chat", async () => {
    const w = await studioWorld(fake);
    const late = member(w, "kicked", -60);
    await sendUpdate(w, late);
    expect(await countLinkedChats(w)).toBe(1);
  });

  test("a Telegram chat that has moved is linked under its new id", async () => {
    const w = await studioWorld(fake);
    await sendUpdate(w, {
      update_id: nextUpdate(),
      message: { date: unixTime(w), chat: { id: CHAT }, migrate_to_chat_id: -100777 },
    });
    fake.begin("-100777");
    await order(w);
    await w.drain();
    expect(fake.cards().map(({ chat }) => chat)).toEqual(["-100777"]);
  });
});

test("the sweeper deletes old Telegram updates and link codes", async () => {
  const w = await studioWorld(fake);
  const left = async (table: string) =>
    ((await w.service.db.execute(`select 1 from ${table}`)) as unknown as { rows: unknown[] }).rows.length;
  w.pass(86_400);
  await w.sweep();
  expect(await left("chat_updates")).toBeGreaterThan(0);
  w.pass(2 * 86_400);
  expect((await w.sweep()).chat_updates).toBeGreaterThan(0);
  expect([await left("chat_updates"), await left("chat_invites")]).toEqual([0, 0]);
});

test("a video is delivered as a Telegram video that can be streamed", async () => {
  const file = {
    kind: "film",
    bytes: new Uint8Array([1, 2]),
    mimeType: "video/mp4",
    name: "video.mp4",
  } as const;
  fake.begin("5");
  const sent = await botAt(fake).send("5", {
    caption: "Watch",
    files: [{ ...file, width: 1080, height: 1920, durationMs: 7_600 }],
  });
  expect(sent).toMatchObject({ state: "sent", messageIds: [expect.any(String)] });
  expect(fake.cards()).toMatchObject([
    {
      kind: "sendVideo",
      caption: "Watch",
      media: [{ mimeType: "video/mp4", bytes: 2 }],
      fields: { width: "1080", height: "1920", duration: "8", supports_streaming: "true" },
    },
  ]);
});
