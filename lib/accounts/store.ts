import { and, asc, eq, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { accounts } from "../../drizzle/schema/index.ts";
import { raiseVersion } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { recordEvent } from "../events/store.ts";
import type { Platform } from "../vocab.ts";

export type AccountRow = typeof accounts.$inferSelect;

const isAccount = (workspaceId: string, id: string) =>
  and(eq(accounts.workspaceId, workspaceId), eq(accounts.id, id));

/** A workspace's connected accounts, the oldest first. Without `allowedIds` all of them. */
export async function findAccounts(
  db: Db,
  workspaceId: string,
  allowedIds: readonly string[] | null,
  platform?: Platform,
): Promise<AccountRow[]> {
  const isAllowed = allowedIds && inArray(sql`${accounts.id}::text`, [...allowedIds]);
  return db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.workspaceId, workspaceId),
        isNull(accounts.disconnectedAt),
        isAllowed ?? undefined,
        platform && eq(accounts.platform, platform),
      ),
    )
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
}

/** The oldest connected account of a platform among the allowed ones; a working one comes first. */
export async function findAccount(
  db: Db,
  workspaceId: string,
  platform: Platform,
  allowedIds: readonly string[] | null,
): Promise<AccountRow | undefined> {
  const rows = await findAccounts(db, workspaceId, allowedIds, platform);
  return rows.find(({ health }) => health === "connected") ?? rows[0];
}

/** An account by its id, disconnected ones too. */
export async function findAccountById(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(isAccount(workspaceId, id));
  return row;
}

/** Several accounts at once, disconnected ones too. */
export async function findAccountsById(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<AccountRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.workspaceId, workspaceId), inArray(accounts.id, [...ids])));
}

/** Working accounts of a platform in all workspaces whose tokens end within a time, the earliest first. */
export function findEnding(
  db: Db,
  platform: Platform,
  { from, to }: { from: Date; to: Date },
  limit: number,
): Promise<AccountRow[]> {
  const ends = and(gt(accounts.expiresAt, from), lte(accounts.expiresAt, to));
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.platform, platform), isConnected(), ends))
    .orderBy(asc(accounts.expiresAt))
    .limit(limit);
}

/**
 * Stores a connection: a new account, or a known one with new tokens. Key records hold what is connected, so
 * every change of a connection raises the workspace's version and returns it.
 */
export async function connectAccount(
  db: Db,
  row: AccountRow,
): Promise<{ account: AccountRow; workspaceVersion: number }> {
  const { id: _, createdAt: __, version: ___, ...set } = row;
  const connecting = db
    .insert(accounts)
    .values(row)
    .onConflictDoUpdate({
      target: [accounts.workspaceId, accounts.platform, accounts.externalId],
      set: { ...set, version: sql`${accounts.version} + 1` },
    })
    .returning();
  const { rows } = (await db.execute(sql`
    with kept as ${connecting}, ${raiseVersion(row.workspaceId, "kept")}
    select kept.id, kept.version, kept.created_at as "createdAt", changed.version as "workspaceVersion"
    from kept, changed`)) as unknown as { rows: KeptAccount[] };
  const [kept] = rows;
  if (!kept) throw new Error("The account was not stored.");
  const { workspaceVersion, createdAt, ...known } = kept;
  return { account: { ...row, ...known, createdAt: new Date(createdAt) }, workspaceVersion };
}

type KeptAccount = { id: string; version: number; createdAt: Date | string; workspaceVersion: number };

/** Acquires the lease to renew the tokens of this version; undefined when another worker holds it. */
export async function leaseAccount(
  db: Db,
  { workspaceId, id, version }: AccountRow,
  { now, until }: { now: Date; until: Date },
): Promise<AccountRow | undefined> {
  const isFree = sql`(${accounts.leaseUntil} is null or ${accounts.leaseUntil} <= ${now.toISOString()}::timestamptz)`;
  const [row] = await db
    .update(accounts)
    .set({ leaseUntil: until })
    .where(and(isAccount(workspaceId, id), eq(accounts.version, version), isConnected(), isFree))
    .returning();
  return row;
}

/** A connection that has ended is never renewed, whatever version the caller has read. */
const isConnected = () => and(isNull(accounts.disconnectedAt), ne(accounts.health, "reconnect_required"));

/** Releases the lease without new tokens. */
export async function releaseAccount(
  db: Db,
  { workspaceId, id, version, leaseUntil }: AccountRow,
): Promise<void> {
  if (!leaseUntil) return;
  await db
    .update(accounts)
    .set({ leaseUntil: null })
    .where(
      and(isAccount(workspaceId, id), eq(accounts.version, version), eq(accounts.leaseUntil, leaseUntil)),
    );
}

type RenewedTokens = Pick<AccountRow, "sealed" | "scopes" | "expiresAt" | "endsAt" | "updatedAt">;

/** Replaces the tokens of this version; undefined when they were replaced before. */
export async function renewAccount(
  db: Db,
  { workspaceId, id, version }: AccountRow,
  renewed: RenewedTokens,
): Promise<AccountRow | undefined> {
  const [row] = await db
    .update(accounts)
    .set({ ...renewed, health: "connected", reason: null, leaseUntil: null, version: version + 1 })
    .where(and(isAccount(workspaceId, id), eq(accounts.version, version), isNull(accounts.disconnectedAt)))
    .returning();
  return row;
}

/**
 * Ends the connection whose tokens of this version the network rejected, and records the event, once.
 * Returns the workspace's new version.
 */
export async function endAccount(
  db: Db,
  { workspaceId, id, version }: AccountRow,
  { eventId, reason, now }: { eventId: string; reason: string; now: Date },
): Promise<number | undefined> {
  const subject = { accountId: id };
  const disconnected = { id: eventId, kind: "account.disconnected", workspaceId, subject, now } as const;
  const { rows } = (await db.execute(sql`
    with ended as (
      update ${accounts} set health = 'reconnect_required', reason = ${reason}::text, lease_until = null,
        updated_at = ${now.toISOString()}::timestamptz
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and version = ${version}::int
        and health <> 'reconnect_required' and disconnected_at is null
      returning id
    ), ${recordEvent(disconnected, "ended")},
    ${raiseVersion(workspaceId, "ended")}
    select version from changed`)) as unknown as { rows: { version: number }[] };
  return rows[0]?.version;
}

/**
 * Deletes the tokens and keeps the row. Returns the workspace's new version, or undefined when it was
 * disconnected before.
 */
export async function disconnectAccount(
  db: Db,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<number | undefined> {
  const leaving = db
    .update(accounts)
    .set({
      sealed: null,
      scopes: [],
      expiresAt: null,
      endsAt: null,
      leaseUntil: null,
      disconnectedAt: now,
      updatedAt: now,
      version: sql`${accounts.version} + 1`,
    })
    .where(and(isAccount(workspaceId, id), isNull(accounts.disconnectedAt)))
    .returning({ id: accounts.id });
  const { rows } = (await db.execute(sql`
    with gone as ${leaving}, ${raiseVersion(workspaceId, "gone")}
    select version from changed`)) as unknown as { rows: { version: number }[] };
  return rows[0]?.version;
}
