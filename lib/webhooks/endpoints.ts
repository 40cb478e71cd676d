import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { ownerOf } from "../core/owner.ts";
import { answerToStore, createOnce } from "../replay/answer.ts";
import { sealAnswer } from "../replay/sealed.ts";
import {
  auditCte,
  Endpoint,
  EndpointPatch,
  EndpointWithSecret,
  findOwnEndpoint,
  isLiveEndpoint,
  NewEndpoint,
  noEndpoint,
  toEndpoint,
  WebhookId,
} from "./endpoint.ts";
import { newSecret, sealSecret } from "./sign.ts";
import { failPending } from "./store-attempts.ts";
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  type EndpointRow,
  findEndpoints,
  MAX_ENDPOINTS,
} from "./store-endpoints.ts";

const DISABLED_BY_REQUEST = "It was disabled by request.";
const DELETED = "The endpoint was deleted.";

export const listWebhooks = operation({
  id: "list_webhooks",
  summary: "List the workspace's webhooks, the oldest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(Endpoint),
  async run(ctx) {
    const rows = await findEndpoints(ctx.db, ownerOf(ctx));
    return rows.map((row) => toEndpoint(row, ctx.now()));
  },
});

export const getWebhook = operation({
  id: "get_webhook",
  summary: "Read a webhook: its address, its event types and its health.",
  effect: "read",
  refuses: ["not_found"],
  input: WebhookId,
  output: Endpoint,
  async run(ctx, { webhook_id }) {
    return toEndpoint(await findOwnEndpoint(ctx, webhook_id), ctx.now());
  },
});

export const createWebhook = operation({
  id: "create_webhook",
  summary: "Register a webhook; the answer shows its signing secret, this once.",
  effect: "write",
  testKey: "own records",
  refuses: ["bad_request"],
  input: NewEndpoint,
  output: EndpointWithSecret,
  async run(ctx, { url, description, event_types, payload }) {
    const now = ctx.now();
    const owner = { ...ownerOf(ctx), id: newId(ctx, now) };
    const secret = newSecret(ctx.random);
    const columns = {
      ...owner,
      url,
      description,
      kinds: event_types,
      payload,
      createdAt: now,
      updatedAt: now,
    };
    const row = { ...ENDPOINT_DEFAULTS, ...columns, secret: await sealSecret(ctx, owner, secret) };
    const record = { ...toEndpoint(row, now), secret };
    await insertInFreeSlot(ctx, row, record);
    return record;
  },
});

const ENDPOINT_DEFAULTS = {
  status: "enabled" as const,
  disabledReason: null,
  failingSince: null,
  previousSecret: null,
  previousUntil: null,
};

/** Another request may take the same slot at the same time, at most once for each slot. */
async function insertInFreeSlot(ctx: Ctx, row: Omit<EndpointRow, "slot">, record: object): Promise<void> {
  const audit = auditCte(ctx, "create_webhook", row.id);
  const open = answerToStore(ctx, record);
  const answer = open && { ...open, body: await sealAnswer(ctx, open.replay, open.body) };
  for (let tries = 0; tries <= MAX_ENDPOINTS; tries++) {
    if (await createOnce(createEndpoint(ctx.db, row, { audit, answer }))) return;
    const those = (await findEndpoints(ctx.db, row)).filter(({ livemode }) => livemode === row.livemode);
    if (those.length >= MAX_ENDPOINTS) break;
  }
  throw new Refusal("bad_request", `A workspace has at most ${MAX_ENDPOINTS} webhooks.`, {
    hint: "Delete one that is not needed any more.",
    retryable: false,
  });
}

export const updateWebhook = operation({
  id: "update_webhook",
  summary: "Change a webhook's address, description, event types or status.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveEndpoint },
  refuses: ["not_found"],
  input: z.object({ ...WebhookId.shape, ...EndpointPatch.shape }),
  output: Endpoint,
  async run(ctx, { webhook_id, url, description, event_types, payload, status }) {
    const now = ctx.now();
    const patch = {
      ...(url !== undefined && { url }),
      ...(description !== undefined && { description }),
      ...(event_types !== undefined && { kinds: event_types }),
      ...(payload !== undefined && { payload }),
      ...(status && STATUS_COLUMNS[status]),
      updatedAt: now,
    };
    const owner = { ...ownerOf(ctx), id: webhook_id };
    const row = await changeEndpoint(ctx.db, owner, patch, auditCte(ctx, "update_webhook", webhook_id));
    if (!row) throw noEndpoint();
    if (status === "disabled") await failFor(ctx, webhook_id, DISABLED_BY_REQUEST);
    return toEndpoint(row, now);
  },
});

/** Enabling clears the failures. Deliveries that failed meanwhile come back by a replay only. */
const STATUS_COLUMNS = {
  enabled: { status: "enabled", disabledReason: null, failingSince: null },
  disabled: { status: "disabled", disabledReason: DISABLED_BY_REQUEST },
} as const;

const failFor = (ctx: Ctx, endpointId: string, reason: string) =>
  failPending(ctx.db, ctx.workspaceId, endpointId, { reason, now: ctx.now() });

export const deleteWebhook = operation({
  id: "delete_webhook",
  summary: "Delete a webhook; its deliveries stay on record for 30 days.",
  effect: "destroy",
  testKey: { readOnlyWhen: isLiveEndpoint },
  refuses: ["not_found"],
  input: WebhookId,
  output: z.null(),
  async run(ctx, { webhook_id }) {
    const owner = { ...ownerOf(ctx), id: webhook_id };
    if (!(await deleteEndpoint(ctx.db, owner, auditCte(ctx, "delete_webhook", webhook_id))))
      throw noEndpoint();
    await failFor(ctx, webhook_id, DELETED);
    return null;
  },
});
