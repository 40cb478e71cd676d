import { lt, sql } from "drizzle-orm";
import { modelTokens } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";

const DEPLOYMENT = "all";

export type DailyTokens = { day: string; workspaceId: string };
type DailyRequest = DailyTokens & { least: number; most: number; limit: number; share: number };
/** What was granted, and the deployment's total with it. */
type Granted = { granted: number; total: number };

const scopes = (workspaceId: string) => sql`array[${DEPLOYMENT}, ${workspaceId}]::text[]`;

/** Both counters of a day, locked in one order, so that two statements never wait for each other. */
const locked = ({ day, workspaceId }: DailyTokens) => sql`locked as (
      select scope, tokens from ${modelTokens}
      where day = ${day}::date and scope = any(${scopes(workspaceId)}) order by scope for update
    )`;

/** Undefined when the counters of the day do not exist yet. */
async function take(db: Db, request: DailyRequest): Promise<Granted | undefined> {
  const { day, workspaceId, least, most, limit, share } = request;
  const rows = await queryRows<{ counters: number; granted: number | null; total: number | null }>(
    db,
    sql`
    with ${locked(request)},
    room as (
      select count(*)::int as counters, least(
        ${most}::bigint,
        ${limit}::bigint - max(tokens) filter (where scope = ${DEPLOYMENT}),
        ${share}::bigint - max(tokens) filter (where scope <> ${DEPLOYMENT})
      ) as granted from locked
    ),
    taken as (
      update ${modelTokens} set tokens = tokens + granted from room
      where day = ${day}::date and scope = any(${scopes(workspaceId)})
        and counters = 2 and granted >= ${least}::bigint
      returning scope, tokens, granted
    )
    select counters, taken.granted::float8 as granted, taken.tokens::float8 as total
    from room left join taken on taken.scope = ${DEPLOYMENT}`,
  );
  const [row] = rows;
  if (!row || row.counters < 2) return undefined;
  return { granted: row.granted ?? 0, total: row.total ?? 0 };
}

/**
 * Reserves tokens of a day for a workspace: as many as wished if deployment and workspace have them left,
 * none if fewer than `least` are. Exact for concurrent callers.
 */
export async function takeDailyTokens(db: Db, request: DailyRequest): Promise<Granted> {
  const { day, workspaceId } = request;
  const taken = await take(db, request);
  if (taken) return taken;
  const rows = [DEPLOYMENT, workspaceId].map((scope) => ({ day, scope, tokens: 0 }));
  await db.insert(modelTokens).values(rows).onConflictDoNothing();
  return (await take(db, request)) ?? { granted: 0, total: 0 };
}

/** Gives back tokens of a day that were not spent; a negative number takes more. */
export async function returnDailyTokens(db: Db, its: DailyTokens, tokens: number): Promise<void> {
  await db.execute(sql`
    with ${locked(its)}
    update ${modelTokens} m set tokens = m.tokens - ${tokens}::bigint from locked
    where m.day = ${its.day}::date and m.scope = locked.scope`);
}

/** Tokens that the deployment has used on a day. */
export async function deploymentTokens(db: Db, day: string): Promise<number> {
  const rows = await queryRows<{ tokens: number }>(
    db,
    sql`select tokens::float8 as tokens from ${modelTokens} where day = ${day}::date and scope = ${DEPLOYMENT}`,
  );
  return rows[0]?.tokens ?? 0;
}

/** Deletes the counters of days before a moment. Answers how many. */
export async function deleteModelTokens(db: Db, before: Date): Promise<number> {
  const day = before.toISOString().slice(0, 10);
  const rows = await db
    .delete(modelTokens)
    .where(lt(modelTokens.day, day))
    .returning({ day: modelTokens.day });
  return rows.length;
}
