import { isFilm } from "../billing/plans.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";
import { keepPromises } from "../outbox/outbox.ts";
import { tidyMessage } from "./lane.ts";
import { announceEnd } from "./read.ts";
import type { RunRow } from "./store.ts";
import { type Along, endRun, type RunPatch } from "./store-move.ts";

type World = Pick<Ports, "db" | "marks" | "queue" | "now" | "random">;

/** Why a run failed: a stable code, and a sentence for a person. */
export type Failure = { code: string; message: string };

/** Ends a run as failed and gives its cap slot and credits back. False when it had ended or moved meanwhile. */
export const failRun = (world: World, run: RunRow, { code, message }: Failure) =>
  finishRun(world, run, { status: "failed", errorCode: code, errorMessage: message });

/** Ends a run, settles its charge, notes the event, sends what follows from it and tells those who wait. */
export async function finishRun(
  world: World,
  run: RunRow,
  patch: RunPatch,
  { also, follows = [] }: { also?: Along["also"]; follows?: readonly Message[] } = {},
): Promise<boolean> {
  const now = world.now();
  const messages =
    patch.status === "failed" && hasFilmFiles(run) ? [...follows, tidyMessage(world, run)] : [...follows];
  const ended = await endRun(
    world.db,
    run,
    { ...patch, finishedAt: now },
    {
      event: patch.status === "failed" ? "run.failed" : "run.succeeded",
      messages,
      also,
      now,
      newId: () => uuidv7(now, world.random(10)),
    },
  );
  if (ended) await announceEnd(world, run.id);
  if (ended && messages.length > 0) await keepPromises(world, messages).catch(() => undefined);
  return ended;
}

/** Its stills are drawn, and perhaps parts of it made: too much to be left lying about. */
const hasFilmFiles = ({ assetType, renderHash }: RunRow) => isFilm(assetType) && renderHash !== null;
