import type { Ctx } from "../../core/context.ts";
import { reasonOf } from "../../core/log.ts";
import type { Message, Ports } from "../../core/ports.ts";
import { forgetPromises } from "../../outbox/store.ts";
import { dropIfUnused, dropMessage, withImage } from "../images/keep.ts";
import type { ImageRow } from "../images/store.ts";

/** Keeps several drawings and makes something refer to all of them; if that fails none stays behind. */
export function withDrawings<T>(
  ctx: Ctx,
  drawings: readonly Uint8Array<ArrayBuffer>[],
  use: (images: ImageRow[]) => Promise<T>,
  kept: ImageRow[] = [],
): Promise<T> {
  const [bytes, ...rest] = drawings;
  if (!bytes) return use(kept);
  return withImage(ctx, ctx.workspaceId, { sent: { bytes }, accepts: ["png"] }, (image) =>
    withDrawings(ctx, rest, use, [...kept, image]),
  );
}

/** The messages that drop these pictures' files, to be promised with the statement that lets go of them. */
export const dropsFor = (ctx: Ctx, pictures: readonly { imageId: string }[]): Drop[] =>
  pictures.map(({ imageId }) => ({ imageId, message: dropMessage(ctx, ctx.workspaceId, imageId) }));

type Drop = { imageId: string; message: Message };

/** Keeps such promises at once. Losing this is harmless: the sweeper hands them to the queue. */
export function dropLater(ctx: Ctx, drops: readonly Drop[]): void {
  ctx.later(
    dropNow(ctx, ctx.workspaceId, drops).catch((error) =>
      ctx.log("drop_postponed", { request_id: ctx.requestId, reason: reasonOf(error) }),
    ),
  );
}

async function dropNow(
  world: Pick<Ports, "db" | "files" | "now" | "random">,
  workspaceId: string,
  drops: readonly Drop[],
): Promise<void> {
  for (const { imageId } of drops) await dropIfUnused(world, workspaceId, imageId);
  if (drops.length > 0)
    await forgetPromises(
      world.db,
      drops.map(({ message }) => message.id),
    );
}
