import { and, eq, exists, gt, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { brandDna, workspaces } from "../../drizzle/schema/index.ts";
import type { Owner } from "../core/owner.ts";
import type { Db } from "../core/ports.ts";
import { visibleTo } from "../core/statement.ts";
import type { Plan } from "../vocab.ts";
import { RECORD_TABLES, type RecordTable } from "./store-records.ts";

export type BrandDnaRow = typeof brandDna.$inferSelect;

/** The workspace and its Brand DNA, which is null until it is first filled in. */
export async function findBrand(
  db: Db,
  workspaceId: string,
): Promise<{ workspaceName: string; plan: Plan; dna: BrandDnaRow | null } | undefined> {
  const [row] = await db
    .select({ workspaceName: workspaces.name, plan: workspaces.plan, dna: brandDna })
    .from(workspaces)
    .leftJoin(brandDna, eq(brandDna.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId));
  return row;
}

/** The Brand DNA, a photo, a screen or a person that the owner may see has changed since a time. */
export async function hasChangedSince(db: Db, owner: Owner, at: Date): Promise<boolean> {
  const records = Object.values(RECORD_TABLES).map((table: RecordTable) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table as PgTable)
        .where(
          and(
            eq(table.workspaceId, owner.workspaceId),
            visibleTo(owner, table.livemode),
            gt(table.updatedAt, at),
          ),
        ),
    ),
  );
  const dna = exists(
    db
      .select({ one: sql`1` })
      .from(brandDna)
      .where(and(eq(brandDna.workspaceId, owner.workspaceId), gt(brandDna.updatedAt, at))),
  );
  const [row] = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.id, owner.workspaceId), or(dna, ...records)));
  return row !== undefined;
}

/** Stores the whole Brand DNA of a workspace. */
export async function saveDna(db: Db, dna: typeof brandDna.$inferInsert): Promise<void> {
  await db.insert(brandDna).values(dna).onConflictDoUpdate({ target: brandDna.workspaceId, set: dna });
}
