import { and, eq, gt, lt } from "drizzle-orm";
import { deviceLogins, memberships } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { Role } from "../vocab.ts";

export type DeviceRow = typeof deviceLogins.$inferSelect;

export async function insertDevice(db: Db, row: typeof deviceLogins.$inferInsert): Promise<void> {
  await db.insert(deviceLogins).values(row);
}

export async function findDevice(db: Db, deviceCodeHash: string): Promise<DeviceRow | undefined> {
  const [row] = await db.select().from(deviceLogins).where(eq(deviceLogins.deviceCodeHash, deviceCodeHash));
  return row;
}

/** What waits for a decision under the code that a person typed. */
export async function findPending(db: Db, userCodeHash: string, now: Date): Promise<DeviceRow | undefined> {
  const [row] = await db.select().from(deviceLogins).where(pending(userCodeHash, now));
  return row;
}

const pending = (userCodeHash: string, now: Date) =>
  and(
    eq(deviceLogins.userCodeHash, userCodeHash),
    eq(deviceLogins.state, "pending"),
    gt(deviceLogins.expiresAt, now),
  );

type Decision = Pick<DeviceRow, "state" | "mode" | "review" | "keyEndsAt" | "workspaceId" | "userId">;

/** Decides once. Undefined when it was decided before, or the code has ended. */
export async function decideDevice(
  db: Db,
  userCodeHash: string,
  now: Date,
  decision: Decision,
): Promise<DeviceRow | undefined> {
  const [row] = await db.update(deviceLogins).set(decision).where(pending(userCodeHash, now)).returning();
  return row;
}

/** Notes a question of the program, and how long it has to wait from now on. */
export async function notePoll(db: Db, id: string, polledAt: Date, intervalSeconds: number): Promise<void> {
  await db.update(deviceLogins).set({ polledAt, intervalSeconds }).where(eq(deviceLogins.id, id));
}

/** Uses an allowed request up. False when another question was first. */
export async function useDevice(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(deviceLogins)
    .set({ state: "used" })
    .where(and(eq(deviceLogins.id, id), eq(deviceLogins.state, "allowed")))
    .returning({ id: deviceLogins.id });
  return rows.length > 0;
}

/** The role that a person has in a workspace now. */
export async function roleIn(db: Db, workspaceId: string, userId: string): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  return row?.role;
}

export async function sweepDevices(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(deviceLogins)
    .where(lt(deviceLogins.expiresAt, before))
    .returning({ id: deviceLogins.id });
  return rows.length;
}
