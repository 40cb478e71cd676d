import { RetryLater } from "../../core/failures.ts";
import type { Ports } from "../../core/ports.ts";
import { downloadImage } from "./input.ts";
import { BadImage } from "./limits.ts";
import { BITMAPS, type ReceivedImage } from "./prepare.ts";
import { deleteImageIfUnused, withImage } from "./with-image.ts";

type FetchDeps = Pick<Ports, "db" | "files" | "downloads" | "now" | "random" | "settings" | "log">;

/** The result of fetching an image. */
export type FetchResult = ({ status: "ready"; imageId: string } | { status: "failed"; reason: string }) & {
  updatedAt: Date;
};

/** A record that waits for its image: a screen, a photo, a person. */
export type PendingImage = {
  workspaceId: string;
  /** Its id, for the log. */
  about: Record<string, string>;
  find(): Promise<{ status: string; sourceUrl: string | null; livemode: boolean } | undefined>;
  /** False when it waits no more. */
  settle(settled: FetchResult): Promise<boolean>;
};

/**
 * Fetches the image of a record that was given an address. Safe to repeat, late and out of order: only a
 * waiting record changes, and an unneeded image is deleted.
 * @throws RetryLater when the queue should try again.
 */
export async function fetchImage(
  deps: FetchDeps,
  pending: PendingImage,
  attempt: { retried: number; maxRetries: number },
): Promise<void> {
  const record = await pending.find();
  if (record?.status !== "processing" || record.sourceUrl === null) return;
  const found = await downloadImage(deps, record.sourceUrl);
  if (found.ok)
    return storeFetched(deps, pending, record.livemode, { bytes: found.bytes, declared: found.declared });
  if (found.permanent) return failImage(deps, pending, found.reason);
  const { retried, maxRetries } = attempt;
  deps.log("image_fetch_failed", { ...pending.about, retried, reason: found.reason });
  if (retried < maxRetries) throw new RetryLater(found.reason);
  return failImage(deps, pending, `${found.reason} This was tried ${retried + 1} times.`);
}

async function storeFetched(
  deps: FetchDeps,
  pending: PendingImage,
  livemode: boolean,
  sent: ReceivedImage,
): Promise<void> {
  const { workspaceId } = pending;
  const owner = { workspaceId, livemode };
  try {
    await withImage(deps, owner, { sent, accepts: BITMAPS }, async ({ id: imageId }) => {
      const taken = await pending.settle({ status: "ready", imageId, updatedAt: deps.now() });
      if (!taken) await deleteImageIfUnused(deps, workspaceId, imageId);
    });
  } catch (error) {
    if (!(error instanceof BadImage)) throw error;
    await failImage(deps, pending, error.message);
  }
}

/** Ends what still waits for its picture, with a reason for a person. */
export async function failImage(
  { now }: Pick<Ports, "now">,
  pending: PendingImage,
  reason: string,
): Promise<void> {
  await pending.settle({ status: "failed", reason, updatedAt: now() });
}
