import { describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { inviteChat } from "../../lib/studio/chats.ts";
import {
  CHAT,
  countLinkedChats,
  fakeForTests,
  link,
  nextUpdate,
  sendUpdate,
  startUpdate,
  studioWorld,
  unixTime,
} from "../support/studio.ts";
import { OPERATOR, type World } from "../support/world.ts";

const fake = fakeForTests();
const open = (setting: Parameters<typeof studioWorld>[1] = {}) =>
  studioWorld(fake, { chats: [], ...setting });
const codeFor = async (w: World) => (await inviteChat(w.service, w.workspaceId)).code;
const said = () => fake.shown.filter(({ kind }) => kind === "sendMessage").map(({ caption }) => caption);

describe("linking a Telegram chat", () => {
  test("a link code links the chat that sends it, and the chat gets a confirmation", async () => {
    const w = await open();
    expect((await link(w, fake)).status).toBe(204);
    expect(await countLinkedChats(w)).toBe(1);
    expect(said()).toEqual([expect.stringContaining("linked to Kite Works")]);
  });

  test("a group and a channel are linked like a private chat", async () => {
    const w = await open({ plan: "growth" });
    const chat = { id: -100, type: "supergroup", title: "Riders" };
    const text = `/start@kite_bot ${await codeFor(w)}`;
    await sendUpdate(w, { update_id: nextUpdate(), message: { date: unixTime(w), chat, text } });
    const post = `/start ${await codeFor(w)}`;
    await sendUpdate(w, {
      update_id: nextUpdate(),
      channel_post: { date: unixTime(w), chat: { ...chat, id: -200 }, text: post },
    });
    expect(await countLinkedChats(w)).toBe(2);
  });

  test("a link code can be used once, by any chat", async () => {
    const w = await open({ plan: "growth" });
    const code = await codeFor(w);
    fake.begin("1");
    fake.begin("2");
    await Promise.all([sendUpdate(w, startUpdate(w, code, 1)), sendUpdate(w, startUpdate(w, code, 2))]);
    expect(await countLinkedChats(w)).toBe(1);
    expect(said()).toEqual(expect.arrayContaining([expect.stringContaining("has been used")]));
  });

  test("a repeated Telegram update counts once and is answered once", async () => {
    const w = await open({ plan: "growth" });
    fake.begin(String(CHAT));
    const update = startUpdate(w, await codeFor(w));
    await sendUpdate(w, update);
    await sendUpdate(w, update);
    expect(await countLinkedChats(w)).toBe(1);
    expect(said()).toHaveLength(1);
  });

  test("a link code expires after a quarter of an hour", async () => {
    const w = await open();
    fake.begin(String(CHAT));
    const code = await codeFor(w);
    w.pass(900);
    await sendUpdate(w, startUpdate(w, code));
    expect(await countLinkedChats(w)).toBe(0);
    expect(said()).toEqual([expect.stringContaining("expired")]);
  });

  test("a link code is not stored in the database in plain text", async () => {
    const w = await open();
    const code = await codeFor(w);
    const { rows } = (await w.service.db.execute("select * from chat_invites")) as unknown as {
      rows: unknown[];
    };
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe("the cap on bot accounts", () => {
  test.each([
    ["free", 0],
    ["starter", 0],
    ["pro", 1],
    ["growth", 5],
  ] as const)("the %s plan links up to %i chats", async (plan, cap) => {
    const w = await open({ plan: "scale" });
    const codes = await Promise.all(Array.from({ length: cap + 1 }, () => codeFor(w)));
    await setPlan(w.service, OPERATOR, w.workspaceId, plan);
    for (const [i, code] of codes.entries()) {
      fake.begin(String(i + 1));
      await sendUpdate(w, startUpdate(w, code, i + 1));
    }
    expect(await countLinkedChats(w)).toBe(cap);
    expect(said().at(-1)).toContain(`${plan} plan`);
    await expect(codeFor(w)).rejects.toMatchObject({ code: "bot_account_cap" });
  });

  test("a link code refused for the cap can be used once there is room", async () => {
    const w = await open({ plan: "growth" });
    const codes = [await codeFor(w), await codeFor(w)];
    await setPlan(w.service, OPERATOR, w.workspaceId, "pro");
    for (const [i, code] of codes.entries()) await sendUpdate(w, startUpdate(w, code, i + 1));
    await setPlan(w.service, OPERATOR, w.workspaceId, "growth");
    await sendUpdate(w, startUpdate(w, codes[1] ?? "", 2));
    expect(await countLinkedChats(w)).toBe(2);
  });

  test("concurrent links never exceed the cap on bot accounts", async () => {
    const w = await open({ plan: "growth" });
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeFor(w)));
    await Promise.all(codes.map((code, i) => sendUpdate(w, startUpdate(w, code, i + 1))));
    expect(await countLinkedChats(w)).toBe(5);
  });
});
