import type { Ports } from "../core/ports.ts";
import { dropIfUnused, withImage } from "./images/keep.ts";
import { BadPicture } from "./images/limits.ts";
import { BITMAPS, type Sent } from "./images/prepare.ts";
import { pictureAt } from "./picture.ts";
import { findScreen, settleScreen } from "./store-screens.ts";

type World = Pick<Ports, "db" | "files" | "downloads" | "now" | "random" | "settings" | "log">;
/** A picture could not be fetched this time. Nothing is broken on our side: the queue shall try again. */
export class TryLater extends Error {
  override name = "TryLater";
}

type Order = { workspaceId: string; screenId: string };

/**
 * Fetches the picture of a screen that was given by its address. Safe to repeat, late and out of order: only a screen that
 * still waits is changed, and a picture that nobody waits for any more is dropped.
 * @throws TryLater when the queue shall try again.
 */
export async function fetchScreen(
  world: World,
  order: Order,
  attempt: { retried: number; maxRetries: number },
): Promise<void> {
  const screen = await findScreen(world.db, order.workspaceId, order.screenId);
  if (screen?.status !== "processing" || screen.sourceUrl === null) return;
  const found = await pictureAt(world, screen.sourceUrl);
  if (found.ok) return takeIn(world, order, { bytes: found.bytes, declared: found.declared });
  if (found.permanent) return failScreen(world, order, found.reason);
  const tries = attempt.retried + 1;
  world.log("image_fetch_failed", {
    screen_id: screen.id,
    retried: attempt.retried,
    reason: found.reason,
  });
  if (attempt.retried < attempt.maxRetries) throw new TryLater(found.reason);
  return failScreen(world, order, `${found.reason} This was tried ${tries} times.`);
}

async function takeIn(world: World, order: Order, sent: Sent): Promise<void> {
  const { workspaceId, screenId } = order;
  try {
    await withImage(world, workspaceId, { sent, accepts: BITMAPS }, async ({ id: imageId }) => {
      const settled = { status: "ready", imageId, updatedAt: world.now() } as const;
      const taken = await settleScreen(world.db, workspaceId, screenId, settled);
      if (!taken) await dropIfUnused(world, workspaceId, imageId);
    });
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    await failScreen(world, order, error.message);
  }
}

/** Ends a screen that still waits for its picture, with a reason for a person. */
export async function failScreen(
  { db, now }: Pick<Ports, "db" | "now">,
  { workspaceId, screenId }: Order,
  reason: string,
): Promise<void> {
  await settleScreen(db, workspaceId, screenId, { status: "failed", reason, updatedAt: now() });
}
