import type { Ctx } from "../core/context.ts";
import { reasonOf } from "../core/log.ts";
import type { Message } from "../core/ports.ts";
import { forgetPromises } from "../outbox/store.ts";
import { dropIfUnused, dropMessage } from "./images/keep.ts";

const TRIES = 3;

type Removal<T> = {
  find(): Promise<T | undefined>;
  /** Deletes it while it shows this picture or none, and promises the message. False when it is gone, or shows another. */
  remove(thing: T, along: { message: Message | null; now: Date }): Promise<boolean>;
};

/** Removes something that shows a picture, and the picture when nothing else shows it. False when there is no such thing. */
export async function removeShown<T extends { imageId: string | null }>(
  ctx: Ctx,
  { find, remove }: Removal<T>,
): Promise<boolean> {
  // A picture that arrives between reading and deleting makes another try necessary.
  for (let left = TRIES; left > 0; left--) {
    const thing = await find();
    if (!thing) return false;
    const message = thing.imageId ? dropMessage(ctx, ctx.workspaceId, thing.imageId) : null;
    if (!(await remove(thing, { message, now: ctx.now() }))) continue;
    if (thing.imageId && message) await dropNow(ctx, thing.imageId, message);
    return true;
  }
  return false;
}

/** Done here and now, the promise is superfluous; if it fails the sweeper hands it to the queue. */
export async function dropNow(ctx: Ctx, imageId: string, { id }: Message): Promise<void> {
  try {
    await dropIfUnused(ctx, ctx.workspaceId, imageId);
    await forgetPromises(ctx.db, [id]);
  } catch (error) {
    ctx.log("drop_postponed", { request_id: ctx.requestId, image_id: imageId, reason: reasonOf(error) });
  }
}
