import { eq } from "drizzle-orm";
import { brandDna, workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";

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

/** Stores the whole Brand DNA of a workspace. */
export async function saveDna(db: Db, dna: typeof brandDna.$inferInsert): Promise<void> {
  await db.insert(brandDna).values(dna).onConflictDoUpdate({ target: brandDna.workspaceId, set: dna });
}
