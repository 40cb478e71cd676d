import { sql } from "drizzle-orm";
import { accounts, chats } from "../../drizzle/schema/index.ts";
import type { Platform } from "../vocab.ts";

/** An account that a key may use and that its platform still lets us use, as far as anybody has told. */
type UsableAccount = { platform: Platform; endsAt: string | null };
export type Reach = { chats: number; accounts: UsableAccount[] };

/** How many chats are linked to the workspace of a key record. */
const linkedChats = sql<number>`(
  select count(*)::int from ${chats} c where c.workspace_id = "workspaces"."id" and c.unlinked_at is null
)`;

const parsed = (value: unknown) => (typeof value === "string" ? JSON.parse(value) : value) as UsableAccount[];

/** The connected accounts of a key record's workspace that the key may use. Time alone ends some: whoever reads them looks. */
const usableAccounts = sql`(
  select coalesce(json_agg(json_build_object('platform', a.platform, 'endsAt', a.ends_at)), '[]')
  from ${accounts} a where a.workspace_id = "workspaces"."id" and a.disconnected_at is null
    and a.health <> 'reconnect_required'
    and ("api_keys"."connected_accounts" is null or "api_keys"."connected_accounts" ? a.id::text)
)`.mapWith(parsed);

/** Whom a key's cards could reach, as columns of its record. */
export const reach = { chats: linkedChats, accounts: usableAccounts };
