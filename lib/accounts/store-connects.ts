import { lte, sql } from "drizzle-orm";
import { connects } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { Platform } from "../vocab.ts";

export type ConnectRow = typeof connects.$inferSelect;

/** Stores a sign-in, and deletes those that have expired. */
export async function insertConnect(db: Db, row: ConnectRow, now: Date): Promise<void> {
  await db.execute(sql`
    with late as (
      delete from ${connects} where expires_at <= ${now.toISOString()}::timestamptz
    )
    insert into ${connects} (state_hash, workspace_id, platform, actor, redirect_uri, sealed_verifier, expires_at)
    values (${row.stateHash}::text, ${row.workspaceId}::uuid, ${row.platform}::text, ${row.actor}::text,
      ${row.redirectUri}::text, ${row.sealedVerifier}::text, ${row.expiresAt.toISOString()}::timestamptz)`);
}

/** Takes a sign-in out of the table: for the actor who started it, and once. */
export async function takeConnect(
  db: Db,
  workspaceId: string,
  { stateHash, actor, now }: { stateHash: string; actor: string; now: Date },
): Promise<Pick<ConnectRow, "platform" | "redirectUri" | "sealedVerifier"> | undefined> {
  const { rows } = (await db.execute(sql`
    delete from ${connects} where state_hash = ${stateHash}::text and workspace_id = ${workspaceId}::uuid
      and actor = ${actor}::text and expires_at > ${now.toISOString()}::timestamptz
    returning platform, redirect_uri as "redirectUri", sealed_verifier as "sealedVerifier"`)) as unknown as {
    rows: { platform: string; redirectUri: string; sealedVerifier: string }[];
  };
  const [row] = rows;
  return row && { ...row, platform: Platform.parse(row.platform) };
}

/** Deletes expired sign-ins. */
export async function sweepConnects(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(connects)
    .where(lte(connects.expiresAt, now))
    .returning({ state: connects.stateHash });
  return gone.length;
}
