import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import type { EndpointRow } from "../hooks/store-attempt.ts";
import { findEndpoint } from "../hooks/store-endpoints.ts";
import { WebhookUrl } from "../hooks/url.ts";
import { EventKind, HookStatus } from "../vocab.ts";

export const WebhookId = z.object({ webhook_id: z.guid("Give the id of a webhook, a UUID.") });

export const Endpoint = z.object({
  id: z.guid(),
  url: z.url(),
  description: z.string(),
  /** Null: every type, also those that are added later. */
  event_types: z.array(EventKind).nullable(),
  status: HookStatus,
  disabled_reason: z.string().nullable(),
  /** Since when no attempt has succeeded. */
  failing_since: z.iso.datetime().nullable(),
  /** Until then the secret before the last rotation signs too. */
  previous_secret_expires_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Endpoint = z.infer<typeof Endpoint>;

/** With what signs its notices: shown when it is made, and at no other time. */
export const EndpointWithSecret = Endpoint.extend({ secret: z.string() });

const names = EventKind.options.join(", ");
const EventTypes = z
  .array(z.enum(EventKind.options, `Use any of: ${names}.`))
  .min(1, "Name at least one type, or leave the field out to be told of everything.")
  .max(EventKind.options.length, "Name each type once.")
  .transform((types) => [...new Set(types)])
  .nullable();

const Description = z.string().trim().max(300, "Use at most 300 characters.");

export const NewEndpoint = z.strictObject({
  url: WebhookUrl,
  description: Description.default(""),
  event_types: EventTypes.default(null),
});

export const EndpointPatch = z.strictObject({
  url: WebhookUrl.optional(),
  description: Description.optional(),
  event_types: EventTypes.optional(),
  status: z.enum(HookStatus.options, `Use one of: ${HookStatus.options.join(", ")}.`).optional(),
});

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The only bridge from a row to the wire. */
export function toEndpoint(row: Omit<EndpointRow, "slot">, now: Date): Endpoint {
  const isOver = row.previousUntil === null || row.previousUntil <= now;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    event_types: row.kinds,
    status: row.status,
    disabled_reason: row.disabledReason,
    failing_since: iso(row.failingSince),
    previous_secret_expires_at: isOver ? null : iso(row.previousUntil),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An endpoint of the caller's workspace. */
export async function findOwn(ctx: Ctx, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(ctx.db, ctx.workspaceId, id);
  if (!row) throw noEndpoint();
  return row;
}

/** One that may be told something. */
export async function findEnabled(ctx: Ctx, id: string): Promise<EndpointRow> {
  const row = await findOwn(ctx, id);
  if (row.status === "enabled") return row;
  throw new Refusal("webhook_disabled", `This webhook is disabled. ${row.disabledReason ?? ""}`.trim(), {
    hint: 'Enable it first: PATCH /webhooks/{webhook_id} with {"status": "enabled"}.',
    retryable: false,
  });
}

export const noEndpoint = () =>
  new Refusal("not_found", "There is no such webhook.", {
    hint: "Check the id, and that the key belongs to the webhook's workspace.",
    retryable: false,
  });
