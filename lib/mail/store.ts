import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { mails } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertRows } from "../core/statement.ts";
import { insertOutbox } from "../outbox/store.ts";

type MailRow = typeof mails.$inferSelect;

/** Stores mails with the messages that send them, when `asked` has a row. */
export async function insertMails(
  db: Db,
  rows: readonly MailRow[],
  messages: readonly Message[],
  now: Date,
  asked: SQL = sql`asked as (select 1)`,
) {
  await db.execute(sql`
    with ${asked}, made as (${insertRows(mails, rows, "asked")} returning id),
    waiting as (select 1 from made limit 1),
    ${insertOutbox(messages, now, "waiting")}
    select 1`);
}

export async function findMail(db: Db, workspaceId: string, id: string): Promise<MailRow | undefined> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.workspaceId, workspaceId), eq(mails.id, id)));
  return row;
}

export async function deleteMail(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.workspaceId, workspaceId), eq(mails.id, id)));
}

/** Deletes mails that could not be sent before a moment. Answers how many. */
export async function sweepMails(db: Db, before: Date): Promise<number> {
  const rows = await db.delete(mails).where(lt(mails.createdAt, before)).returning({ id: mails.id });
  return rows.length;
}
