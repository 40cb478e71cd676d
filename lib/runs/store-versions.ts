import { type SQL, sql } from "drizzle-orm";
import { runs } from "../../drizzle/schema/index.ts";

/**
 * The condition that another version was made of a run, so that no decision about the former one is needed any more. A
 * version that failed, was deleted or was rejected leaves the former one to decide about.
 */
export const isSuperseded = (id: SQL): SQL<boolean> => sql<boolean>`exists (select 1 from ${runs} later
  where later.parent_run_id = ${id} and later.deleted_at is null and later.status <> 'failed'
    and later.verdict is distinct from 'rejected')`;
