import { and, eq, gt, lt, sql } from "drizzle-orm";
import { emailConfirmations, users } from "../../drizzle/schema/index.ts";
import { confirmOwned } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { insertRows, queryRows } from "../core/statement.ts";

/** Stores a link, in place of earlier ones of its person. */
export async function insertConfirmation(
  db: Db,
  link: typeof emailConfirmations.$inferInsert,
): Promise<void> {
  await db.execute(sql`
    with asked as (select 1),
    earlier as (delete from ${emailConfirmations} where user_id = ${link.userId}::uuid)
    ${insertRows(emailConfirmations, [link], "asked")}`);
}

export async function isConfirmationOpen(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: emailConfirmations.userId })
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, now)));
  return rows.length > 0;
}

/**
 * Uses a link up, and confirms the address and the workspaces that its person owns. Answers them with their new versions; undefined for a
 * link that was used or has ended.
 */
export async function useConfirmation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; version: number }[] | undefined> {
  const rows = await queryRows<{ id: string | null; version: number }>(
    db,
    sql`with used as (
        delete from ${emailConfirmations}
        where token_hash = ${tokenHash} and expires_at > ${now.toISOString()}::timestamptz returning user_id
      ),
      proved as (
        update ${users} u set email_confirmed_at = ${now.toISOString()}::timestamptz from used where u.id = used.user_id
      ),
      ${confirmOwned("used")}
      select changed.id, changed.version from used left join changed on true`,
  );
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ id, version }) => (id === null ? [] : [{ id, version }]));
}

/** Deletes links that ended before a moment. Answers how many. */
export async function sweepConfirmations(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(emailConfirmations)
    .where(lt(emailConfirmations.expiresAt, before))
    .returning({ id: emailConfirmations.userId });
  return rows.length;
}
