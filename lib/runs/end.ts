import { uuidv7 } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { announceEnd } from "./read.ts";
import type { RunRow } from "./store.ts";
import { endRun, type RunPatch } from "./store-move.ts";

type World = Pick<Ports, "db" | "marks" | "now" | "random">;

/** Why a run failed: a stable code, and a sentence for a person. */
export type Failure = { code: string; message: string };

/** Ends a run as failed and gives its cap slot and credits back. False when it had ended or moved meanwhile. */
export const failRun = (world: World, run: RunRow, { code, message }: Failure) =>
  finishRun(world, run, { status: "failed", errorCode: code, errorMessage: message });

/** Ends a run, settles its charge, notes the event and tells those who wait. */
export async function finishRun(world: World, run: RunRow, patch: RunPatch): Promise<boolean> {
  const now = world.now();
  const ended = await endRun(
    world.db,
    run,
    { ...patch, finishedAt: now },
    {
      event: patch.status === "failed" ? "run.failed" : "run.succeeded",
      now,
      newId: () => uuidv7(now, world.random(10)),
    },
  );
  if (ended) await announceEnd(world, run.id);
  return ended;
}
