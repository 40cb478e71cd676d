import * as z from "zod/v4";
import { answerOf, createOnce } from "../brand/answer.ts";
import { sendSoon } from "../brand/soon.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { uuidv7 } from "../core/ids.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { sendPromised } from "../hooks/announce.ts";
import { hookMessage } from "../hooks/message.ts";
import { beginAgain, createReplay, createTest, findPast, type TestDelivery } from "../hooks/store-again.ts";
import type { EndpointRow } from "../hooks/store-attempt.ts";
import { findOwnDelivery } from "./deliveries.ts";
import { DeliveryId, HookDelivery, toDelivery } from "./delivery.ts";
import { findEnabled, WebhookId } from "./endpoint.ts";

export const redeliverWebhook = operation({
  id: "redeliver_webhook",
  summary: "Tell something once more, now, whatever became of it before.",
  effect: "write",
  input: DeliveryId,
  output: HookDelivery,
  async run(ctx, { delivery_id }) {
    const row = await findOwnDelivery(ctx, delivery_id);
    if (row.endpointId) await findEnabled(ctx, row.endpointId);
    const now = ctx.now();
    const message = hookMessage(ctx, row, row.attempts + 1);
    const anew = { status: "pending" as const, tries: 0, nextAttemptAt: now, endedAt: null };
    const record = toDelivery({ ...row, ...anew });
    const answer = answerOf(ctx, record, 202);
    const begun = await createOnce(beginAgain(ctx.db, row, { message, answer, now }));
    // An attempt is being made at this moment: that is what was asked for.
    if (!begun) return toDelivery(await findOwnDelivery(ctx, delivery_id));
    sendSoon(ctx, [message]);
    return record;
  },
});

export const testWebhook = operation({
  id: "test_webhook",
  summary: "Send a webhook.test notice to one webhook; the delivery shows how it was taken.",
  effect: "write",
  input: WebhookId,
  output: HookDelivery,
  announces: true,
  async run(ctx, { webhook_id }) {
    const delivery = testFor(ctx, await findEnabled(ctx, webhook_id));
    const now = ctx.now();
    const message = hookMessage(ctx, delivery, 1);
    const record = toDelivery(delivery);
    await createOnce(createTest(ctx.db, delivery, { message, answer: answerOf(ctx, record, 202), now }));
    sendSoon(ctx, [message]);
    return record;
  },
});

const UNSET = { attempts: 0, tries: 0, leaseId: null, leaseUntil: null, reason: null, endedAt: null };

function testFor(ctx: Ctx, { id: endpointId, workspaceId, url }: EndpointRow): TestDelivery {
  const now = ctx.now();
  return {
    ...UNSET,
    id: uuidv7(now, ctx.random(10)),
    eventId: uuidv7(now, ctx.random(10)),
    workspaceId,
    endpointId,
    url,
    kind: "webhook.test",
    livemode: ctx.mode === "live",
    origin: "test",
    status: "pending",
    nextAttemptAt: now,
    checkAt: now,
    lane: `hooks-${endpointId}`,
    createdAt: now,
    data: { endpoint_id: endpointId, message: "This is a test. Nothing has happened." },
  };
}

/** Events that one call brings back. */
const MAX_REPLAYED = 1_000;
const KEPT_SECONDS = 30 * 86_400;

export const ReplayBody = z.strictObject({
  from: MomentWithOffset,
  to: MomentWithOffset.optional(),
  /** Only what failed, and was not told later. */
  failed_only: z.boolean().default(false),
});

export const replayWebhook = operation({
  id: "replay_webhook",
  summary: "Tell a webhook once more what happened in a time, the oldest first; at most 1,000 events a call.",
  effect: "write",
  input: z.object({ ...WebhookId.shape, ...ReplayBody.shape }),
  output: z.object({ replayed: z.int(), remaining: z.int() }),
  check: ({ now }, { from, to }) => refuseRange(now(), from, to),
  async run(ctx, { webhook_id, from, to, failed_only: failedOnly }) {
    const endpoint = await findEnabled(ctx, webhook_id);
    const now = ctx.now();
    const range = { from, to: to ?? now, failedOnly };
    const { ids, all } = await findPast(ctx.db, endpoint, range, MAX_REPLAYED);
    const record = { replayed: ids.length, remaining: all - ids.length };
    const replay = { endpoint, eventIds: ids, answer: answerOf(ctx, record, 202), now };
    const messages = await createOnce(createReplay(ctx.db, ctx.workspaceId, replay));
    ctx.later(sendPromised(ctx, messages));
    return record;
  },
});

function refuseRange(now: Date, from: Date, to: Date = now): void {
  if (from < addSeconds(now, -KEPT_SECONDS))
    throw invalidField(["body", "from"], "Events are kept for 30 days. Give a later moment.");
  if (from >= to) throw invalidField(["body", "to"], "It must be later than from.");
}
