import * as z from "zod/v4";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { AssetType, Channel, KeyMode } from "../vocab.ts";
import { mintKey as mint, revoke } from "./mint.ts";

export const mintKey = operation({
  id: "mint_key",
  summary: "Mint an API key. Its text is in this answer only.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    mode: KeyMode.meta({
      description: "Live keys make real assets; test keys run on mock adapters.",
      examples: ["live"],
    }),
    asset_types: z
      .array(AssetType)
      .optional()
      .meta({ description: "Asset types that the key may create; all without it.", examples: [["card"]] }),
    channels: z
      .array(Channel)
      .optional()
      .meta({
        description: "Channels that the key may write for; all without it.",
        examples: [["linkedin"]],
      }),
    connected_accounts: z
      .array(z.string().min(1))
      .optional()
      .meta({
        description: "Ids of the accounts that the key may post to; all of the workspace's without it.",
        examples: [["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"]],
      }),
    auto_post: z
      .boolean()
      .optional()
      .meta({
        description: "Approved runs of the key are posted by themselves; off without it.",
        examples: [true],
      }),
    auto_post_min_score: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .meta({
        description: "Lowest impact score that is posted by itself, 0 to 100; 70 without it.",
        examples: [80],
      }),
    daily_limit: z
      .int()
      .min(0)
      .max(10_000_000)
      .optional()
      .meta({
        description: "Requests that start work, per UTC day, 0 to 10,000,000; the plan's limit without it.",
        examples: [500],
      }),
    expires_at: MomentWithOffset.optional().meta({
      description: "When the key ends (ISO 8601 with offset); never without it.",
      examples: ["2027-01-01T00:00:00Z"],
    }),
  }),
  output: z.object({
    key_id: z.guid().describe("Id of the new key."),
    key: z.string().describe("The key itself. Only its hash is stored."),
    warnings: z.array(z.string()).describe("What about the key may surprise its owner."),
  }),
  async run(ctx, request) {
    const { keyId, key, warnings } = await mint(ctx, ctx.actor, {
      workspaceId: ctx.workspaceId,
      mode: request.mode,
      assetTypes: request.asset_types,
      channels: request.channels,
      connectedAccounts: request.connected_accounts,
      autoPost: request.auto_post,
      autoPostMinScore: request.auto_post_min_score,
      dailyLimit: request.daily_limit,
      expiresAt: request.expires_at,
    });
    return { key_id: keyId, key, warnings };
  },
});

export const revokeKey = operation({
  id: "revoke_key",
  summary: "Revoke an API key of the workspace. It stops working at once, everywhere.",
  effect: "destroy",
  testKey: "read only",
  input: z.object({
    key_id: z
      .guid("Give an id, a UUID.")
      .meta({ description: "The key to revoke.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"] }),
  }),
  output: z.object({
    key_id: z.guid().describe("Id of the key."),
    revoked: z.boolean().describe("Always true."),
  }),
  async run(ctx, { key_id }) {
    await revoke(ctx, ctx.actor, ctx.workspaceId, key_id);
    return { key_id, revoked: true };
  },
});
