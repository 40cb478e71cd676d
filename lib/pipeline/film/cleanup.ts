import type { Job } from "../../core/job.ts";
import type { Ports } from "../../core/ports.ts";
import { findRun } from "../../runs/store.ts";
import { deleteSegments, findSegments } from "../../runs/store-film.ts";
import { filmName, segmentName } from "./names.ts";

type CleanupJob = Extract<Job, { kind: "film.cleanup" }>;

/** Removes the parts of a finished film, and every file of a failed one: its address was never published. */
export async function cleanupFilm({ db, files }: Ports, { workspaceId, runId }: CleanupJob): Promise<void> {
  const run = await findRun(db, workspaceId, runId);
  const segments = await findSegments(db, workspaceId, runId);
  const names = segments.map(({ index }) => segmentName(runId, index));
  if (run?.status === "failed") names.push(filmName(run), ...run.assets.map(({ key }) => key));
  if (names.length > 0) await files.delete(names);
  await deleteSegments(db, workspaceId, runId);
}
