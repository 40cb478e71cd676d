import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { runAssets, runs } from "../../drizzle/schema/index.ts";
import { type Charge, chargeRun } from "../billing/store.ts";
import type { Replay } from "../core/context.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseJob } from "../outbox/store.ts";
import { remember } from "../replay/store.ts";

export type RunRow = typeof runs.$inferSelect;
/** The columns a new run sets; the rest have defaults. */
export type NewRun = Omit<RunRow, keyof typeof UNSET>;
export type RunAsset = Omit<typeof runAssets.$inferSelect, "id" | "workspaceId" | "runId" | "createdAt">;
export type RunView = RunRow & { assets: RunAsset[] };

/** How the columns that a new run does not set read back. */
export const UNSET = {
  status: "queued" as const,
  step: 0,
  campaignId: null,
  autoPost: null,
  copy: null,
  lint: [],
  outputText: null,
  altText: null,
  impactScore: null,
  verdict: null,
  modelTokens: 0,
  quality: null,
  audience: null,
  renderHash: null,
  errorCode: null,
  errorMessage: null,
  chargeMonth: null,
  chargeMonthly: 0,
  chargeBought: 0,
  nudges: 0,
  startedAt: null,
  finishedAt: null,
  deletedAt: null,
};

/** The assets of a run as one JSON column, so that reading a run stays one statement. */
export const assetsColumn = sql`(
  select coalesce(json_agg(json_build_object('index', a.index, 'role', a.role, 'key', a.key, 'mimeType', a.mime_type,
    'width', a.width, 'height', a.height, 'bytes', a.bytes, 'sha256', a.sha256, 'altText', a.alt_text,
    'durationMs', a.duration_ms) order by a.index), '[]')
  from ${runAssets} a where a.run_id = "runs"."id")`.mapWith((value: unknown) =>
  typeof value === "string" ? (JSON.parse(value) as RunAsset[]) : (value as RunAsset[]),
);

export async function findRun(db: Db, workspaceId: string, id: string): Promise<RunView | undefined> {
  const [row] = await db
    .select({ run: runs, assets: assetsColumn })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, id), isNull(runs.deletedAt)));
  return row && { ...row.run, assets: row.assets };
}

export type Creation = {
  run: NewRun;
  /** Null: a test run, which costs nothing. */
  charge: Charge | null;
  message: Message;
  answer: { replay: Replay; status: number; body: string; expiresAt: Date } | null;
  now: Date;
};

/**
 * Charges, creates, promises the job and stores the answer: all of it or nothing, in one statement.
 * Answers the cap slots in use afterwards; undefined when cap or credits do not suffice.
 */
export async function createRun(db: Db, creation: Creation): Promise<{ slotsUsed: number } | undefined> {
  const { run, charge, message, answer, now } = creation;
  const charged = charge
    ? chargeRun(charge)
    : sql`charge as (select 0 as slots_used, 0 as monthly_part, 0 as bought_part)`;
  const answered = answer ? sql`, ${remember(answer.replay, answer, "run")}` : sql``;
  const { rows } = (await db.execute(sql`
    with ${charged},
    run as (${insertRun(run, charge?.month ?? null)}),
    ${promiseJob(message, now, "run")}${answered}
    select slots_used as "slotsUsed" from charge`)) as unknown as { rows: { slotsUsed: number }[] };
  return rows[0];
}

function insertRun(run: NewRun, month: string | null): SQL {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::json`;
  const moment = (value: Date | null) => sql`${value?.toISOString() ?? null}::timestamptz`;
  return sql`insert into ${runs} (id, workspace_id, key_id, created_via, livemode, brief, channel, asset_type, format,
      language, seed, metadata, warnings, webhook_url, scheduled_at, screen_ids, auto_post_eligible, asset_token,
      charge_month, charge_monthly, charge_bought, progressed_at, created_at)
    select ${run.id}::uuid, ${run.workspaceId}::uuid, ${run.keyId}::uuid, ${run.createdVia}::text,
      ${run.livemode}::boolean, ${run.brief}::text, ${run.channel}::text, ${run.assetType}::text,
      ${run.format}::text, ${run.language}::text, ${run.seed}::bigint, ${json(run.metadata)},
      ${json(run.warnings)}, ${run.webhookUrl}::text, ${moment(run.scheduledAt)}, ${json(run.screenIds)},
      ${run.autoPostEligible}::boolean, ${run.assetToken}::text, ${month}::text, monthly_part, bought_part,
      ${moment(run.progressedAt)}, ${moment(run.createdAt)}
    from charge returning id`;
}
