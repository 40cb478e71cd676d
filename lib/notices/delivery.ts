import * as z from "zod/v4";
import type { HookDeliveryRow } from "../hooks/store-attempt.ts";
import type { AttemptRow } from "../hooks/store-deliveries.ts";
import { EventKind, HookDeliveryStatus } from "../vocab.ts";

export const DeliveryId = z.object({ delivery_id: z.guid("Give the id of a delivery, a UUID.") });

export const HookDelivery = z.object({
  id: z.guid(),
  /** The notice's `webhook-id`. */
  event_id: z.guid(),
  event_type: EventKind,
  /** Null: the address came with a request. */
  endpoint_id: z.guid().nullable(),
  url: z.url(),
  livemode: z.boolean(),
  /** Why it is told: it happened, or somebody asked for it. */
  origin: z.enum(["event", "test", "replay"]),
  status: HookDeliveryStatus,
  attempt_count: z.int(),
  next_attempt_at: z.iso.datetime().nullable(),
  /** Why the last attempt did not succeed. */
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});
export type HookDelivery = z.infer<typeof HookDelivery>;

const Attempt = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  /** Null: there was no answer, and `error` says why. */
  status_code: z.int().nullable(),
  error: z.string().nullable(),
  latency_ms: z.int(),
  /** The first kilobyte of what was answered, if it was text. */
  answer: z.string().nullable(),
});

export const DeliveryWithAttempts = HookDelivery.extend({ attempts: z.array(Attempt) });

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The only bridge from a row to the wire. */
export function toDelivery(row: HookDeliveryRow): HookDelivery {
  return {
    id: row.id,
    event_id: row.eventId,
    event_type: row.kind,
    endpoint_id: row.endpointId,
    url: row.url,
    livemode: row.livemode,
    origin: row.origin,
    status: row.status,
    attempt_count: row.attempts,
    next_attempt_at: iso(row.nextAttemptAt),
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
    ended_at: iso(row.endedAt),
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
