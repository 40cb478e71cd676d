import { type SQL, sql } from "drizzle-orm";

/** Percent of a cap, or of the month's credits, at which the workspace is told. */
export const THRESHOLDS = [80, 100] as const;

/** Something that a plan limits: how much of it is used, by the counter row after the change, and the most there is. */
export type Limited = { resource: string; used: SQL; most: SQL };

/** The highest threshold that was reached, 0 below the first. What has no limit, or none left of nothing, reaches none. */
const reached = ({ used, most }: Limited): SQL => sql`case when ${most} <= 0 then 0
  ${sql.join(
    THRESHOLDS.toReversed().map(
      (percent) => sql`when ${used} * 100 >= ${most} * ${percent}::int then ${percent}::int`,
    ),
    sql` `,
  )} else 0 end`;

/** What was told after a change, by what was told before: it only ever grows within a month. */
export const toldAfter = (before: SQL, limits: readonly Limited[]): SQL =>
  limits.reduce(
    (told, limited) => sql`${told} || jsonb_build_object(${limited.resource}::text,
      greatest(coalesce((${before} ->> ${limited.resource}::text)::int, 0), ${reached(limited)}))`,
    sql`${before}`,
  );

/** A CTE `crossed`: each threshold that a charge was the first to reach this month, with what was used then. */
export const crossedBy = (limits: readonly Limited[]): SQL => sql`crossed as (
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
    where coalesce((c.told_before ->> l.resource)::int, 0) < t.threshold
      and coalesce((c.told ->> l.resource)::int, 0) >= t.threshold
  )`;
