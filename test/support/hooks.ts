import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { events, webhookAttempts, webhookDeliveries, webhookEndpoints } from "../../drizzle/schema/index.ts";
import type { Carried } from "../../lib/core/ports.ts";
import { announce } from "../../lib/hooks/announce.ts";
import { json, type World, world } from "./world.ts";

export const HOOK = "https://hooks.example.com/brandrun";

export type Posted = { address: string; headers: Record<string, string>; body: string };
/** What an address answers to the nth notice. */
export type Habit = (posted: Posted, n: number, w: World) => Carried | Promise<Carried>;

export const answers = (status: number, more: object = {}): Carried => ({
  status,
  answer: null,
  retryAfter: null,
  ...more,
});

/** A workspace, and a courier that keeps what it carries. */
export async function hookWorld(
  habit: Habit = () => answers(204),
  setting: Parameters<typeof world>[0] = {},
) {
  const posted: Posted[] = [];
  const w: World = await world({
    ...setting,
    service: {
      courier: {
        post: async (address, { headers, body }) => {
          const one = { address, headers, body };
          posted.push(one);
          return habit(one, posted.length, w);
        },
      },
      ...setting.service,
    },
  });
  return { w, posted };
}

export type Made = { id: string; secret: string; url: string };

/** An endpoint of the workspace, with its secret. */
export const endpoint = async (w: World, wish: object = {}): Promise<Made> =>
  (await json(await w.post("/webhooks", { url: HOOK, ...wish }))) as unknown as Made;

/** Something happened, and nobody has announced it. */
export async function note(w: World, kind = "brand.updated", about: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const createdAt = w.service.now();
  const known = { id, workspaceId: w.workspaceId, kind, livemode: true, createdAt };
  await w.service.db.insert(events).values({ ...known, ...about });
  return id;
}

/** Something happened, and was announced. */
export async function happen(w: World, kind?: string, about?: object): Promise<string> {
  const id = await note(w, kind, about);
  await announce(w.service, w.workspaceId);
  return id;
}

/** Throws unless the notice is signed with the secret. Its time is the world's, not this machine's. */
export function verified(posted: Posted | undefined, secret: string, w: World): Record<string, unknown> {
  if (!posted) throw new Error("Nothing was posted.");
  const real = Date.now;
  Date.now = () => w.service.now().getTime();
  try {
    return new Webhook(secret).verify(posted.body, posted.headers) as Record<string, unknown>;
  } finally {
    Date.now = real;
  }
}

export const deliveriesOf = (w: World) =>
  w.service.db
    .select()
    .from(webhookDeliveries)
    .where(sql`workspace_id = ${w.workspaceId}::uuid`)
    .orderBy(webhookDeliveries.createdAt, webhookDeliveries.id);

export const attemptsOf = (w: World, deliveryId: string) =>
  w.service.db
    .select()
    .from(webhookAttempts)
    .where(sql`delivery_id = ${deliveryId}::uuid`)
    .orderBy(webhookAttempts.number);

export async function endpointRow(w: World, id: string) {
  const [row] = await w.service.db.select().from(webhookEndpoints).where(sql`id = ${id}::uuid`);
  if (!row) throw new Error("There is no such endpoint.");
  return row;
}
