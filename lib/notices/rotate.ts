import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { rotateEndpoint, rotateSecrets } from "../hooks/store-secrets.ts";
import { auditing } from "./deed.ts";
import { EndpointWithSecret, findOwn, noEndpoint, toEndpoint, WebhookId } from "./endpoint.ts";
import { ownSecrets, rotation, secretOf } from "./secrets.ts";

export const rotateWebhookSecret = operation({
  id: "rotate_webhook_secret",
  summary: "Give a webhook a new secret; for 24 hours notices are signed with both.",
  effect: "write",
  input: WebhookId,
  output: EndpointWithSecret,
  async run(ctx, { webhook_id }) {
    const owner = { workspaceId: ctx.workspaceId, id: webhook_id };
    const { secret, change } = await rotation(ctx, owner);
    const also = auditing(ctx, "rotate_webhook_secret", webhook_id);
    if (!(await rotateEndpoint(ctx.db, owner, change, also))) throw noEndpoint();
    return { ...toEndpoint(await findOwn(ctx, webhook_id), ctx.now()), secret };
  },
});

/** What signs notices to an address that came with a request. */
const WorkspaceSecret = z.object({
  secret: z.string(),
  previous_secret_expires_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});

async function read(ctx: Ctx): Promise<z.infer<typeof WorkspaceSecret>> {
  const row = await ownSecrets(ctx, ctx.workspaceId);
  const until = row.previousUntil;
  return {
    secret: await secretOf(ctx, row),
    previous_secret_expires_at: until && until > ctx.now() ? until.toISOString() : null,
    updated_at: row.updatedAt.toISOString(),
  };
}

export const getWebhookSecret = operation({
  id: "get_webhook_secret",
  summary: "Read the secret that signs notices to a webhook_url that came with a request.",
  effect: "read",
  input: z.object({}),
  output: WorkspaceSecret,
  run: read,
});

export const rotateWorkspaceSecret = operation({
  id: "rotate_workspace_secret",
  summary: "Replace the secret of webhook_url notices; for 24 hours they are signed with both.",
  effect: "write",
  input: z.object({}),
  output: WorkspaceSecret,
  async run(ctx) {
    const { workspaceId } = ctx;
    const { change } = await rotation(ctx, { workspaceId });
    const also = auditing(ctx, "rotate_workspace_secret", workspaceId);
    await rotateSecrets(ctx.db, workspaceId, change, also);
    return read(ctx);
  },
});
