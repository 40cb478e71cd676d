import * as z from "zod/v4";
import { PLANS } from "../billing/plans.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { createOnce } from "../replay/answer.ts";
import { AssetType, Channel, KeyMode } from "../vocab.ts";
import { parseNetwork } from "./address-list.ts";
import { type KeyPowers, refuseUncovered } from "./key-coverage.ts";
import { KeyId, powersOf, secretAnswer } from "./list-keys.ts";
import { type Minted, mintKey as mint, noKey, storeRevocation } from "./mint.ts";
import { findKeyById } from "./store.ts";
import { publishOrLog } from "./workspaces.ts";

/** Eight groups of IPv6, the last two as IPv4, and a prefix. */
const LONGEST_NETWORK = 49;

export const NewKey = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Give a name, or leave the field out.")
    .max(60, "Use at most 60 characters.")
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "Use one line of text.")
    .optional()
    .meta({
      description: "What you call the key, to tell it from others: one line of 1 to 60 characters.",
      examples: ["Website"],
    }),
  mode: KeyMode.meta({
    description: "Live keys make real assets; test keys run on mock adapters.",
    examples: ["live"],
  }),
  asset_types: z
    .array(AssetType)
    .max(AssetType.options.length)
    .optional()
    .meta({
      description: "Asset types that the key may create; all without it.",
      examples: [["card"]],
    }),
  channels: z
    .array(Channel)
    .max(Channel.options.length)
    .optional()
    .meta({
      description: "Channels that the key may write for; all without it.",
      examples: [["linkedin"]],
    }),
  connected_accounts: z
    .array(z.string().min(1).max(100))
    .max(100, "At most 100 accounts.")
    .optional()
    .meta({
      description:
        "Ids of the accounts that the key may post to, at most 100; all of the workspace's without it.",
      examples: [["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"]],
    }),
  auto_post: z
    .boolean()
    .optional()
    .meta({
      description: "Approved runs of the key are posted by themselves.",
      examples: [true],
      default: false,
    }),
  auto_post_min_score: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .meta({
      description: "Lowest impact score that is posted by itself, 0 to 100.",
      examples: [80],
      default: 70,
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
  review: z
    .boolean()
    .optional()
    .meta({ description: "May decide about runs that need a review.", examples: [true], default: false }),
  manage_keys: z
    .boolean()
    .optional()
    .meta({
      description: "May mint, rotate and revoke keys. Only people give it.",
      examples: [true],
      default: false,
    }),
  allowed_addresses: z
    .array(
      z
        .string()
        .refine(
          (text) => parseNetwork(text) !== undefined,
          "Give an address, or a network such as 203.0.113.0/24.",
        )
        .meta({ maxLength: LONGEST_NETWORK }),
    )
    .min(1, "Give at least one address, or leave the field out.")
    .max(50, "At most 50 addresses.")
    .optional()
    .meta({
      description: "Addresses and networks (CIDR) that may use the key: 1 to 50; all without it.",
      examples: [["203.0.113.0/24"]],
    }),
});
type NewKey = z.output<typeof NewKey>;

export const mintKey = operation({
  id: "mint_key",
  summary: "Mint an API key. Its text is in this answer only.",
  effect: "write",
  testKey: "read only",
  refuses: ["scope_manage_keys"],
  input: NewKey,
  output: z.object({
    key_id: z.guid().describe("Id of the new key."),
    key: z.string().describe("The key itself. Only its hash is stored."),
    warnings: z.array(z.string()).describe("What about the key may surprise its owner."),
  }),
  check(ctx, { expires_at }) {
    if (expires_at && expires_at <= ctx.now())
      throw invalidField(["body", "expires_at"], "This moment has passed, so the key would never work.");
  },
  needs: () => ({ effect: "write", scope: "manage_keys" }),
  async run(ctx, request) {
    refuseUncovered(ctx, powersIn(ctx, request));
    const answerFor = (minted: Minted) => secretAnswer(ctx, toMinted(minted));
    const asked = {
      workspaceId: ctx.workspaceId,
      mode: request.mode,
      name: request.name,
      assetTypes: request.asset_types,
      channels: request.channels,
      connectedAccounts: request.connected_accounts,
      autoPost: request.auto_post,
      autoPostMinScore: request.auto_post_min_score,
      dailyLimit: request.daily_limit,
      expiresAt: request.expires_at,
      review: request.review,
      manageKeys: request.manage_keys,
      allowedAddresses: request.allowed_addresses,
    };
    return toMinted(await createOnce(mint(ctx, ctx.actor, asked, answerFor)));
  },
});

const toMinted = ({ keyId: key_id, key, warnings }: Minted) => ({ key_id, key, warnings });

/** What the new key could do. */
const powersIn = ({ plan }: Ctx, request: NewKey): KeyPowers => ({
  mode: request.mode,
  assetTypes: request.asset_types ?? null,
  channels: request.channels ?? null,
  connectedAccounts: request.connected_accounts ?? null,
  autoPost: request.auto_post ?? false,
  autoPostMinScore: request.auto_post_min_score ?? 70,
  dailyLimit: request.daily_limit ?? PLANS[plan].dailyLimit,
  review: request.review ?? false,
  manageKeys: request.manage_keys ?? false,
  allowedAddresses: request.allowed_addresses ?? null,
  expiresAt: request.expires_at ?? null,
});

export const revokeKey = operation({
  id: "revoke_key",
  summary: "Revoke an API key of the workspace. It stops working at once, everywhere.",
  effect: "destroy",
  testKey: "read only",
  refuses: ["not_found", "scope_manage_keys"],
  input: KeyId,
  output: z.object({
    key_id: z.guid().describe("Id of the key."),
    revoked: z.boolean().describe("Always true."),
  }),
  needs: () => ({ effect: "write", scope: "manage_keys" }),
  async run(ctx, { key_id }) {
    const found = await findKeyById(ctx.db, ctx.workspaceId, key_id);
    if (!found) throw noKey();
    if (key_id !== ctx.actor.id) refuseUncovered(ctx, powersOf(found));
    const version = await storeRevocation(ctx, ctx.actor, ctx.workspaceId, key_id);
    await publishOrLog(ctx, ctx.workspaceId, version);
    return { key_id, revoked: true };
  },
});
