import { and, eq, type SQL, sql } from "drizzle-orm";
import { runAssets, runs } from "../../drizzle/schema/index.ts";
import { claimOnboarding, returnCharge, type Taken } from "../billing/store.ts";
import type { Db, Message } from "../core/ports.ts";
import { noteEvent, type RunEventKind } from "../hooks/store.ts";
import { promiseJobs } from "../outbox/store.ts";
import { type RunAsset, type RunRow, stillAt } from "./store.ts";
import { countEnded } from "./store-batch.ts";

export type RunPatch = Partial<typeof runs.$inferInsert>;

/** What else becomes true in the statement that moves a run. */
export type Along = {
  event?: RunEventKind | undefined;
  assets?: RunAsset[] | undefined;
  /** Jobs that follow from it. */
  messages?: readonly Message[];
  /** What follows from it in other tables, when the named CTE has a row. */
  also?: ((source: string) => SQL) | undefined;
  /** Where the run then stands; the next step unless told otherwise. */
  step?: number;
  now: Date;
  newId(): string;
};

/** Moves a run to its next step, unless another delivery of the same job already did, or the run has ended. */
export async function moveRun(db: Db, run: RunRow, patch: RunPatch, along: Along): Promise<boolean> {
  return happened(await db.execute(sql`${movedWith(db, run, patch, along)} select id from moved`));
}

/** Ends a run for good: succeeded or failed. Gives back or settles its charge in the same statement. */
export async function endRun(db: Db, run: RunRow, patch: RunPatch, along: Along): Promise<boolean> {
  const settled = settle(run, patch, along);
  return happened(await db.execute(sql`${movedWith(db, run, patch, along)}${settled} select id from moved`));
}

/** Puts off the sweeper's worry, because the next try is agreed for later. */
export async function deferRun(db: Db, run: RunRow, until: Date): Promise<void> {
  await db
    .update(runs)
    .set({ progressedAt: until })
    .where(and(eq(runs.workspaceId, run.workspaceId), eq(runs.id, run.id), eq(runs.step, run.step)));
}

function movedWith(db: Db, run: RunRow, patch: RunPatch, along: Along): SQL {
  const { workspaceId, id: runId } = run;
  const moved = db
    .update(runs)
    .set({ ...patch, step: along.step ?? run.step + 1, progressedAt: along.now, nudges: 0 })
    .where(stillAt(run))
    .returning({ id: runs.id, livemode: runs.livemode });
  const event = along.event
    ? sql`, ${noteEvent({ id: along.newId(), kind: along.event, workspaceId, runId, now: along.now }, "moved")}`
    : sql``;
  const assets = along.assets?.length ? sql`, ${insertAssets(run, along.assets, along)}` : sql``;
  const next = along.messages?.length ? sql`, ${promiseJobs(along.messages, along.now, "moved")}` : sql``;
  const also = along.also ? sql`, ${along.also("moved")}` : sql``;
  return sql`with moved as ${moved}${event}${assets}${next}${also}`;
}

function settle(run: RunRow, patch: RunPatch, along: Along): SQL {
  const { workspaceId, batchId } = run;
  const counted = batchId ? sql`, ${countEnded({ workspaceId, batchId, ...along }, "moved")}` : sql``;
  return sql`${settleCharge(run, patch, along)}${counted}`;
}

function settleCharge(run: RunRow, patch: RunPatch, along: Along): SQL {
  if (run.chargeMonth === null) return sql``;
  const taken: Taken = {
    workspaceId: run.workspaceId,
    runId: run.id,
    assetType: run.assetType,
    month: run.chargeMonth,
    monthly: run.chargeMonthly,
    bought: run.chargeBought,
    now: along.now,
    newId: along.newId,
  };
  if (patch.status === "failed") return sql`, ${returnCharge(taken, "moved")}`;
  if (run.assetType !== "video") return sql`, ${claimOnboarding(taken, "moved")}`;
  return sql``;
}

/** A repeated step draws the same file under the same name; the row it left stays. */
function insertAssets(run: RunRow, assets: RunAsset[], { now, newId }: Along): SQL {
  const values = assets.map(
    (a) => sql`(${newId()}::uuid, ${run.workspaceId}::uuid, ${run.id}::uuid, ${a.index}::int, ${a.role}::text,
      ${a.key}::text, ${a.mimeType}::text, ${a.width}::int, ${a.height}::int, ${a.bytes}::int, ${a.sha256}::text,
      ${a.altText}::text, ${a.durationMs}::int, ${now.toISOString()}::timestamptz)`,
  );
  return sql`drawn as (
    insert into ${runAssets} (id, workspace_id, run_id, index, role, key, mime_type, width, height, bytes, sha256,
      alt_text, duration_ms, created_at)
    select v.* from (values ${sql.join(values, sql`, `)}) v, moved
    on conflict (run_id, index) do nothing
  )`;
}

const happened = (result: unknown) => (result as { rows: unknown[] }).rows.length > 0;
