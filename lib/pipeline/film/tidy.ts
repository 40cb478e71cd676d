import type { Job } from "../../core/job.ts";
import type { Ports } from "../../core/ports.ts";
import { findRun } from "../../runs/store.ts";
import { findSegments, forgetSegments } from "../../runs/store-film.ts";
import { filmName, segmentName } from "./names.ts";

type TidyJob = Extract<Job, { kind: "film.tidy" }>;

/** Removes the parts of a film that is finished, and of one that failed whatever was made of it: nobody was told its address. */
export async function tidyFilm({ db, files }: Ports, { workspaceId, runId }: TidyJob): Promise<void> {
  const run = await findRun(db, workspaceId, runId);
  const segments = await findSegments(db, workspaceId, runId);
  const names = segments.map(({ index }) => segmentName(runId, index));
  if (run?.status === "failed") names.push(filmName(run), ...run.assets.map(({ key }) => key));
  if (names.length > 0) await files.remove(names);
  await forgetSegments(db, workspaceId, runId);
}
