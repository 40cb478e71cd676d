import { type SQL, sql } from "drizzle-orm";
import { Job } from "../core/job.ts";
import type { Message } from "../core/ports.ts";
import { AT_ONCE } from "./message.ts";

/** An attempt that nobody has heard of for so long after its time is lost. */
export const PATIENCE_SECONDS = 120;

/**
 * A CTE `job_rows`: for each delivery in `source` the message that makes its attempt. Ids are made by the database, which
 * alone knows how many there are.
 */
export const jobRows = (workspaceId: string, source: string, attempt: SQL): SQL => sql`job_rows as (
    select gen_random_uuid() as id, ${workspaceId}::uuid as workspace_id, d.lane, ${AT_ONCE}::int as parallelism,
      jsonb_build_object('kind', 'hook.deliver', 'workspaceId', ${workspaceId}::text, 'deliveryId', d.id,
        'attempt', ${attempt}) as job
    from ${sql.identifier(source)} d
  )`;

/** The lane of an address: its endpoint's, or one for each address that came with a request. */
export const laneOf = (workspaceId: string, endpointId: SQL, url: SQL): SQL =>
  sql`'hooks-' || coalesce(${endpointId}::text, md5(${workspaceId}::text || ' ' || ${url}))`;

/** Messages as the database put them together. */
export function messagesIn(found: unknown): Message[] {
  const rows = (typeof found === "string" ? JSON.parse(found) : found) as Message[] | null;
  return (rows ?? []).map(({ id, job, lane, parallelism }) => ({
    id,
    job: Job.parse(job),
    lane,
    parallelism,
  }));
}
