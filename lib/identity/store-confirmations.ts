import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { emailConfirmations, passwordResets, users } from "../../drizzle/schema/index.ts";
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

/** The address that a link confirms; undefined for one that was used or has ended. */
export async function findAddressToConfirm(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email, newEmail: emailConfirmations.newEmail })
    .from(emailConfirmations)
    .innerJoin(users, eq(users.id, emailConfirmations.userId))
    .where(and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, now)));
  return row && (row.newEmail ?? row.email);
}

export type UsedConfirmation = {
  /** False when the link was for a new address that another person has by now. Then nothing has changed. */
  isConfirmed: boolean;
  /** The workspaces that are confirmed by it, with their new versions. */
  workspaces: { id: string; version: number }[];
};

/**
 * Uses a link up: makes its new address the person's, where it is for one, and confirms the address and the workspaces
 * that the person owns. Undefined for a link that was used or has ended.
 */
export async function useConfirmation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<UsedConfirmation | undefined> {
  const rows = await queryRows<{ id: string | null; version: number; confirmed: boolean }>(
    db,
    sql`with used as (
        delete from ${emailConfirmations}
        where token_hash = ${tokenHash} and expires_at > ${now.toISOString()}::timestamptz returning user_id, new_email
      ),
      proved as (
        update ${users} u set email_confirmed_at = ${now.toISOString()}::timestamptz, email = coalesce(used.new_email, u.email)
        from used where u.id = used.user_id and ${isFree(sql`used.new_email`)}
        returning u.id as user_id
      ),
      ${endResets(sql`using used where used.new_email is not null and r.user_id = used.user_id`)},
      ${confirmOwned("proved")}
      select changed.id, changed.version, exists (select 1 from proved) as confirmed
      from used left join changed on true`,
  );
  const [first] = rows;
  if (!first) return undefined;
  const workspaces = rows.flatMap(({ id, version }) => (id === null ? [] : [{ id, version }]));
  return { isConfirmed: first.confirmed, workspaces };
}

/** Gives a person another address, which is not confirmed. False when another person has it. */
export async function updateEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with moved as (
        update ${users} u set email = ${email}, email_confirmed_at = null
        where u.id = ${userId}::uuid and ${isFree(sql`${email}`)} returning u.id
      ),
      ${endResets(sql`using moved where r.user_id = moved.id`)}
      select id from moved`,
  );
  return rows.length > 0;
}

const isFree = (email: SQL) =>
  sql`not exists (select 1 from ${users} o where o.email = ${email} and o.id <> u.id)`;

/** Links for a new password went to the address before. */
const endResets = (which: SQL) => sql`ended as (delete from ${passwordResets} r ${which})`;

/** Deletes links that ended before a moment. Answers how many. */
export async function sweepConfirmations(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(emailConfirmations)
    .where(lt(emailConfirmations.expiresAt, before))
    .returning({ id: emailConfirmations.userId });
  return rows.length;
}
