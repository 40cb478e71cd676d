import * as z from "zod/v4";
import { AssetType, Channel, KeyMode } from "../vocab.ts";
import type { ListedKey } from "./store-keys.ts";

const Moment = z.iso.datetime();

/** A key on the wire. Its text is not stored, so no call returns it. */
export const Key = z
  .object({
    id: z.guid().describe("Id of the key."),
    mode: KeyMode.describe("live or test."),
    name: z.string().nullable().describe("What its owner calls it; null: it has no name."),
    hint: z.string().describe("The last four characters of the key."),
    asset_types: z.array(AssetType).nullable().describe("Asset types that it may create; null: all."),
    channels: z.array(Channel).nullable().describe("Channels that it may write for; null: all."),
    connected_accounts: z
      .array(z.string())
      .nullable()
      .describe("Ids of the accounts that it may post to; null: all of the workspace's."),
    auto_post: z.boolean().describe("Approved runs of the key are posted by themselves."),
    auto_post_min_score: z.int().describe("Lowest impact score that is posted by itself."),
    daily_limit: z
      .int()
      .nullable()
      .describe("Requests that start work, per UTC day; null: the plan's limit."),
    review: z.boolean().describe("May decide about runs that need a review."),
    manage_keys: z.boolean().describe("May mint, rotate and revoke keys."),
    allowed_addresses: z
      .array(z.string())
      .nullable()
      .describe("Addresses and networks that may use it; null: all."),
    networks: z
      .array(
        z.object({
          network: z.string().describe("A /24, or a /48 of IPv6."),
          first_used_at: Moment.describe("When it was used from there first."),
        }),
      )
      .describe("Networks from which it has been used."),
    created_at: Moment.describe("When it was minted."),
    expires_at: Moment.nullable().describe("When it ends; null: never."),
    revoked_at: Moment.nullable().describe("When it was revoked; null while it works."),
  })
  .meta({ title: "Key" });

export const toKey = ({ networks, ...key }: ListedKey): z.infer<typeof Key> => ({
  id: key.id,
  mode: key.mode,
  name: key.name,
  hint: key.hint,
  asset_types: key.assetTypes,
  channels: key.channels,
  connected_accounts: key.connectedAccounts,
  auto_post: key.autoPost,
  auto_post_min_score: key.autoPostMinScore,
  daily_limit: key.dailyLimit,
  review: key.review,
  manage_keys: key.manageKeys,
  allowed_addresses: key.allowedAddresses,
  networks: networks.map(({ network, firstUsedAt }) => ({
    network,
    first_used_at: new Date(firstUsedAt).toISOString(),
  })),
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
});
