import { readBrand } from "../../brand/brand.ts";
import type { Job } from "../../core/job.ts";
import type { Ports } from "../../core/ports.ts";
import { tryFlushOutbox } from "../../outbox/outbox.ts";
import { nextMessage, segmentMessage } from "../../runs/messages.ts";
import { isTerminal } from "../../runs/read.ts";
import { findRun, type RunView } from "../../runs/store.ts";
import { findSegments, settleSegment } from "../../runs/store-film.ts";
import { type Attempt, afterFailure } from "../failure.ts";
import { plain } from "../picture.ts";
import { STEPS } from "../steps.ts";
import { storeFile } from "../stored-file.ts";
import { BUSY, drawAlone, sendBack } from "./draw-alone.ts";
import { segmentName } from "./names.ts";
import { composedPlan, filmLibrary } from "./plan.ts";

type SegmentJob = Extract<Job, { kind: "film.segment" }>;

/**
 * Encodes one part of a film. Safe to repeat, late and in parallel: a finished part is not encoded again,
 * and an unneeded part is deleted. Throws when the queue should try again.
 */
export async function makeSegment(ports: Ports, job: SegmentJob, attempt: Attempt): Promise<void> {
  const { workspaceId, runId, index } = job;
  const run = await findRun(ports.db, workspaceId, runId);
  const segments = run && isFilming(run) ? await findSegments(ports.db, workspaceId, runId) : [];
  const segment = segments.find((one) => one.index === index);
  // An earlier try may have stored its file and crashed before recording it.
  if (!run || !segment) return ports.files.delete([segmentName(runId, index)]);
  if (segment.sha256 !== null) return;
  try {
    await encodeAndStore(ports, run, index);
  } catch (error) {
    const { name = "film", failureMessage = "" } = STEPS[run.step] ?? {};
    await afterFailure(ports, run, { step: name, failureMessage, attempt, error });
  }
}

const isFilming = (run: RunView) => !isTerminal(run) && STEPS[run.step]?.name === "film";

async function encodeAndStore(ports: Ports, run: RunView, index: number): Promise<void> {
  const { encodeSegment } = await filmLibrary();
  const filmPlan = await composedPlan(ports, run);
  const coded = await drawAlone(ports, () => encodeSegment(filmPlan, index));
  const { plan } = await readBrand(ports, run.workspaceId);
  if (coded === BUSY) return sendBack(ports, segmentMessage(ports, run, index, plan));
  const bytes = plain(coded);
  const name = segmentName(run.id, index);
  const made = { index, sha256: await storeFile(ports.files, name, bytes, "application/octet-stream") };
  const next = nextMessage(ports, run, plan);
  const { isWanted, isLast } = await settleSegment(ports.db, run, made, { next, now: ports.now() });
  if (!isWanted) await ports.files.delete([name]);
  if (isLast) await tryFlushOutbox(ports, [next]);
}
