import { and, eq, sql } from "drizzle-orm";
import { runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";

type TokenRequest = { least: number; most: number; limit: number };

/** Sets tokens of a run's budget aside: as many as wished and left, none below `least`. */
export async function takeTokens(
  db: Db,
  workspaceId: string,
  runId: string,
  request: TokenRequest,
): Promise<number> {
  const granted = sql`least(${request.most}::int, ${request.limit}::int - model_tokens)`;
  const rows = await queryRows<{ granted: number }>(
    db,
    sql`
    with asked as (
      select id, ${granted} as granted from ${runs}
      where workspace_id = ${workspaceId}::uuid and id = ${runId}::uuid for update
    )
    update ${runs} set model_tokens = model_tokens + granted from asked
    where runs.id = asked.id and granted >= ${request.least}::int
    returning granted`,
  );
  return rows[0]?.granted ?? 0;
}

/** Gives tokens back that were set aside and not spent; a negative number takes more. */
export async function returnTokens(
  db: Db,
  workspaceId: string,
  runId: string,
  tokens: number,
): Promise<void> {
  await db
    .update(runs)
    .set({ modelTokens: sql`${runs.modelTokens} - ${tokens}::int` })
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, runId)));
}
