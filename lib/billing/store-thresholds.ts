import { type SQL, sql } from "drizzle-orm";

/** Percent of a cap, or of the month's credits, at which a `usage.threshold` event is recorded. */
export const THRESHOLDS = [80, 100] as const;

/** Something that a plan limits: how much is used after the change, and the limit. */
export type LimitedResource = { resource: string; used: SQL; most: SQL };

/** The highest threshold that was reached, 0 below the first. What has no limit, or none left of nothing, reaches none. */
const reached = ({ used, most }: LimitedResource): SQL => sql`case when ${most} <= 0 then 0
  ${sql.join(
    THRESHOLDS.toReversed().map(
      (percent) => sql`when ${used} * 100 >= ${most} * ${percent}::int then ${percent}::int`,
    ),
    sql` `,
  )} else 0 end`;

/** Thresholds reported after a change, by those reported before. They only grow within a month. */
export const reportedAfter = (before: SQL, limits: readonly LimitedResource[]): SQL =>
  limits.reduce(
    (reported, limited) => sql`${reported} || jsonb_build_object(${limited.resource}::text,
      greatest(coalesce((${before} ->> ${limited.resource}::text)::int, 0), ${reached(limited)}))`,
    sql`${before}`,
  );

/** A CTE `crossed`: each threshold that a charge was the first to reach this month, with what was used then. */
export const crossedBy = (limits: readonly LimitedResource[]): SQL => sql`crossed as (
    select l.resource, t.threshold, l.used, l.most
    from charge c
    cross join lateral (values ${sql.join(
      limits.map(({ resource, used, most }) => sql`(${resource}::text, ${used}, ${most})`),
      sql`, `,
    )}) l(resource, used, most)
    cross join (values ${sql.join(
      THRESHOLDS.map((percent) => sql`(${percent}::int)`),
      sql`, `,
    )}) t(threshold)
    where coalesce((c.reported_before ->> l.resource)::int, 0) < t.threshold
      and coalesce((c.reported_thresholds ->> l.resource)::int, 0) >= t.threshold
  )`;
