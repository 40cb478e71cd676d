import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { campaigns, posts, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import type { RunStatus } from "../vocab.ts";
import { summaryColumns } from "./store.ts";
import type { SummaryRow } from "./summary.ts";

const countOf = (status: RunStatus) =>
  sql<number>`(select count(*)::int from ${runs} r where r.campaign_id = "campaigns"."id" and r.status = ${status})`;

const times = sql`(
  select coalesce(json_agg(distinct r.scheduled_at), '[]')
  from ${runs} r where r.campaign_id = "campaigns"."id" and r.scheduled_at is not null)`.mapWith(
  (found: unknown) => {
    const texts = (typeof found === "string" ? JSON.parse(found) : found) as string[];
    return texts.map((text) => new Date(text)).sort((a, b) => a.getTime() - b.getTime());
  },
);

/** Whether a post of the campaign waits for its time, or is on its way. */
const isPosting = sql<boolean>`exists (
  select 1 from ${posts} p where p.workspace_id = "campaigns"."workspace_id"
  and p.campaign_id = "campaigns"."id" and p.status in ('scheduled', 'publishing'))`;

const columns = {
  campaign: campaigns,
  times,
  isPosting,
  queued: countOf("queued"),
  running: countOf("running"),
  succeeded: countOf("succeeded"),
  failed: countOf("failed"),
};

/** One page of a workspace's campaigns, newest first, with their times and how far their runs have come. */
export const findCampaigns = (
  db: Db,
  workspaceId: string,
  { livemode }: { livemode: boolean | undefined },
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select(columns)
    .from(campaigns)
    .where(
      and(
        eq(campaigns.workspaceId, workspaceId),
        livemode === undefined ? undefined : eq(campaigns.livemode, livemode),
      ),
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(limit)
    .offset(offset);

export type CampaignView = Awaited<ReturnType<typeof findCampaigns>>[number];

export async function findCampaign(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<CampaignView | undefined> {
  const [row] = await db
    .select(columns)
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id)));
  return row;
}

/** The runs of a campaign in the order of their making, without deleted ones. */
export const findCampaignRuns = async (
  db: Db,
  workspaceId: string,
  campaignId: string,
): Promise<SummaryRow[]> =>
  db
    .select(summaryColumns)
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.campaignId, campaignId), isNull(runs.deletedAt)))
    .orderBy(asc(runs.createdAt), asc(runs.id));

/** Marks a campaign as canceled, once. */
export async function setCanceled(db: Db, workspaceId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(campaigns)
    .set({ canceledAt: now })
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id), isNull(campaigns.canceledAt)))
    .returning({ id: campaigns.id });
  return rows.length > 0;
}

/** A time that moves, and the warnings that go and come with it. */
type TimeMove = { from: Date; to: Date; late: { before: string[]; after: string[] } };

/** Gives the runs of a campaign their new times. All at once, because times may change places. */
export async function moveTimes(
  db: Db,
  workspaceId: string,
  campaignId: string,
  moves: readonly TimeMove[],
): Promise<void> {
  const rows = moves.map(
    ({ from, to, late }) =>
      sql`(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz,
        ${JSON.stringify(late.before)}::jsonb, ${JSON.stringify(late.after)}::jsonb)`,
  );
  await queryRows(
    db,
    sql`
    update ${runs} r set scheduled_at = m.later,
      warnings = ((select coalesce(jsonb_agg(w), '[]') from jsonb_array_elements(r.warnings::jsonb) w
        where not m.gone @> w) || m.come)::json
    from (values ${sql.join(rows, sql`, `)}) as m (earlier, later, gone, come)
    where r.workspace_id = ${workspaceId}::uuid and r.campaign_id = ${campaignId}::uuid
      and r.scheduled_at = m.earlier`,
  );
}
