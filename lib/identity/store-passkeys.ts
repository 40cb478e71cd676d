import { and, desc, eq, lt, lte, sql } from "drizzle-orm";
import { passkeyChallenges, passkeys } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Stores what a browser's device has to sign, in place of what it had to sign before. */
export async function saveChallenge(db: Db, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  const { challenge, expiresAt } = row;
  await db
    .insert(passkeyChallenges)
    .values(row)
    .onConflictDoUpdate({ target: passkeyChallenges.boundTo, set: { challenge, expiresAt } });
}

/** Uses a challenge up. Undefined when it was used, has ended, or belongs to another browser. */
export async function takeChallenge(db: Db, boundTo: string, now: Date): Promise<string | undefined> {
  const rows = await queryRows<{ challenge: string }>(
    db,
    sql`delete from ${passkeyChallenges} where bound_to = ${boundTo}
        and expires_at > ${now.toISOString()}::timestamptz returning challenge`,
  );
  return rows[0]?.challenge;
}

export async function sweepChallenges(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, before))
    .returning({ boundTo: passkeyChallenges.boundTo });
  return rows.length;
}

/** The passkeys of a person, the newest first. */
export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** False when the device's passkey is known already. */
export async function insertPasskey(db: Db, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Notes a use. False when the counter went back meanwhile: a copy of the passkey was used. */
export async function usePasskey(
  db: Db,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(and(eq(passkeys.id, id), lte(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}
