import { describe, expect, test } from "vitest";
import { inviteChat } from "../../lib/studio/chats.ts";
import {
  at,
  botAt,
  CHAT,
  fakeForTests,
  linkedIn,
  nextUpdate,
  order,
  startUpdate,
  studioWorld,
  tell,
} from "../support/studio.ts";
import { json, type World, world } from "../support/world.ts";

const fake = fakeForTests();
const open = (setting: Parameters<typeof studioWorld>[1] = {}) =>
  studioWorld(fake, { chats: [], ...setting });
const codeFor = async (w: World) => (await inviteChat(w.service, w.workspaceId)).code;
const said = () => fake.shown.filter(({ kind }) => kind === "sendMessage").map(({ caption }) => caption);
const member = (w: World, status: string, seconds = 0) => ({
  update_id: nextUpdate(),
  my_chat_member: { date: at(w) + seconds, chat: { id: CHAT, type: "private" }, new_chat_member: { status } },
});

describe("the webhook", () => {
  test.each(["", "wrong", "the-right-secret-for-the-webhooK"])("the secret %j is 401", async (secret) => {
    const w = await open();
    const answer = await tell(w, startUpdate(w, await codeFor(w)), secret);
    expect([answer.status, (await json(answer)).code]).toEqual([401, "invalid_signature"]);
    expect(await linkedIn(w)).toBe(0);
  });

  test("without a bot it is 503 and says so", async () => {
    const w = await world();
    const answer = await tell(w, {});
    expect([answer.status, (await json(answer)).message]).toEqual([503, "The messaging bot is not set up."]);
  });

  test.each([
    ["nothing", {}],
    ["a list", []],
    ["another kind of update", { update_id: 1, callback_query: { id: "1" } }],
    ["small talk", { update_id: 2, message: { date: 1, chat: { id: CHAT }, text: "hello" } }],
    ["a start without a code", { update_id: 3, message: { date: 1, chat: { id: CHAT }, text: "/start" } }],
  ])("%s is taken in and is nothing to us", async (_what, update) => {
    const w = await open();
    expect((await tell(w, update)).status).toBe(204);
    expect(said()).toEqual([]);
  });
});

describe("unlinking", () => {
  test.each(["kicked", "left"])("%s unlinks, and Studio names Telegram no more", async (status) => {
    const w = await studioWorld(fake);
    await tell(w, member(w, status));
    expect(await linkedIn(w)).toBe(0);
    expect(await (await order(w)).json()).toMatchObject({ delivery: [] });
  });

  test("being made a member changes nothing", async () => {
    const w = await studioWorld(fake);
    await tell(w, member(w, "member"));
    expect(await linkedIn(w)).toBe(1);
  });

  test("a removal that is told after the chat was linked again does not end the new link", async () => {
    const w = await studioWorld(fake);
    const late = member(w, "kicked", -60);
    await tell(w, late);
    expect(await linkedIn(w)).toBe(1);
  });

  test("a chat that has moved is linked under its new name", async () => {
    const w = await studioWorld(fake);
    await tell(w, {
      update_id: nextUpdate(),
      message: { date: at(w), chat: { id: CHAT }, migrate_to_chat_id: -100777 },
    });
    fake.begin("-100777");
    await order(w);
    await w.drain();
    expect(fake.cards().map(({ chat }) => chat)).toEqual(["-100777"]);
  });
});

test("old updates and codes are forgotten by the sweeper", async () => {
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

test("a film is sent as a video that can be watched while it loads", async () => {
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
