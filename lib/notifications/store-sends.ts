import { type SQL, sql } from "drizzle-orm";
import { notificationSends, notifications } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { isOpen, iso } from "./store-open.ts";
import { SUBJECT_COLUMNS, withLimit, withSubject } from "./store-subject.ts";
import type { Subject } from "./words.ts";

type SendRow = typeof notificationSends.$inferSelect;

export type DueSend = Subject & { notificationId: string; isOpen: boolean; isRead: boolean };
type SendGroup = { workspaceId: string; userId: string; way: SendRow["way"] };

/** Claims what is due for a member by one way until `lease`, so that no other worker sends it meanwhile. */
export async function claimSends(
  db: Db,
  { workspaceId, userId, way }: SendGroup,
  { now, lease, maxTries }: { now: Date; lease: Date; maxTries: number },
): Promise<DueSend[]> {
  const rows = await queryRows<DueSend>(
    db,
    sql`with claimed as (
        update ${notificationSends} set due_at = ${iso(lease)}, tries = tries + 1
        where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid and way = ${way}
          and ended_at is null and due_at <= ${iso(now)} and tries < ${maxTries}::int
        returning notification_id
      )
      select n.id as "notificationId", ${isOpen("n", now)} as "isOpen", n.read_at is not null as "isRead",
        ${SUBJECT_COLUMNS}
      from claimed c join ${notifications} n on n.id = c.notification_id ${withSubject(workspaceId)}
      order by n.created_at, n.id`,
  );
  return rows.map(withLimit);
}

export type SendEnding = {
  ids: readonly string[];
  way: SendRow["way"];
  lease: Date;
  outcome: string;
  now: Date;
};

/** CTEs that end sends while their claim holds; `asked` has a row when any of them was ended now. */
export const endingSends = ({ ids, way, lease, outcome, now }: SendEnding): SQL => sql`ended as (
      update ${notificationSends} set ended_at = ${iso(now)}, outcome = ${outcome}
      where notification_id = any(${`{${ids.join(",")}}`}::uuid[]) and way = ${way} and ended_at is null
        and due_at = ${iso(lease)}
      returning 1
    ),
    asked as (select 1 from ended limit 1)`;

export async function endSends(db: Db, ending: SendEnding): Promise<void> {
  if (ending.ids.length > 0) await db.execute(sql`with ${endingSends(ending)} select 1 from asked`);
}

/** Gives a claim back, to be made again later. It does not count as a try. */
export async function postponeSends(
  db: Db,
  { ids, way, lease, until }: Pick<SendEnding, "ids" | "way" | "lease"> & { until: Date },
): Promise<void> {
  await db.execute(sql`
    update ${notificationSends} set due_at = ${iso(until)}, tries = tries - 1
    where notification_id = any(${`{${ids.join(",")}}`}::uuid[]) and way = ${way} and ended_at is null
      and due_at = ${iso(lease)}`);
}

/** Members and ways for which something has been due since a moment. */
export async function findDueGroups(
  db: Db,
  { before, maxTries, limit }: { before: Date; maxTries: number; limit: number },
): Promise<SendGroup[]> {
  return queryRows<SendGroup>(
    db,
    sql`select workspace_id as "workspaceId", user_id as "userId", way from ${notificationSends}
      where ended_at is null and due_at <= ${iso(before)} and tries < ${maxTries}::int
      group by workspace_id, user_id, way order by min(due_at) limit ${limit}::int`,
  );
}
