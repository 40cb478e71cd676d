import { and, asc, eq, gt, gte, isNotNull, max } from "drizzle-orm";
import { events } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { EventKind } from "../vocab.ts";

export type EventRow = Omit<typeof events.$inferSelect, "kind"> & { kind: EventKind };

type Filter = { after: number; from: Date | undefined };

/** The workspace's log from a place on, oldest first. */
export async function findEvents(
  db: Db,
  workspaceId: string,
  { after, from }: Filter,
  limit: number,
): Promise<EventRow[]> {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.workspaceId, workspaceId),
        isNotNull(events.position),
        gt(events.position, after),
        from && gte(events.createdAt, from),
      ),
    )
    .orderBy(asc(events.position))
    .limit(limit);
  return rows as EventRow[];
}

/** The last place of the workspace's log, 0 when it is empty. */
export async function lastPlace(db: Db, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(events.position) })
    .from(events)
    .where(eq(events.workspaceId, workspaceId));
  return Number(row?.last ?? 0);
}

/** Where an event stands in the workspace's log. */
export async function placeOf(db: Db, workspaceId: string, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ place: events.position })
    .from(events)
    .where(and(eq(events.workspaceId, workspaceId), eq(events.id, id)));
  return row?.place ?? undefined;
}
