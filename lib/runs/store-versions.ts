import { type SQL, sql } from "drizzle-orm";
import { posts, runs } from "../../drizzle/schema/index.ts";

/** A newer version counts unless it failed, was deleted or was rejected: those leave the former one to decide about. */
const hasNewer = (id: SQL): SQL => sql`exists (select 1 from ${runs} later
  where later.parent_run_id = ${id} and later.deleted_at is null and later.status <> 'failed'
    and later.verdict is distinct from 'rejected')`;

/**
 * Another one of the same variants was chosen: a person approved it, or it is out or planned. Where that is taken back,
 * this one waits again.
 */
const isNotChosen = (id: SQL): SQL => sql`exists (select 1 from ${runs} one
  join ${runs} chosen on chosen.variant_of = one.variant_of and chosen.id <> one.id
  where one.id = ${id} and one.variant_of is not null and chosen.deleted_at is null and chosen.verdict = 'approved'
    and (chosen.reviewed_at is not null or exists (select 1 from ${posts} p where p.run_id = chosen.id
      and p.removed_at is null and p.status in ('posted', 'publishing', 'scheduled'))))`;

/** The version that it was made from was approved by a person all the same, after it was made. */
const isDropped = (id: SQL): SQL => sql`exists (select 1 from ${runs} one
  join ${runs} former on former.id = one.parent_run_id
  where one.id = ${id} and former.deleted_at is null and former.verdict = 'approved'
    and former.reviewed_at > one.created_at)`;

/** The condition that another version took the place of a run, so that no decision about it is needed any more. */
export const isSuperseded = (id: SQL): SQL<boolean> =>
  sql<boolean>`(${hasNewer(id)} or ${isNotChosen(id)} or ${isDropped(id)})`;
