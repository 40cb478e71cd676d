import type { Ctx } from "../../core/context.ts";
import { reasonOf } from "../../core/log.ts";
import type { Message } from "../../core/ports.ts";
import { RETRIES } from "../../core/retries.ts";
import { deleteOutbox } from "../../outbox/store.ts";
import { deleteImageIfUnused, deleteImageMessage } from "./with-image.ts";

type RecordDeletion<T> = {
  find(): Promise<T | undefined>;
  /**
   * Deletes the record if it shows this image or none, and inserts the message. False when it no longer
   * exists or shows another image.
   */
  remove(record: T, along: { message: Message | null; now: Date }): Promise<boolean>;
};

/** Deletes a record, and its image when no other record shows it. False when there is no such record. */
export async function deleteWithImage<T extends { imageId: string | null }>(
  ctx: Ctx,
  { find, remove }: RecordDeletion<T>,
): Promise<boolean> {
  // A picture that arrives between reading and deleting makes another try necessary.
  for (let left = RETRIES.conflicts.deletionTries; left > 0; left--) {
    const record = await find();
    if (!record) return false;
    const message = record.imageId ? deleteImageMessage(ctx, ctx.workspaceId, record.imageId) : null;
    if (!(await remove(record, { message, now: ctx.now() }))) continue;
    if (record.imageId && message) await deleteImageNow(ctx, record.imageId, message);
    return true;
  }
  return false;
}

/**
 * Deletes the image right away, with its outbox message. After a failure the sweeper sends that message to
 * the queue.
 */
export async function deleteImageNow(ctx: Ctx, imageId: string, { id }: Message): Promise<void> {
  try {
    await deleteImageIfUnused(ctx, ctx.workspaceId, imageId);
    await deleteOutbox(ctx.db, [id]);
  } catch (error) {
    ctx.log("cleanup_postponed", { request_id: ctx.requestId, image_id: imageId, reason: reasonOf(error) });
  }
}
