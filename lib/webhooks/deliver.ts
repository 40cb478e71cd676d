import { addSeconds } from "../core/calendar.ts";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Ports, SendResult } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { signedHeaders } from "../core/signed-headers.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { MAX_ATTEMPTS, nextAttemptAt, parseRetryAfter } from "./backoff.ts";
import { bodyOf, type EventPayload, payloadFor, storedPayload } from "./payload.ts";
import { deliveryMessage } from "./queue-message.ts";
import { currentSecrets, testSecret, workspaceSecret } from "./sign.ts";
import {
  type AttemptResult,
  claimAttempt,
  type DeliveryContext,
  type DeliveryOutcome,
  failPending,
  findDeliveryContext,
  type NextStatus,
  recordAttempt,
} from "./store-attempts.ts";
import type { WebhookDeliveryRow } from "./store-deliveries.ts";

type DeliverDeps = Pick<
  Ports,
  "db" | "queue" | "webhookClient" | "seals" | "now" | "random" | "log" | "alert" | "settings"
>;

const { earlySeconds, maxFailingSeconds } = RETRIES.webhooks;
const FAILED_TOO_LONG = "Every attempt of five days has failed.";
const GONE = "It answered 410: it accepts no more messages.";
const EVENT_EXPIRED = "What happened is too long ago to be told.";

/**
 * Makes one attempt to send an event to an address. A second copy of the queue message finds the attempt leased or made,
 * and sends nothing. A process that dies leaves a lease behind; after its end the sweeper repeats the attempt.
 */
export async function deliverWebhook(
  deps: DeliverDeps,
  { workspaceId, deliveryId, attempt }: Extract<Job, { kind: "webhook.deliver" }>,
): Promise<void> {
  const now = deps.now();
  const lease = {
    id: newId(deps, now),
    now,
    until: addSeconds(now, RETRIES.webhooks.leaseSeconds),
  };
  const due = addSeconds(now, earlySeconds);
  const delivery = await claimAttempt(deps.db, workspaceId, deliveryId, { attempt, lease, due });
  if (!delivery) return;
  const context = await findDeliveryContext(deps.db, workspaceId, delivery);
  const reason = undeliverableReason(delivery, context);
  if (reason || !context.event) return failUndeliverable(deps, delivery, reason ?? EVENT_EXPIRED);
  const url = context.endpoint?.url ?? delivery.url;
  const whole = await storedPayload(deps, context.event);
  const isThin = context.endpoint?.payload === "thin";
  const payload = payloadFor(deps, { event: context.event, whole, isThin });
  const at = deps.now();
  const result = await send(deps, delivery, { payload, context, url, at });
  await recordResult(deps, delivery, { url, at, result });
}

function undeliverableReason(
  { endpointId }: WebhookDeliveryRow,
  { endpoint }: DeliveryContext,
): string | undefined {
  if (endpointId === null) return undefined;
  if (!endpoint) return "The endpoint was deleted.";
  if (endpoint.status === "disabled") return endpoint.disabledReason ?? "The endpoint is disabled.";
  return undefined;
}

type WebhookRequest = { payload: EventPayload; context: DeliveryContext; url: string; at: Date };

async function send(
  deps: DeliverDeps,
  { workspaceId, endpointId, livemode }: WebhookDeliveryRow,
  { payload, context, url, at }: WebhookRequest,
): Promise<SendResult> {
  const own = endpointId === null ? (context.secrets ?? (await workspaceSecret(deps, workspaceId))) : null;
  const owner = own ?? context.endpoint;
  if (!owner) throw new Error("No signing secret for this webhook.");
  const body = bodyOf(payload);
  const secrets = await currentSecrets(deps, owner);
  const signing = own && !livemode ? await Promise.all(secrets.map(testSecret)) : secrets;
  const headers = await signedHeaders(signing, { id: payload.id, at, body });
  return deps.webhookClient.post(url, { headers, body });
}

type SentRequest = { url: string; at: Date; result: SendResult };

async function recordResult(deps: DeliverDeps, delivery: WebhookDeliveryRow, sent: SentRequest) {
  const { url, at, result } = sent;
  const now = deps.now();
  const disable =
    result.status === 410
      ? { reason: GONE, failingBefore: null }
      : { reason: FAILED_TOO_LONG, failingBefore: addSeconds(now, -maxFailingSeconds) };
  const attempt = attemptResult(result, now.getTime() - at.getTime());
  const next = nextStatus(deps, delivery, result);
  await settle(deps, { delivery, url, result: attempt, next, disable, at, now });
}

/** Fails a delivery without an attempt, because no attempt can succeed. */
async function failUndeliverable(deps: DeliverDeps, delivery: WebhookDeliveryRow, reason: string) {
  const now = deps.now();
  const next = { status: "failed", reason } as const;
  await settle(deps, { delivery, url: delivery.url, result: null, next, disable: null, at: now, now });
}

async function settle(deps: DeliverDeps, outcome: DeliveryOutcome): Promise<void> {
  const { delivery, next, disable, now } = outcome;
  const { workspaceId, endpointId } = delivery;
  const { recorded, disabled } = await recordAttempt(deps.db, outcome);
  if (recorded && next.status === "pending") await tryFlushOutbox(deps, [next.message]);
  if (!disabled || !endpointId || !disable) return;
  const about = { workspace_id: workspaceId, endpoint_id: endpointId, reason: disable.reason };
  deps.log("webhook_disabled", about);
  deps.alert("webhook_disabled", { subject: endpointId, ...about });
  await failPending(deps.db, workspaceId, endpointId, { reason: disable.reason, now });
}

function nextStatus(deps: DeliverDeps, delivery: WebhookDeliveryRow, result: SendResult): NextStatus {
  if (isSuccess(result)) return { status: "delivered" };
  const reason = failureReason(result);
  if (result.status === 410) return { status: "failed", reason };
  const now = deps.now();
  const retryAfterSeconds = result.status === undefined ? null : parseRetryAfter(result.retryAfter, now);
  const tries = delivery.tries + 1;
  const nextAt = nextAttemptAt({ tries, now, retryAfterSeconds, random: deps.random });
  if (!nextAt)
    return { status: "failed", reason: `${reason} This was attempt ${MAX_ATTEMPTS} of ${MAX_ATTEMPTS}.` };
  const message = deliveryMessage(deps, delivery, delivery.attempts + 2, nextAt);
  return { status: "pending", reason, message, nextAttemptAt: nextAt };
}

const isSuccess = ({ status = 0 }: SendResult) => status >= 200 && status < 300;
const isRedirect = (status: number) => status >= 300 && status < 400;

function failureReason(result: SendResult): string {
  if (result.status === undefined) return result.error;
  if (result.onTheWay) return result.onTheWay;
  if (result.status === 410) return GONE;
  if (isRedirect(result.status))
    return `It answered ${result.status}, a redirect, and notices follow none. Give the address it leads to.`;
  return `It answered ${result.status}.`;
}

function attemptResult(result: SendResult, latencyMs: number): AttemptResult {
  const error = isSuccess(result) ? null : failureReason(result);
  const { status: statusCode = null, answer = null } = { answer: null, ...result };
  return { statusCode, error, latencyMs, answer };
}
