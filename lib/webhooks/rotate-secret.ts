import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { ownerOf } from "../core/owner.ts";
import {
  auditCte,
  EndpointWithSecret,
  findOwnEndpoint,
  isLiveEndpoint,
  noEndpoint,
  toEndpoint,
  WebhookId,
} from "./endpoint.ts";
import { openSecret, rotatedSecret, testSecret, workspaceSecret } from "./sign.ts";
import { replaceEndpointSecret, replaceWorkspaceSecret } from "./store-endpoints.ts";

export const rotateWebhookSecret = operation({
  id: "rotate_webhook_secret",
  summary:
    "Give a webhook a new secret; for 24 hours both secrets sign. A second rotation in this time ends the first secret at once.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveEndpoint },
  refuses: ["not_found"],
  input: WebhookId,
  output: EndpointWithSecret,
  async run(ctx, { webhook_id }) {
    const owner = { ...ownerOf(ctx), id: webhook_id };
    const { secret, change } = await rotatedSecret(ctx, owner);
    const audit = auditCte(ctx, "rotate_webhook_secret", webhook_id);
    if (!(await replaceEndpointSecret(ctx.db, owner, change, audit))) throw noEndpoint();
    return { ...toEndpoint(await findOwnEndpoint(ctx, webhook_id), ctx.now()), secret };
  },
});

const WorkspaceSecret = z
  .object({
    secret: z
      .string()
      .describe("The secret that signs messages to a `webhook_url` of a request; a test key reads its own."),
    previous_secret_expires_at: z.iso
      .datetime()
      .nullable()
      .describe("Until then the secret before the last rotation signs too; null when only one signs."),
    updated_at: z.iso.datetime().describe("When the secret was created or last replaced."),
  })
  .meta({ title: "WorkspaceSecret" });

async function readSecret(ctx: Ctx): Promise<z.infer<typeof WorkspaceSecret>> {
  const row = await workspaceSecret(ctx, ctx.workspaceId);
  const until = row.previousUntil;
  const secret = await openSecret(ctx, row);
  return {
    secret: ctx.mode === "test" ? await testSecret(secret) : secret,
    previous_secret_expires_at: until && until > ctx.now() ? until.toISOString() : null,
    updated_at: row.updatedAt.toISOString(),
  };
}

export const getWebhookSecret = operation({
  id: "get_webhook_secret",
  summary: "Read the secret that signs messages to a webhook_url of a request.",
  effect: "read",
  input: z.object({}),
  output: WorkspaceSecret,
  run: readSecret,
});

export const rotateWorkspaceSecret = operation({
  id: "rotate_workspace_secret",
  summary:
    "Replace the secret of webhook_url messages; for 24 hours both secrets sign. A second rotation in this time ends the first secret at once.",
  effect: "write",
  testKey: "read only",
  input: z.object({}),
  output: WorkspaceSecret,
  async run(ctx) {
    const { workspaceId } = ctx;
    const { change } = await rotatedSecret(ctx, { workspaceId });
    const audit = auditCte(ctx, "rotate_workspace_secret", workspaceId);
    await replaceWorkspaceSecret(ctx.db, workspaceId, change, audit);
    return readSecret(ctx);
  },
});
