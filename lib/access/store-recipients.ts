import { sql } from "drizzle-orm";
import { accounts, chats } from "../../drizzle/schema/index.ts";
import type { Platform } from "../vocab.ts";

/** An account that a key may use and whose platform, as far as known, still accepts its tokens. */
type UsableAccount = { platform: Platform; endsAt: string | null };
export type Recipients = { chats: number; accounts: UsableAccount[] };

/** The number of chats linked to the workspace of a key record. */
const linkedChats = sql<number>`(
  select count(*)::int from ${chats} c where c.workspace_id = "workspaces"."id" and c.unlinked_at is null
)`;

const parsed = (value: unknown) => (typeof value === "string" ? JSON.parse(value) : value) as UsableAccount[];

/**
 * The connected accounts that the key may use. Some end by time alone, so readers compare `endsAt` with the
 * clock.
 */
const usableAccounts = sql`(
  select coalesce(json_agg(json_build_object('platform', a.platform, 'endsAt', a.ends_at)), '[]')
  from ${accounts} a where a.workspace_id = "workspaces"."id" and a.disconnected_at is null
    and a.health <> 'reconnect_required'
    and ("api_keys"."connected_accounts" is null or "api_keys"."connected_accounts" ? a.id::text)
)`.mapWith(parsed);

/** The possible recipients of a key's cards, as columns of its record. */
export const recipients = { chats: linkedChats, accounts: usableAccounts };
