import * as z from "zod/v4";
import { audit } from "../access/store.ts";
import { auditEntry } from "../access/workspaces.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { ownerOf } from "../core/owner.ts";
import { WebhookUrl } from "../core/webhook-url.ts";
import { EventKind, WebhookStatus } from "../vocab.ts";
import { type EndpointRow, type ExtraCte, findEndpoint } from "./store-endpoints.ts";

/** How much of a record a message carries. */
const WebhookPayload = z.enum(["full", "thin"]);

export const WebhookId = z.object({
  webhook_id: z.guid("Give the id of a webhook, a UUID.").meta({
    description: "The id of a webhook of the workspace.",
    examples: ["01985c3e-7a10-7c41-9d0e-5f2a8b6c4d31"],
  }),
});

export const Endpoint = z
  .object({
    id: z.guid().describe("The id of the webhook."),
    url: z.url().describe("The address that receives its messages."),
    description: z.string().describe("A note of the caller's own, empty without one."),
    event_types: z
      .array(EventKind)
      .nullable()
      .describe("The types it receives. Null: every type, also those that are added later."),
    payload: WebhookPayload.describe("full: the whole record; thin: its small fields and where to read it."),
    status: WebhookStatus.describe("A disabled webhook receives nothing."),
    disabled_reason: z.string().nullable().describe("Why it is disabled; null while it is enabled."),
    failing_since: z.iso
      .datetime()
      .nullable()
      .describe("The first failure since the last success; null when the last attempt succeeded."),
    previous_secret_expires_at: z.iso
      .datetime()
      .nullable()
      .describe("Until then the secret before the last rotation signs too; null when only one signs."),
    livemode: z
      .boolean()
      .describe(
        "False for a webhook of a test key: it receives test events only, and is deleted after a day.",
      ),
    created_at: z.iso.datetime().describe("When it was registered."),
    updated_at: z.iso.datetime().describe("When it was last changed."),
  })
  .meta({ title: "Webhook" });
export type Endpoint = z.infer<typeof Endpoint>;

export const EndpointWithSecret = Endpoint.extend({
  secret: z.string().describe("The secret that signs its messages. It is shown in this answer only."),
}).meta({ title: "WebhookWithSecret" });

const names = EventKind.options.join(", ");
const EventTypes = z
  .array(z.enum(EventKind.options, `Use any of: ${names}.`))
  .min(1, "Name at least one type, or leave the field out to be told of everything.")
  .max(EventKind.options.length, "Name each type once.")
  .transform((types) => [...new Set(types)])
  .nullable();
const TYPES_META = {
  description: `The event types to receive, any of: ${names}. Null: every type, also those that are added later.`,
  examples: [["run.succeeded", "run.failed"]],
};

const PAYLOAD_META = {
  description: "full: messages carry the whole record. thin: only its small fields and record_url.",
  examples: ["thin"],
};
const Payload = z.enum(WebhookPayload.options, `Use one of: ${WebhookPayload.options.join(", ")}.`);

const Description = z.string().trim().max(300, "Use at most 300 characters.");
const DESCRIPTION_META = {
  description: "A note of your own, at most 300 characters.",
  examples: ["Posts finished cards to our intranet."],
};

export const NewEndpoint = z.strictObject({
  url: WebhookUrl,
  description: Description.default("").meta(DESCRIPTION_META),
  event_types: EventTypes.default(null).meta(TYPES_META),
  payload: Payload.default("full").meta(PAYLOAD_META),
});

export const EndpointPatch = z.strictObject({
  url: WebhookUrl.optional(),
  description: Description.optional().meta(DESCRIPTION_META),
  event_types: EventTypes.optional().meta(TYPES_META),
  payload: Payload.optional().meta(PAYLOAD_META),
  status: z
    .enum(WebhookStatus.options, `Use one of: ${WebhookStatus.options.join(", ")}.`)
    .optional()
    .meta({
      description: "`disabled` stops all messages and fails the pending ones; `enabled` starts them again.",
      examples: ["disabled"],
    }),
});

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

/** The only conversion from a row to the wire. */
export function toEndpoint(row: Omit<EndpointRow, "slot">, now: Date): Endpoint {
  const isOver = row.previousUntil === null || row.previousUntil <= now;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    event_types: row.kinds,
    payload: row.payload,
    status: row.status,
    disabled_reason: row.disabledReason,
    failing_since: isoOrNull(row.failingSince),
    previous_secret_expires_at: isOver ? null : isoOrNull(row.previousUntil),
    livemode: row.livemode,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Whether an endpoint of the workspace is a live one. */
export const isLiveEndpoint = async (
  ctx: Ctx,
  { webhook_id }: z.output<typeof WebhookId>,
): Promise<boolean> => (await findEndpoint(ctx.db, ownerOf(ctx), webhook_id))?.livemode === true;

/** An endpoint of the caller's workspace that the caller may see. */
export async function findOwnEndpoint(ctx: Ctx, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(ctx.db, ownerOf(ctx), id);
  if (!row) throw noEndpoint();
  return row;
}

/** An endpoint that may receive messages. */
export async function findEnabledEndpoint(ctx: Ctx, id: string): Promise<EndpointRow> {
  const row = await findOwnEndpoint(ctx, id);
  if (row.status === "enabled") return row;
  throw new Refusal("bad_request", `This webhook is disabled. ${row.disabledReason ?? ""}`.trim(), {
    hint: 'Enable it first: PATCH /webhooks/{webhook_id} with {"status": "enabled"}.',
    retryable: false,
  });
}

export const noEndpoint = () =>
  new Refusal("not_found", "There is no such webhook.", {
    hint: "Check the id, and that the key belongs to the webhook's workspace.",
    retryable: false,
  });

/** A CTE that writes an audit entry of the caller in the statement that changes the target. */
export function auditCte(ctx: Ctx, action: string, target: string): ExtraCte {
  const entry = auditEntry(ctx, ctx.actor, action, target);
  return (source) => audit(ctx.workspaceId, entry, source);
}
