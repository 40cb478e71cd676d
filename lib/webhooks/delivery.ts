import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { ownerOf } from "../core/owner.ts";
import { EventKind, WebhookDeliveryStatus } from "../vocab.ts";
import type { AttemptRow } from "./store-attempts.ts";
import { findDelivery, type WebhookDeliveryRow } from "./store-deliveries.ts";

export const DeliveryId = z.object({
  delivery_id: z.guid("Give the id of a delivery, a UUID.").meta({
    description: "The id of a delivery of the workspace. Deliveries are kept for 30 days.",
    examples: ["01985c3e-7b52-7e0a-8f14-2c9d6a7b3e50"],
  }),
});

export const WebhookDelivery = z
  .object({
    id: z.guid().describe("The id of the delivery."),
    event_id: z.guid().describe("The id of the event, which is the `webhook-id` header of the message."),
    type: EventKind.describe("The type of the event."),
    event_type: EventKind.describe("As type, which is its name everywhere else."),
    endpoint_id: z.guid().nullable().describe("The webhook. Null: the address came with a request."),
    url: z.url().describe("The address of the last attempt, or of the next one before the first."),
    livemode: z.boolean().describe("False for events of test keys."),
    origin: z
      .enum(["event", "test", "replay"])
      .describe("Why it exists: the event happened, or a test or a replay was requested."),
    status: WebhookDeliveryStatus.describe("Pending deliveries have a next attempt; the others have ended."),
    attempt_count: z.int().describe("The attempts made so far, those before a redelivery included."),
    next_attempt_at: z.iso.datetime().nullable().describe("When the next attempt is due; null at the end."),
    reason: z.string().nullable().describe("Why the last attempt did not succeed."),
    created_at: z.iso.datetime().describe("When the delivery was created."),
    ended_at: z.iso.datetime().nullable().describe("When it was delivered or failed."),
  })
  .meta({ title: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const Attempt = z.object({
  number: z.int().describe("The attempt's number, from 1."),
  at: z.iso.datetime().describe("When the attempt began."),
  status_code: z.int().nullable().describe("The HTTP status. Null: no response, and `error` says why."),
  error: z.string().nullable().describe("Why the attempt did not succeed; null when it did."),
  latency_ms: z.int().describe("Milliseconds until the response or the error."),
  answer: z.string().nullable().describe("The first kilobyte of the response, when it is text."),
});

const Message = z.object({
  header_fields: z
    .record(z.string(), z.string())
    .describe(
      "The headers of every attempt. Beside them go `webhook-timestamp` and `webhook-signature`, new with each attempt.",
    ),
  body: z.string().describe("The body, byte for byte what the signature is made of."),
});

export const DeliveryWithAttempts = WebhookDelivery.extend({
  message: Message.nullable().describe(
    "What is sent, in the form that the webhook asks for now. Null before the first attempt, and once the event is deleted.",
  ),
  attempts: z.array(Attempt).describe("Every attempt, in order."),
}).meta({ title: "WebhookDeliveryWithAttempts" });

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

/** The only conversion from a row to the wire. */
export function toDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event_id: row.eventId,
    type: row.kind,
    event_type: row.kind,
    endpoint_id: row.endpointId,
    url: row.url,
    livemode: row.livemode,
    origin: row.origin,
    status: row.status,
    attempt_count: row.attempts,
    next_attempt_at: isoOrNull(row.nextAttemptAt),
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
    ended_at: isoOrNull(row.endedAt),
  };
}

export const toAttempt = (row: AttemptRow): z.infer<typeof Attempt> => ({
  number: row.number,
  at: row.at.toISOString(),
  status_code: row.statusCode,
  error: row.error,
  latency_ms: row.latencyMs,
  answer: row.answer,
});

/**
 * Whether a delivery of the workspace is about a live event or goes to a live endpoint. Live endpoints receive test
 * events too.
 */
export async function isLiveDelivery(
  ctx: Ctx,
  { delivery_id }: z.output<typeof DeliveryId>,
): Promise<boolean> {
  const row = await findDelivery(ctx.db, ownerOf(ctx), delivery_id);
  return row !== undefined && (row.livemode || (row.endpointId !== null && row.endpointLivemode));
}

/** A delivery of the caller's workspace that the caller may see. */
export async function findOwnDelivery(ctx: Ctx, id: string): Promise<WebhookDeliveryRow> {
  const row = await findDelivery(ctx.db, ownerOf(ctx), id);
  if (row) return row;
  throw new Refusal("not_found", "There is no such delivery.", {
    hint: "Check the id, and that the key belongs to the delivery's workspace. They are kept for 30 days.",
    retryable: false,
  });
}
