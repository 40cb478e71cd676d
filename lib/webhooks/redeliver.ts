import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { answerToStore, createOnce } from "../replay/answer.ts";
import { DeliveryId, findOwnDelivery, isLiveDelivery, toDelivery, WebhookDelivery } from "./delivery.ts";
import { findEnabledEndpoint, isLiveEndpoint, WebhookId } from "./endpoint.ts";
import { endpointFlowKey, webhookFlows } from "./flows.ts";
import { deliveryMessage } from "./queue-message.ts";
import {
  createReplay,
  createTestDelivery,
  findReplayable,
  restartDelivery,
  type TestDelivery,
} from "./store-deliveries.ts";
import type { EndpointRow } from "./store-endpoints.ts";

export const redeliverWebhook = operation({
  id: "redeliver_webhook",
  summary: "Redeliver a webhook event now, whatever its status.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveDelivery },
  refuses: ["bad_request", "not_found"],
  input: DeliveryId,
  output: WebhookDelivery,
  async run(ctx, { delivery_id }) {
    const row = await findOwnDelivery(ctx, delivery_id);
    if (row.endpointId) await findEnabledEndpoint(ctx, row.endpointId);
    const now = ctx.now();
    const message = deliveryMessage(ctx, row, row.attempts + 1);
    const restarted = { status: "pending" as const, tries: 0, nextAttemptAt: now, endedAt: null };
    const record = toDelivery({ ...row, ...restarted });
    const answer = answerToStore(ctx, record, 202);
    const didRestart = await createOnce(restartDelivery(ctx.db, row, { message, answer, now }));
    // An attempt is running already, which is what was requested.
    if (!didRestart) return toDelivery(await findOwnDelivery(ctx, delivery_id));
    sendSoon(ctx, [message]);
    return record;
  },
});

export const testWebhook = operation({
  id: "test_webhook",
  summary: "Send a webhook.test event to one webhook; its delivery shows the response.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveEndpoint },
  refuses: ["bad_request", "not_found"],
  input: WebhookId,
  output: WebhookDelivery,
  recordsEvents: true,
  async run(ctx, { webhook_id }) {
    const delivery = newTestDelivery(ctx, await findEnabledEndpoint(ctx, webhook_id));
    const now = ctx.now();
    const message = deliveryMessage(ctx, delivery, 1);
    const record = toDelivery(delivery);
    const answer = answerToStore(ctx, record, 202);
    await createOnce(createTestDelivery(ctx.db, delivery, { message, answer, now }));
    sendSoon(ctx, [message]);
    return record;
  },
});

const flowsOf = ({ settings }: Ctx) => webhookFlows(settings.queueParallelism);

const DELIVERY_DEFAULTS = {
  attempts: 0,
  tries: 0,
  leaseId: null,
  leaseUntil: null,
  reason: null,
  endedAt: null,
};

function newTestDelivery(ctx: Ctx, endpoint: EndpointRow): TestDelivery {
  const { id: endpointId, livemode: endpointLivemode, workspaceId, url } = endpoint;
  const now = ctx.now();
  return {
    ...DELIVERY_DEFAULTS,
    id: newId(ctx, now),
    eventId: newId(ctx, now),
    workspaceId,
    endpointId,
    endpointLivemode,
    url,
    kind: "webhook.test",
    livemode: ctx.mode === "live",
    origin: "test",
    status: "pending",
    nextAttemptAt: now,
    checkAt: now,
    flowKey: endpointFlowKey(endpoint, flowsOf(ctx)),
    createdAt: now,
    data: { endpoint_id: endpointId, message: "This is a test. Nothing has happened." },
  };
}

/** Events that one call replays. */
const MAX_REPLAYED = 1_000;
const RETENTION_SECONDS = 30 * 86_400;

export const ReplayBody = z
  .strictObject({
    from: MomentWithOffset.meta({
      description: "Replay events from this time on, at most 30 days ago. ISO 8601 with an offset.",
      examples: ["2026-11-20T08:00:00+01:00"],
    }),
    to: MomentWithOffset.optional().meta({
      description: "Replay events until this time, which must be later than `from`. Without it: until now.",
      examples: ["2026-11-20T12:00:00+01:00"],
    }),
    failed_only: z
      .boolean()
      .default(false)
      .meta({
        description: "Only events with a failed delivery to this webhook and no successful one.",
        examples: [true],
      }),
  })
  .meta({ examples: [{ from: "2026-11-20T08:00:00+01:00" }] });

export const replayWebhook = operation({
  id: "replay_webhook",
  summary: "Replay a webhook's past events of a time range, the oldest first; at most 1,000 a call.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveEndpoint },
  refuses: ["bad_request", "not_found"],
  input: z.object({ ...WebhookId.shape, ...ReplayBody.shape }),
  output: z.object({
    replayed: z.int().describe("The events that are delivered again, at most 1,000."),
    remaining: z.int().describe("The events of the range beyond those."),
  }),
  check: ({ now }, { from, to }) => refuseRange(now(), from, to),
  async run(ctx, { webhook_id, from, to, failed_only: failedOnly }) {
    const endpoint = await findEnabledEndpoint(ctx, webhook_id);
    const now = ctx.now();
    const range = { from, to: to ?? now, failedOnly };
    const { ids, total } = await findReplayable(ctx.db, endpoint, range, MAX_REPLAYED);
    const record = { replayed: ids.length, remaining: total - ids.length };
    const answer = answerToStore(ctx, record, 202);
    const replay = { endpoint, flows: flowsOf(ctx), eventIds: ids, answer, now };
    const messages = await createOnce(createReplay(ctx.db, ctx.workspaceId, replay));
    ctx.waitUntil(tryFlushOutbox(ctx, messages));
    return record;
  },
});

function refuseRange(now: Date, from: Date, to: Date = now): void {
  if (from < addSeconds(now, -RETENTION_SECONDS))
    throw invalidField(["body", "from"], "Events are kept for 30 days. Give a later moment.");
  if (from >= to) throw invalidField(["body", "to"], "It must be later than from.");
}
