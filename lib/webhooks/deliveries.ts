import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { ownerOf } from "../core/owner.ts";
import { paging } from "../core/query.ts";
import { MESSAGE_HEADERS } from "../core/signed-headers.ts";
import { EventKind, WebhookDeliveryStatus } from "../vocab.ts";
import {
  DeliveryId,
  DeliveryWithAttempts,
  findOwnDelivery,
  toAttempt,
  toDelivery,
  WebhookDelivery,
} from "./delivery.ts";
import { findOwnEndpoint, WebhookId } from "./endpoint.ts";
import { bodyOf, payloadAsSent, payloadFor } from "./payload.ts";
import { findAttempts, findDeliveredEvent } from "./store-attempts.ts";
import { findDeliveries } from "./store-deliveries.ts";

const oneOf = <T extends z.ZodEnum>({ options }: T) => `Use one of: ${options.join(", ")}.`;

const page = {
  ...paging("Deliveries"),
  status: z
    .enum(WebhookDeliveryStatus.options, oneOf(WebhookDeliveryStatus))
    .optional()
    .meta({ description: "Only deliveries with this status.", examples: ["failed"] }),
  type: z
    .enum(EventKind.options, oneOf(EventKind))
    .optional()
    .meta({ description: "Only deliveries of this event type.", examples: ["run.succeeded"] }),
  event_type: z
    .enum(EventKind.options, oneOf(EventKind))
    .optional()
    .meta({ description: "Another name of type.", examples: ["run.succeeded"] }),
  event_id: z
    .guid("Give the id of an event, a UUID.")
    .optional()
    .meta({
      description: "Only deliveries of this event.",
      examples: ["01985c3e-6f01-7b2d-a3c4-9e8f7a6b5c4d"],
    }),
};

export const OwnDeliveriesQuery = z.object(page);
export const DeliveriesQuery = z.object({
  ...page,
  endpoint_id: z
    .guid("Give the id of a webhook, a UUID.")
    .optional()
    .meta({
      description: "Only deliveries to this webhook.",
      examples: ["01985c3e-7a10-7c41-9d0e-5f2a8b6c4d31"],
    }),
});

export const listWebhookDeliveries = operation({
  id: "list_webhook_deliveries",
  summary: "List webhook deliveries, the newest first, by status, webhook, event and event type.",
  effect: "read",
  input: DeliveriesQuery,
  output: z.array(WebhookDelivery),
  run: (ctx, { endpoint_id, ...query }) => listPage(ctx, query, endpoint_id),
});

export const listDeliveriesOfWebhook = operation({
  id: "list_deliveries_of_webhook",
  summary: "List the deliveries of one webhook, the newest first.",
  effect: "read",
  refuses: ["not_found"],
  input: z.object({ ...WebhookId.shape, ...page }),
  output: z.array(WebhookDelivery),
  async run(ctx, { webhook_id, ...query }) {
    await findOwnEndpoint(ctx, webhook_id);
    return listPage(ctx, query, webhook_id);
  },
});

async function listPage(ctx: Ctx, query: z.output<typeof OwnDeliveriesQuery>, endpointId?: string) {
  const { limit, offset, status, event_id: eventId } = query;
  const kind = query.type ?? query.event_type;
  const filter = { status, kind, eventId, endpointId };
  return (await findDeliveries(ctx.db, ownerOf(ctx), filter, { limit, offset })).map(toDelivery);
}

export const getWebhookDelivery = operation({
  id: "get_webhook_delivery",
  summary:
    "Read a delivery: the message, and every attempt with its time, latency, status code and response.",
  effect: "read",
  refuses: ["not_found"],
  input: DeliveryId,
  output: DeliveryWithAttempts,
  async run(ctx, { delivery_id }) {
    const [row, attempts, message] = await Promise.all([
      findOwnDelivery(ctx, delivery_id),
      findAttempts(ctx.db, ctx.workspaceId, delivery_id),
      messageOf(ctx, delivery_id),
    ]);
    return { ...toDelivery(row), message, attempts: attempts.map(toAttempt) };
  },
});

async function messageOf(ctx: Ctx, deliveryId: string) {
  const found = await findDeliveredEvent(ctx.db, ctx.workspaceId, deliveryId);
  const whole = found && payloadAsSent(ctx, found.event);
  if (!whole) return null;
  const payload = payloadFor(ctx, { event: found.event, whole, isThin: found.payload === "thin" });
  return { header_fields: { ...MESSAGE_HEADERS, "webhook-id": payload.id }, body: bodyOf(payload) };
}
