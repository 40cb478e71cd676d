import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { whole } from "../core/query.ts";
import type { HookDeliveryRow } from "../hooks/store-attempt.ts";
import { findAttempts, findDeliveries, findDelivery } from "../hooks/store-deliveries.ts";
import { EventKind, HookDeliveryStatus } from "../vocab.ts";
import { DeliveryId, DeliveryWithAttempts, HookDelivery, toAttempt, toDelivery } from "./delivery.ts";
import { findOwn, WebhookId } from "./endpoint.ts";

const oneOf = <T extends z.ZodEnum>({ options }: T) => `Use one of: ${options.join(", ")}.`;

const page = {
  limit: whole(1, 100).default(20),
  offset: whole(0, 1_000_000).default(0),
  status: z.enum(HookDeliveryStatus.options, oneOf(HookDeliveryStatus)).optional(),
  event_type: z.enum(EventKind.options, oneOf(EventKind)).optional(),
  event_id: z.guid("Give the id of an event, a UUID.").optional(),
};

export const OwnDeliveriesQuery = z.object(page);
export const DeliveriesQuery = z.object({
  ...page,
  endpoint_id: z.guid("Give the id of a webhook, a UUID.").optional(),
});

export const listWebhookDeliveries = operation({
  id: "list_webhook_deliveries",
  summary: "List what was told to whom, the newest first, by status, webhook and type of event.",
  effect: "read",
  input: DeliveriesQuery,
  output: z.array(HookDelivery),
  run: (ctx, { endpoint_id, ...query }) => read(ctx, query, endpoint_id),
});

export const listDeliveriesOfWebhook = operation({
  id: "list_deliveries_of_webhook",
  summary: "List what was told to one webhook, the newest first.",
  effect: "read",
  input: z.object({ ...WebhookId.shape, ...page }),
  output: z.array(HookDelivery),
  async run(ctx, { webhook_id, ...query }) {
    await findOwn(ctx, webhook_id);
    return read(ctx, query, webhook_id);
  },
});

async function read(ctx: Ctx, query: z.output<typeof OwnDeliveriesQuery>, endpointId: string | undefined) {
  const { limit, offset, status, event_type: kind, event_id: eventId } = query;
  const filter = { status, kind, eventId, endpointId };
  return (await findDeliveries(ctx.db, ctx.workspaceId, filter, { limit, offset })).map(toDelivery);
}

export const getWebhookDelivery = operation({
  id: "get_webhook_delivery",
  summary: "Read a delivery with every attempt: when, how long it took, and what was answered.",
  effect: "read",
  input: DeliveryId,
  output: DeliveryWithAttempts,
  async run(ctx, { delivery_id }) {
    const [row, attempts] = await Promise.all([
      findOwnDelivery(ctx, delivery_id),
      findAttempts(ctx.db, ctx.workspaceId, delivery_id),
    ]);
    return { ...toDelivery(row), attempts: attempts.map(toAttempt) };
  },
});

/** A delivery of the caller's workspace. */
export async function findOwnDelivery(ctx: Ctx, id: string): Promise<HookDeliveryRow> {
  const row = await findDelivery(ctx.db, ctx.workspaceId, id);
  if (row) return row;
  throw new Refusal("not_found", "There is no such delivery.", {
    hint: "Check the id, and that the key belongs to the delivery's workspace. They are kept for 30 days.",
    retryable: false,
  });
}
