import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { runAssets, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";

export type RunRow = typeof runs.$inferSelect;
export type RunAsset = Omit<typeof runAssets.$inferSelect, "id" | "workspaceId" | "runId" | "createdAt">;
export type RunView = RunRow & { assets: RunAsset[] };

/** How the columns that a new run does not set read back. */
export const UNSET = {
  status: "queued" as const,
  step: 0,
  autoPost: null,
  copy: null,
  lint: [],
  design: null,
  segmentsDone: 0,
  segmentsTotal: null,
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

/** The row of a run that is still where it was when it was read, and has not ended. */
export const stillAt = ({ workspaceId, id, step }: Pick<RunRow, "workspaceId" | "id" | "step">) =>
  and(
    eq(runs.workspaceId, workspaceId),
    eq(runs.id, id),
    eq(runs.step, step),
    inArray(runs.status, ["queued", "running"]),
    isNull(runs.deletedAt),
  );

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
