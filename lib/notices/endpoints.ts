import * as z from "zod/v4";
import { answerOf, createOnce } from "../brand/answer.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { uuidv7 } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { newSecret } from "../hooks/sign.ts";
import type { EndpointRow } from "../hooks/store-attempt.ts";
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  findEndpoints,
  MAX_ENDPOINTS,
} from "../hooks/store-endpoints.ts";
import { endWaiting } from "../hooks/store-outcome.ts";
import { sealAnswer } from "../replay/sealed.ts";
import { auditing } from "./deed.ts";
import {
  Endpoint,
  EndpointPatch,
  EndpointWithSecret,
  findOwn,
  NewEndpoint,
  noEndpoint,
  toEndpoint,
  WebhookId,
} from "./endpoint.ts";
import { sealFor } from "./secrets.ts";

const OWNERS_WISH = "It was disabled by request.";
const DELETED = "The endpoint was deleted.";

export const listWebhooks = operation({
  id: "list_webhooks",
  summary: "List the workspace's webhooks, the oldest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(Endpoint),
  async run(ctx) {
    const rows = await findEndpoints(ctx.db, ctx.workspaceId);
    return rows.map((row) => toEndpoint(row, ctx.now()));
  },
});

export const getWebhook = operation({
  id: "get_webhook",
  summary: "Read a webhook: what it is told, and whether it takes it.",
  effect: "read",
  input: WebhookId,
  output: Endpoint,
  async run(ctx, { webhook_id }) {
    return toEndpoint(await findOwn(ctx, webhook_id), ctx.now());
  },
});

export const createWebhook = operation({
  id: "create_webhook",
  summary:
    "Register an address that is told what happens; the answer shows the secret that signs its notices.",
  effect: "write",
  input: NewEndpoint,
  output: EndpointWithSecret,
  async run(ctx, { url, description, event_types }) {
    const now = ctx.now();
    const owner = { workspaceId: ctx.workspaceId, id: uuidv7(now, ctx.random(10)) };
    const secret = newSecret(ctx.random);
    const about = { ...owner, url, description, kinds: event_types, createdAt: now, updatedAt: now };
    const row = { ...UNSET, ...about, secret: await sealFor(ctx, owner, secret) };
    const record = { ...toEndpoint(row, now), secret };
    await place(ctx, row, record);
    return record;
  },
});

const UNSET = {
  status: "enabled" as const,
  disabledReason: null,
  failingSince: null,
  previousSecret: null,
  previousUntil: null,
};

/** Others may take the same place at the same time, but not more often than there are places. */
async function place(ctx: Ctx, row: Omit<EndpointRow, "slot">, record: object): Promise<void> {
  const also = auditing(ctx, "create_webhook", row.id);
  const kept = answerOf(ctx, record);
  const answer = kept && { ...kept, body: await sealAnswer(ctx, kept.replay, kept.body) };
  for (let tries = 0; tries <= MAX_ENDPOINTS; tries++) {
    if (await createOnce(createEndpoint(ctx.db, row, { also, answer }))) return;
    if ((await findEndpoints(ctx.db, ctx.workspaceId)).length >= MAX_ENDPOINTS) break;
  }
  throw new Refusal("webhook_limit_reached", `A workspace has at most ${MAX_ENDPOINTS} webhooks.`, {
    hint: "Delete one that is not needed any more.",
    retryable: false,
  });
}

export const updateWebhook = operation({
  id: "update_webhook",
  summary: "Change a webhook: its address, what it is told, or whether it is told anything.",
  effect: "write",
  input: z.object({ ...WebhookId.shape, ...EndpointPatch.shape }),
  output: Endpoint,
  async run(ctx, { webhook_id, url, description, event_types, status }) {
    const now = ctx.now();
    const patch = {
      ...(url !== undefined && { url }),
      ...(description !== undefined && { description }),
      ...(event_types !== undefined && { kinds: event_types }),
      ...(status && STANDING[status]),
      updatedAt: now,
    };
    const owner = { workspaceId: ctx.workspaceId, id: webhook_id };
    const row = await changeEndpoint(ctx.db, owner, patch, auditing(ctx, "update_webhook", webhook_id));
    if (!row) throw noEndpoint();
    if (status === "disabled") await endFor(ctx, webhook_id, OWNERS_WISH);
    return toEndpoint(row, now);
  },
});

/** Who is enabled again begins anew; what ended meanwhile comes back by a replay. */
const STANDING = {
  enabled: { status: "enabled", disabledReason: null, failingSince: null },
  disabled: { status: "disabled", disabledReason: OWNERS_WISH },
} as const;

const endFor = (ctx: Ctx, endpointId: string, reason: string) =>
  endWaiting(ctx.db, ctx.workspaceId, endpointId, { reason, now: ctx.now() });

export const deleteWebhook = operation({
  id: "delete_webhook",
  summary: "Delete a webhook; what it was told stays on record for 30 days.",
  effect: "destroy",
  input: WebhookId,
  output: z.null(),
  async run(ctx, { webhook_id }) {
    const owner = { workspaceId: ctx.workspaceId, id: webhook_id };
    if (!(await deleteEndpoint(ctx.db, owner, auditing(ctx, "delete_webhook", webhook_id))))
      throw noEndpoint();
    await endFor(ctx, webhook_id, DELETED);
    return null;
  },
});
