import { sql } from "drizzle-orm";
import { accounts, campaigns, posts, runAssets, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { planned, queryRows } from "../core/statement.ts";
import { headlineOf } from "../runs/store-name.ts";
import type { Platform, PostStatus } from "../vocab.ts";

/** What the statement answers. */
const COLUMNS = `"id" uuid, "runId" uuid, "platform" text, "handle" text, "status" text, "text" text, "span" text,
  "at" text, "headline" text, "picture" text, "campaign" text, "held" text, "turn" int, "count" int, "dropTurn" int, "drops" int`;

/** How a span of the calendar is named, as Postgres formats it. */
const SPANS = { day: "YYYY-MM-DD", hour: 'YYYY-MM-DD"T"HH24' } as const;
/** The begin of a post's words. */
const TEXT_LENGTH = 200;

export type CalendarFilter = {
  from: Date;
  to: Date;
  /** The zone of the days and hours. */
  zone: string;
  span: keyof typeof SPANS;
  /** How many posts of each span are answered, after the first `skip` of them. */
  most: number;
  skip: number;
  /** How many of the soonest drops are answered, whatever their span. */
  soonest: number;
};

export type CalendarRow = {
  id: string;
  runId: string;
  platform: Platform;
  /** The account it is for; null while none is known. */
  handle: string | null;
  status: PostStatus;
  at: string;
  text: string;
  /** The headline of its run. */
  headline: string | null;
  /** The name of the first picture of its run, or of its film's poster. */
  picture: string | null;
  campaign: string | null;
  /** What keeps a drop from going out: the verdict of its run. Null where it is approved. */
  held: "needs_review" | "rejected" | null;
  span: string;
  /** Its turn in the span, and how many posts the span has. */
  turn: number;
  count: number;
  /** Its turn among the drops; of no use for other posts. How many drops the range has. */
  dropTurn: number;
  drops: number;
};

/**
 * The live posts of a time range that are not canceled, each when it went out, should, or was tried. However many there
 * are, a span answers a bounded number of them. The database keeps its plan.
 */
export const findCalendar = (
  db: Db,
  workspaceId: string,
  { from, to, zone, span, most, skip, soonest }: CalendarFilter,
): Promise<CalendarRow[]> =>
  queryRows<CalendarRow>(
    db,
    planned(
      sql`with placed as (
        select p.id, p.run_id, p.campaign_id, p.account_id, p.platform, p.status, p.text, t.at,
          to_char(t.at at time zone ${zone}::text, ${SPANS[span]}::text) as span
        from ${posts} p, lateral (select coalesce(p.posted_at, p.scheduled_at, p.created_at) as at) t
        where p.workspace_id = ${workspaceId}::uuid and p.livemode and p.removed_at is null and p.status <> 'canceled'
          and coalesce(p.posted_at, p.scheduled_at, p.created_at) >= ${from.toISOString()}::timestamptz
          and coalesce(p.posted_at, p.scheduled_at, p.created_at) < ${to.toISOString()}::timestamptz
      ),
      turns as (
        select *, row_number() over (partition by span order by at, id) as turn,
          count(*) over (partition by span) as in_span,
          row_number() over (partition by status = 'scheduled' order by at, id) as drop_turn,
          count(*) filter (where status = 'scheduled') over () as drops
        from placed
      )
      select t.id, t.run_id as "runId", t.platform, a.handle, t.status, left(t.text, ${TEXT_LENGTH}::int) as text, t.span,
        to_char(t.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        (select left(${headlineOf(sql`r`)}, ${TEXT_LENGTH}::int) from ${runs} r where r.id = t.run_id) as headline,
        (select s.key from ${runAssets} s where s.run_id = t.run_id and s.mime_type like 'image/%' order by s.index limit 1) as picture,
        coalesce(nullif(c.name, ''), c.brief) as campaign,
        case when t.status = 'scheduled' then
          (select r.verdict from ${runs} r where r.id = t.run_id and r.verdict <> 'approved') end as held,
        t.turn::int, t.in_span::int as count, t.drop_turn::int as "dropTurn", t.drops::int
      from turns t left join ${campaigns} c on c.id = t.campaign_id
        left join ${accounts} a on a.id = t.account_id
      where t.turn > ${skip}::int and t.turn <= ${skip + most}::int
        or t.status = 'scheduled' and t.drop_turn <= ${soonest}::int
      order by t.at, t.id`,
      COLUMNS,
    ),
  );
