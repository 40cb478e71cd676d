import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { events, webhookAttempts, webhookDeliveries, webhookEndpoints } from "../../drizzle/schema/index.ts";
import type { SendResult } from "../../lib/core/ports.ts";
import { publishEvents } from "../../lib/webhooks/publish-events.ts";
import { json, type World, world } from "./world.ts";

export const WEBHOOK_URL = "https://hooks.example.com/brandrun";

export type Posted = { address: string; headers: Record<string, string>; body: string };
/** The response of an address to its nth message. */
export type Responder = (posted: Posted, n: number, w: World) => SendResult | Promise<SendResult>;

export const answers = (status: number, more: object = {}): SendResult => ({
  status,
  answer: null,
  retryAfter: null,
  ...more,
});

/** A workspace with a webhook client that keeps what it sends. */
export async function webhookWorld(
  responder: Responder = () => answers(204),
  setting: Parameters<typeof world>[0] = {},
) {
  const posted: Posted[] = [];
  const w: World = await world({
    ...setting,
    service: {
      webhookClient: {
        post: async (address, { headers, body }) => {
          const one = { address, headers, body };
          posted.push(one);
          return responder(one, posted.length, w);
        },
      },
      ...setting.service,
    },
  });
  return { w, posted };
}

export type TestEndpoint = { id: string; secret: string; url: string };

/** An endpoint of the workspace, with its secret. */
export const endpoint = async (w: World, wish: object = {}): Promise<TestEndpoint> =>
  (await json(await w.post("/webhooks", { url: WEBHOOK_URL, ...wish }))) as unknown as TestEndpoint;

/** Records an event without publishing it. */
export async function recordTestEvent(w: World, kind = "brand.updated", about: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const createdAt = w.service.now();
  const known = { id, workspaceId: w.workspaceId, kind, livemode: true, createdAt };
  await w.service.db.insert(events).values({ ...known, ...about });
  return id;
}

/** Records an event and publishes it. */
export async function recordAndPublish(w: World, kind?: string, about?: object): Promise<string> {
  const id = await recordTestEvent(w, kind, about);
  await publishEvents(w.service, w.workspaceId);
  return id;
}

/** Throws unless the message is signed with the secret. The time is the world's clock, not this machine's. */
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
