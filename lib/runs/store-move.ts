import { and, eq, type SQL, sql } from "drizzle-orm";
import { runAssets, runs } from "../../drizzle/schema/index.ts";
import { approvalStill } from "../access/store-approval.ts";
import { ASSET_TYPES } from "../asset-types.ts";
import { claimOnboarding, type RunCharge, returnCharge } from "../billing/store.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertRows, queryRows } from "../core/statement.ts";
import { type RunEventKind, recordEvent } from "../events/store.ts";
import { insertOutbox } from "../outbox/store.ts";
import { type RunAsset, type RunRow, stillAt } from "./store.ts";
import { countEnded } from "./store-batch.ts";

export type RunPatch = Partial<typeof runs.$inferInsert>;

/** Changes made in the statement that moves a run. */
export type RunEffects = {
  event?: RunEventKind | undefined;
  assets?: RunAsset[] | undefined;
  /** Jobs that follow from it. */
  messages?: readonly Message[];
  /** CTEs for changes in other tables, applied when the named CTE has a row. */
  extraCtes?: ((source: string) => SQL) | undefined;
  /** The workspace's setting that the step has read; with another one the step runs again. */
  approvalRequired?: boolean | undefined;
  /** Index of the run's next step; by default the one after the current. */
  step?: number;
  now: Date;
  newId(): string;
};

/** Moves a run to its next step. False when another delivery of the job did so before, or the run has ended. */
export async function moveRun(db: Db, run: RunRow, patch: RunPatch, effects: RunEffects): Promise<boolean> {
  const rows = await queryRows(db, sql`${movedWith(db, run, patch, effects)} select id from moved`);
  return rows.length > 0;
}

/** Ends a run for good: succeeded or failed. Gives back or settles its charge in the same statement. */
export async function endRun(db: Db, run: RunRow, patch: RunPatch, effects: RunEffects): Promise<boolean> {
  const settled = settle(run, patch, effects);
  const rows = await queryRows(db, sql`${movedWith(db, run, patch, effects)}${settled} select id from moved`);
  return rows.length > 0;
}

/** Moves the run's progress time to the next scheduled try, so that the sweeper does not requeue it earlier. */
export async function deferRun(db: Db, run: RunRow, until: Date): Promise<void> {
  await db
    .update(runs)
    .set({ progressedAt: until })
    .where(and(eq(runs.workspaceId, run.workspaceId), eq(runs.id, run.id), eq(runs.step, run.step)));
}

function movedWith(db: Db, run: RunRow, patch: RunPatch, effects: RunEffects): SQL {
  const { workspaceId, id: runId } = run;
  const moved = db
    .update(runs)
    .set({
      ...patch,
      step: effects.step ?? run.step + 1,
      progressedAt: effects.now,
      stalls: 0,
    })
    .where(and(stillAt(run), settingStill(run, effects)))
    .returning({ id: runs.id, livemode: runs.livemode });
  const event = effects.event
    ? sql`, ${recordEvent({ id: effects.newId(), kind: effects.event, workspaceId, subject: { runId }, now: effects.now }, "moved")}`
    : sql``;
  const assets = effects.assets?.length ? sql`, ${insertAssets(run, effects.assets, effects)}` : sql``;
  const next = effects.messages?.length
    ? sql`, ${insertOutbox(effects.messages, effects.now, "moved")}`
    : sql``;
  const extraCtes = effects.extraCtes ? sql`, ${effects.extraCtes("moved")}` : sql``;
  return sql`with moved as ${moved}${event}${assets}${next}${extraCtes}`;
}

const settingStill = ({ workspaceId }: RunRow, { approvalRequired }: RunEffects) =>
  approvalRequired === undefined ? undefined : approvalStill(workspaceId, approvalRequired);

function settle(run: RunRow, patch: RunPatch, effects: RunEffects): SQL {
  const { workspaceId, batchId } = run;
  const counted = batchId ? sql`, ${countEnded({ workspaceId, batchId, ...effects }, "moved")}` : sql``;
  return sql`${settleCharge(run, patch, effects)}${counted}`;
}

function settleCharge(run: RunRow, patch: RunPatch, effects: RunEffects): SQL {
  if (run.chargeMonth === null) return sql``;
  const taken: RunCharge = {
    workspaceId: run.workspaceId,
    runId: run.id,
    assetType: run.assetType,
    month: run.chargeMonth,
    monthly: run.chargeMonthly,
    bought: run.chargeBought,
    slot: run.chargeSlot,
    now: effects.now,
    newId: effects.newId,
  };
  if (patch.status === "failed") return sql`, ${returnCharge(taken, "moved")}`;
  if (ASSET_TYPES[run.assetType].onboardingFree) return sql`, ${claimOnboarding(taken, "moved")}`;
  return sql``;
}

/** A repeated step draws the same file under the same name, so the existing row stays. */
function insertAssets(
  { workspaceId, id: runId }: RunRow,
  assets: RunAsset[],
  { now, newId }: RunEffects,
): SQL {
  const rows = assets.map((asset) => ({ ...asset, id: newId(), workspaceId, runId, createdAt: now }));
  return sql`new_assets as (${insertRows(runAssets, rows, "moved")} on conflict (run_id, index) do nothing)`;
}
