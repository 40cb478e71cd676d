import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll } from "vitest";
import { telegram } from "../../lib/adapters/telegram.ts";
import { inviteChat } from "../../lib/studio/chats.ts";
import { bindProfile, type ProfileRequest } from "../../lib/studio/profile.ts";
import { SECRET, startTelegramFake, type TelegramFake, TOKEN } from "../fakes/telegram.ts";
import { json, OPERATOR, type World, world } from "./world.ts";

export const EVENT = { output_type: "card", data: { headline: "Offline maps are here" } };
export const CHAT = 4711;
const STUDIO = "/api/v1/studio";

export const botAt = ({ root }: TelegramFake) => telegram({ token: TOKEN, secret: SECRET, fetch, root });

export const bind = (w: World, wish: Partial<ProfileRequest> = {}) =>
  bindProfile(w.service, OPERATOR, w.workspaceId, {
    keyId: w.keyId,
    templates: ["card", "carousel"],
    theme: "brand",
    telegram: true,
    social: [],
    defaultCaption: "",
    paused: false,
    ...wish,
  });

let updates = 1_000;
export const nextUpdate = () => ++updates;

/** Sends an update to the webhook, as the vendor does. */
export const sendUpdate = (w: World, update: object, secret = SECRET) =>
  w.call("POST", "/jobs/telegram", {
    json: update,
    key: null,
    headers: { "x-telegram-bot-api-secret-token": secret },
  });

export const unixTime = (w: World) => Math.floor(w.service.now().getTime() / 1000);
export const startUpdate = (w: World, code: string, chat: number = CHAT, id = nextUpdate()) => ({
  update_id: id,
  message: {
    message_id: id,
    date: unixTime(w),
    chat: { id: chat, type: "private", first_name: "Mara" },
    text: `/start ${code}`,
  },
});

/** Links a chat by pressing Start. */
export async function link(w: World, fake: TelegramFake, chat: number = CHAT) {
  fake.begin(String(chat));
  const { code } = await inviteChat(w.service, w.workspaceId);
  return sendUpdate(w, startUpdate(w, code, chat));
}

/** A workspace whose key has a profile, and a chat that is linked. */
export async function studioWorld(
  fake: TelegramFake,
  {
    profile = {},
    chats = [CHAT],
    ...setting
  }: Parameters<typeof world>[0] & { profile?: Partial<ProfileRequest>; chats?: number[] } = {},
) {
  const w = await world({ ...setting, service: { bot: botAt(fake), ...setting.service } });
  await bind(w, profile);
  for (const chat of chats) await link(w, fake, chat);
  return w;
}

export const order = (w: World, body: object = {}, headers: Record<string, string> = {}) =>
  w.call("POST", `${STUDIO}/generate`, { json: { ...EVENT, ...body }, headers });
export const templates = (w: World) => w.call("GET", `${STUDIO}/templates`);

type Answer = { run_id: string; delivery: string[] };
/** Orders a card and works on it until it has been handed over. */
export async function deliverCard(w: World, body: object = {}) {
  const answer = (await (await order(w, body)).json()) as Answer;
  await w.drain();
  return { ...answer, run: await readRun(w, answer.run_id) };
}

type Delivered = { target: string; status: string; error: string | null };
export const readRun = async (w: World, id: string) =>
  (await json(await w.get(`/runs/${id}`))) as unknown as Record<string, unknown> & {
    deliveries: Delivered[];
  };

/** A finished card whose delivery still waits in the queue. */
export async function readyDelivery(w: World, body: object = {}) {
  const { run_id } = (await (await order(w, body)).json()) as Answer;
  const [message] = w.waiting.splice(0);
  if (message) await w.deliver(message.job);
  const job = w.waiting.splice(0).find((one) => one.job.kind === "studio.deliver")?.job;
  if (!job) throw new Error("Nothing is to be delivered.");
  return { run_id, job };
}
export const statusOf = async (w: World, id: string) =>
  (await readRun(w, id)).deliveries.map(({ status }) => status);

/** How many chats are linked. */
export async function countLinkedChats(w: World): Promise<number> {
  const { rows } = (await w.service.db.execute(
    sql`select count(*)::int as n from chats where workspace_id = ${w.workspaceId} and unlinked_at is null`,
  )) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
}

/** A fake for a test file, as new before each test. */
export function fakeForTests(): TelegramFake {
  const fake = {} as TelegramFake;
  beforeAll(async () => void Object.assign(fake, await startTelegramFake()));
  afterEach(() => fake.forget());
  afterAll(() => fake.close());
  return fake;
}
