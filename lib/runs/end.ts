import { isFilm } from "../asset-types.ts";
import { newId } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { cleanupMessage } from "./messages.ts";
import { flagEnd } from "./read.ts";
import type { RunRow } from "./store.ts";
import { endRun, type RunEffects, type RunPatch } from "./store-move.ts";

type RunDeps = Pick<Ports, "db" | "flags" | "queue" | "now" | "random">;

/** Why a run failed: a stable code, and a sentence for a person. */
export type RunFailure = { code: string; message: string };

type EndEffects = Pick<RunEffects, "step" | "extraCtes" | "approvalRequired"> & { jobs?: readonly Message[] };

/** Ends a run as failed and gives its cap slot and credits back. False when it had ended or moved meanwhile. */
export const failRun = (
  deps: RunDeps,
  run: RunRow,
  { code, message }: RunFailure,
  unsaved: RunPatch = {},
): Promise<boolean> =>
  finishRun(deps, run, { ...unsaved, status: "failed", errorCode: code, errorMessage: message });

/** Ends a run, settles its charge, records the event, sends its jobs and wakes waiting readers. */
export async function finishRun(
  deps: RunDeps,
  run: RunRow,
  patch: RunPatch,
  { jobs = [], ...effects }: EndEffects = {},
): Promise<boolean> {
  const now = deps.now();
  const messages =
    patch.status === "failed" && hasFilmFiles(run) ? [...jobs, cleanupMessage(deps, run)] : [...jobs];
  const ended = await endRun(
    deps.db,
    run,
    { ...patch, finishedAt: now },
    {
      event: patch.status === "failed" ? "run.failed" : "run.succeeded",
      messages,
      ...effects,
      now,
      newId: () => newId(deps, now),
    },
  );
  if (ended) await flagEnd(deps, run.id);
  if (ended) await tryFlushOutbox(deps, messages);
  return ended;
}

/** A film run that has drawn its stills may also have stored parts; its files must be deleted. */
const hasFilmFiles = ({ assetType, renderHash }: RunRow) => isFilm(assetType) && renderHash !== null;
