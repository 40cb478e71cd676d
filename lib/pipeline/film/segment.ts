import { readBrand } from "../../brand/brand.ts";
import type { Job } from "../../core/job.ts";
import type { Ports } from "../../core/ports.ts";
import { keepPromises } from "../../outbox/outbox.ts";
import { messageFor } from "../../runs/lane.ts";
import { isTerminal } from "../../runs/read.ts";
import { findRun, type RunView } from "../../runs/store.ts";
import { findSegments, settleSegment } from "../../runs/store-film.ts";
import { type Attempt, afterFailure } from "../failure.ts";
import { plain } from "../picture.ts";
import { STEPS } from "../steps.ts";
import { keepFile } from "../stored.ts";
import { segmentName } from "./names.ts";
import { composedPlan, filmLibrary } from "./plan.ts";

type SegmentJob = Extract<Job, { kind: "film.segment" }>;

/**
 * Makes one part of a film. It may be asked for twice, late, or beside itself: a part that is made is not made again, and
 * one that nobody waits for leaves nothing behind. Throws when the queue shall try again.
 */
export async function makeSegment(ports: Ports, job: SegmentJob, attempt: Attempt): Promise<void> {
  const { workspaceId, runId, index } = job;
  const run = await findRun(ports.db, workspaceId, runId);
  const segments = run && isFilming(run) ? await findSegments(ports.db, workspaceId, runId) : [];
  const segment = segments.find((one) => one.index === index);
  // An earlier try may have stored its file and died before it could say so.
  if (!run || !segment) return ports.files.remove([segmentName(runId, index)]);
  if (segment.sha256 !== null) return;
  try {
    await shoot(ports, run, index);
  } catch (error) {
    const trouble = STEPS[run.step]?.trouble ?? "";
    await afterFailure(ports, run, { trouble, attempt, error });
  }
}

const isFilming = (run: RunView) => !isTerminal(run) && STEPS[run.step]?.name === "film";

async function shoot(ports: Ports, run: RunView, index: number): Promise<void> {
  const { encodeSegment } = await filmLibrary();
  const bytes = plain(await encodeSegment(await composedPlan(ports, run), index));
  const name = segmentName(run.id, index);
  const made = { index, sha256: await keepFile(ports.files, name, bytes, "application/octet-stream") };
  const next = messageFor(ports, run, (await readBrand(ports, run.workspaceId)).plan);
  const { isWanted, isLast } = await settleSegment(ports.db, run, made, { next, now: ports.now() });
  if (!isWanted) await ports.files.remove([name]);
  if (isLast) await keepPromises(ports, [next]).catch(() => undefined);
}
