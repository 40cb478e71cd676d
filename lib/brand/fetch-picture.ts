import type { Ports } from "../core/ports.ts";
import { dropIfUnused, withImage } from "./images/keep.ts";
import { BadPicture } from "./images/limits.ts";
import { BITMAPS, type Sent } from "./images/prepare.ts";
import { pictureAt } from "./picture.ts";
import { TryLater } from "./try-later.ts";

type World = Pick<Ports, "db" | "files" | "downloads" | "now" | "random" | "settings" | "log">;

/** How the fetching of a picture ended. */
export type Settled = ({ status: "ready"; imageId: string } | { status: "failed"; reason: string }) & {
  updatedAt: Date;
};

/** Something that waits for its picture: a screen, a person. */
export type Waiting = {
  workspaceId: string;
  /** Its id, for the log. */
  about: Record<string, string>;
  find(): Promise<{ status: string; sourceUrl: string | null } | undefined>;
  /** False when it waits no more. */
  settle(settled: Settled): Promise<boolean>;
};

/**
 * Fetches the picture of something that was given by its address. Safe to repeat, late and out of order: only what still
 * waits is changed, and a picture that nobody waits for any more is dropped.
 * @throws TryLater when the queue shall try again.
 */
export async function fetchPicture(
  world: World,
  waiting: Waiting,
  attempt: { retried: number; maxRetries: number },
): Promise<void> {
  const thing = await waiting.find();
  if (thing?.status !== "processing" || thing.sourceUrl === null) return;
  const found = await pictureAt(world, thing.sourceUrl);
  if (found.ok) return takeIn(world, waiting, { bytes: found.bytes, declared: found.declared });
  if (found.permanent) return failPicture(world, waiting, found.reason);
  const { retried, maxRetries } = attempt;
  world.log("image_fetch_failed", { ...waiting.about, retried, reason: found.reason });
  if (retried < maxRetries) throw new TryLater(found.reason);
  return failPicture(world, waiting, `${found.reason} This was tried ${retried + 1} times.`);
}

async function takeIn(world: World, waiting: Waiting, sent: Sent): Promise<void> {
  const { workspaceId } = waiting;
  try {
    await withImage(world, workspaceId, { sent, accepts: BITMAPS }, async ({ id: imageId }) => {
      const taken = await waiting.settle({ status: "ready", imageId, updatedAt: world.now() });
      if (!taken) await dropIfUnused(world, workspaceId, imageId);
    });
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    await failPicture(world, waiting, error.message);
  }
}

/** Ends what still waits for its picture, with a reason for a person. */
export async function failPicture(
  { now }: Pick<Ports, "now">,
  waiting: Waiting,
  reason: string,
): Promise<void> {
  await waiting.settle({ status: "failed", reason, updatedAt: now() });
}
