import { describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { inviteChat } from "../../lib/studio/chats.ts";
import { expectRefusal } from "../support/expect.ts";
import {
  at,
  botAt,
  CHAT,
  fakeForTests,
  link,
  linkedIn,
  nextUpdate,
  order,
  startUpdate,
  studioWorld,
  tell,
} from "../support/studio.ts";
import { OPERATOR, type World, world } from "../support/world.ts";

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
    await expectRefusal(await tell(w, startUpdate(w, await codeFor(w)), secret), 401, "invalid_signature");
    expect(await linkedIn(w)).toBe(0);
  });

  test("without a bot it is 503 and says so", async () => {
    const w = await world();
    await expectRefusal(await tell(w, {}), 503, "dependency_down");
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

describe("linking", () => {
  test("a code links the chat that sends it, and the chat is told", async () => {
    const w = await open();
    expect((await link(w, fake)).status).toBe(204);
    expect(await linkedIn(w)).toBe(1);
    expect(said()).toEqual([expect.stringContaining("linked to Kite Works")]);
  });

  test("a group and a channel are linked like a person's chat", async () => {
    const w = await open({ plan: "growth" });
    const chat = { id: -100, type: "supergroup", title: "Riders" };
    const text = `/start@kite_bot ${await codeFor(w)}`;
    await tell(w, { update_id: nextUpdate(), message: { date: at(w), chat, text } });
    const post = `/start ${await codeFor(w)}`;
    await tell(w, {
      update_id: nextUpdate(),
      channel_post: { date: at(w), chat: { ...chat, id: -200 }, text: post },
    });
    expect(await linkedIn(w)).toBe(2);
  });

  test("a code is used once, by whomever", async () => {
    const w = await open({ plan: "growth" });
    const code = await codeFor(w);
    fake.begin("1");
    fake.begin("2");
    await Promise.all([tell(w, startUpdate(w, code, 1)), tell(w, startUpdate(w, code, 2))]);
    expect(await linkedIn(w)).toBe(1);
    expect(said()).toEqual(expect.arrayContaining([expect.stringContaining("has been used")]));
  });

  test("an update that comes twice counts once, and is answered once", async () => {
    const w = await open({ plan: "growth" });
    fake.begin(String(CHAT));
    const update = startUpdate(w, await codeFor(w));
    await tell(w, update);
    await tell(w, update);
    expect(await linkedIn(w)).toBe(1);
    expect(said()).toHaveLength(1);
  });

  test("a code lives for a quarter of an hour", async () => {
    const w = await open();
    fake.begin(String(CHAT));
    const code = await codeFor(w);
    w.pass(900);
    await tell(w, startUpdate(w, code));
    expect(await linkedIn(w)).toBe(0);
    expect(said()).toEqual([expect.stringContaining("expired")]);
  });

  test("the code is nowhere in the database", async () => {
    const w = await open();
    const code = await codeFor(w);
    const { rows } = (await w.service.db.execute("select * from chat_invites")) as unknown as {
      rows: unknown[];
    };
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe("bot accounts", () => {
  test.each([
    ["free", 0],
    ["starter", 0],
    ["pro", 1],
    ["growth", 5],
  ] as const)("the %s plan links %i", async (plan, cap) => {
    const w = await open({ plan: "scale" });
    const codes = await Promise.all(Array.from({ length: cap + 1 }, () => codeFor(w)));
    await setPlan(w.service, OPERATOR, w.workspaceId, plan);
    for (const [i, code] of codes.entries()) {
      fake.begin(String(i + 1));
      await tell(w, startUpdate(w, code, i + 1));
    }
    expect(await linkedIn(w)).toBe(cap);
    expect(said().at(-1)).toContain(`${plan} plan`);
    await expect(codeFor(w)).rejects.toMatchObject({ code: "bot_account_cap" });
  });

  test("a code that met the cap can still be used once there is room", async () => {
    const w = await open({ plan: "growth" });
    const codes = [await codeFor(w), await codeFor(w)];
    await setPlan(w.service, OPERATOR, w.workspaceId, "pro");
    for (const [i, code] of codes.entries()) await tell(w, startUpdate(w, code, i + 1));
    await setPlan(w.service, OPERATOR, w.workspaceId, "growth");
    await tell(w, startUpdate(w, codes[1] ?? "", 2));
    expect(await linkedIn(w)).toBe(2);
  });

  test("many links at once never pass the cap", async () => {
    const w = await open({ plan: "growth" });
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeFor(w)));
    await Promise.all(codes.map((code, i) => tell(w, startUpdate(w, code, i + 1))));
    expect(await linkedIn(w)).toBe(5);
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

test("old updates are forgotten by the sweeper", async () => {
  const w = await studioWorld(fake);
  w.pass(3 * 86_400);
  expect((await w.sweep()).old_updates).toBeGreaterThan(0);
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
