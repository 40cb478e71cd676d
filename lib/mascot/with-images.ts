import type { Ctx } from "../core/context.ts";
import { reasonOf } from "../core/log.ts";
import { ownerOf } from "../core/owner.ts";
import type { Message, Ports } from "../core/ports.ts";
import { deleteOutbox } from "../outbox/store.ts";
import type { ImageRow } from "../uploads/images/store.ts";
import { deleteImageIfUnused, deleteImageMessage, withImage } from "../uploads/images/with-image.ts";

/**
 * Stores several drawings and makes a row refer to all of them. If that fails, none of them stays in
 * storage.
 */
export function withImages<T>(
  ctx: Ctx,
  drawings: readonly Uint8Array<ArrayBuffer>[],
  use: (images: ImageRow[]) => Promise<T>,
  kept: ImageRow[] = [],
): Promise<T> {
  const [bytes, ...rest] = drawings;
  if (!bytes) return use(kept);
  return withImage(ctx, ownerOf(ctx), { sent: { bytes }, accepts: ["png"] }, (image) =>
    withImages(ctx, rest, use, [...kept, image]),
  );
}

/** The messages that delete these images, to be inserted by the statement that removes their references. */
export const imageDeletionsFor = (ctx: Ctx, pictures: readonly { imageId: string }[]): ImageDeletion[] =>
  pictures.map(({ imageId }) => ({ imageId, message: deleteImageMessage(ctx, ctx.workspaceId, imageId) }));

type ImageDeletion = { imageId: string; message: Message };

/**
 * Deletes the images in the background. A failure is only logged, because the sweeper sends the outbox
 * messages to the queue.
 */
export function deleteLater(ctx: Ctx, deletions: readonly ImageDeletion[]): void {
  ctx.waitUntil(
    deleteNow(ctx, ctx.workspaceId, deletions).catch((error) =>
      ctx.log("cleanup_postponed", { request_id: ctx.requestId, reason: reasonOf(error) }),
    ),
  );
}

async function deleteNow(
  deps: Pick<Ports, "db" | "files" | "now" | "random">,
  workspaceId: string,
  deletions: readonly ImageDeletion[],
): Promise<void> {
  for (const { imageId } of deletions) await deleteImageIfUnused(deps, workspaceId, imageId);
  if (deletions.length > 0)
    await deleteOutbox(
      deps.db,
      deletions.map(({ message }) => message.id),
    );
}
