import { addSeconds } from "../../core/calendar.ts";
import { base62, sha256, uuidv7 } from "../../core/ids.ts";
import type { Job } from "../../core/job.ts";
import type { Message, Ports } from "../../core/ports.ts";
import { forgetPromises, promiseNow } from "../../outbox/store.ts";
import type { PictureFormat } from "./limits.ts";
import { admit, type Prepared, prepare, type Sent } from "./prepare.ts";
import { claimImage, deleteUnused, findImageBySha, findImages, type ImageRow } from "./store.ts";

const TOKEN_LENGTH = 32;
const TRIES = 3;
/** Long after whoever keeps a picture has made something refer to it. */
const DROP_AFTER_SECONDS = 900;
const ENDINGS: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };

/** Pictures of one workspace are worked on two at a time. */
export const imageLane = (workspaceId: string) => ({ lane: `images-${workspaceId}`, parallelism: 2 });

export type Keeper = Pick<Ports, "db" | "files" | "now" | "random">;

/** `promiseId`: the promise to drop the picture, of whoever was the first to keep it. */
type Kept = { image: ImageRow; promiseId?: string };

/**
 * Keeps a picture and makes something refer to it: the one way in for every upload. The same bytes again use what is there.
 * Its removal is promised before it is stored, so that nothing stays of an upload that ends with our own process.
 * @param use makes the reference; called again when the picture was removed at that very moment.
 * @throws BadPicture for what is not accepted; then nothing has been stored.
 */
export async function withImage<T>(
  keeper: Keeper,
  workspaceId: string,
  { sent, accepts }: { sent: Sent; accepts: readonly PictureFormat[] },
  use: (image: ImageRow) => Promise<T>,
): Promise<T> {
  const format = admit(sent, accepts);
  for (let left = TRIES; ; left--) {
    const kept = await keep(keeper, workspaceId, sent, format);
    try {
      const used = await use(kept.image);
      await forgetDrop(keeper, kept).catch(() => undefined);
      return used;
    } catch (error) {
      if (left > 1 && isStillReferred(error)) continue;
      // Whether or not the statement went through after all: only a picture without a reference can be dropped.
      await dropNow(keeper, kept).catch(() => undefined);
      throw error;
    }
  }
}

async function dropNow(keeper: Keeper, kept: Kept): Promise<void> {
  await dropIfUnused(keeper, kept.image.workspaceId, kept.image.id);
  await forgetDrop(keeper, kept);
}

async function forgetDrop({ db }: Keeper, { promiseId }: Kept): Promise<void> {
  if (promiseId) await forgetPromises(db, [promiseId]);
}

/** The row comes first, so that there is never a file that no row knows. */
async function keep(keeper: Keeper, workspaceId: string, sent: Sent, format: PictureFormat): Promise<Kept> {
  const hash = await sha256(sent.bytes);
  const known = await findImageBySha(keeper.db, workspaceId, hash);
  if (known && (await isStored(keeper, known))) return { image: known };
  const made = await prepare(sent, format);
  const kept = known ? { image: known } : await claim(keeper, await rowFor(keeper, workspaceId, hash, made));
  await store(keeper, kept.image, made);
  return kept;
}

async function claim(keeper: Keeper, row: ImageRow): Promise<Kept> {
  const now = keeper.now();
  const drop = {
    ...dropMessage(keeper, row.workspaceId, row.id),
    notBefore: addSeconds(now, DROP_AFTER_SECONDS),
  };
  await promiseNow(keeper.db, [drop], now);
  return { image: await claimImage(keeper.db, row), promiseId: drop.id };
}

async function rowFor(
  { now, random }: Keeper,
  workspaceId: string,
  hash: string,
  made: Prepared,
): Promise<ImageRow> {
  const token = base62(TOKEN_LENGTH, random);
  const key = `${token}/image.${ENDINGS[made.mimeType] ?? "bin"}`;
  return {
    id: uuidv7(now(), random(10)),
    workspaceId,
    sha256: hash,
    key,
    renderKey: made.render ? `${token}/render.png` : key,
    mimeType: made.mimeType,
    width: made.width,
    height: made.height,
    bytes: made.bytes.length,
    fileSha256: await sha256(made.bytes),
    createdAt: now(),
  };
}

async function store(keeper: Keeper, image: ImageRow, { bytes, render }: Prepared): Promise<void> {
  const { key, renderKey, mimeType, fileSha256 } = image;
  try {
    await keeper.files.put(key, bytes, { mimeType, sha256: fileSha256 });
    if (render)
      await keeper.files.put(renderKey, render, { mimeType: "image/png", sha256: await sha256(render) });
  } catch (error) {
    // Storage refuses two writers of one name; the other one writes the same.
    if (!(await isStored(keeper, image))) throw error;
  }
}

async function isStored({ files }: Keeper, { key, renderKey }: ImageRow): Promise<boolean> {
  const look = { range: null, ifNoneMatch: null, headOnly: true };
  const names = [...new Set([key, renderKey])];
  const found = await Promise.all(names.map((name) => files.open(name, look)));
  return found.every((file) => file?.state === "whole");
}

/** The message that drops a picture once nothing refers to it any more. */
export const dropMessage = (keeper: Keeper, workspaceId: string, imageId: string): Message =>
  messageOf(keeper, { kind: "image.drop", workspaceId, imageId });

const messageOf = ({ now, random }: Keeper, job: Job): Message => ({
  id: uuidv7(now(), random(10)),
  job,
  ...imageLane(job.workspaceId),
});

/** Removes a picture with its files, unless something still refers to it. Safe to repeat. */
export async function dropIfUnused(keeper: Keeper, workspaceId: string, imageId: string): Promise<void> {
  const [image] = await findImages(keeper.db, workspaceId, [imageId]);
  if (!image) return;
  const names = [...new Set([image.key, image.renderKey])];
  const message = messageOf(keeper, { kind: "files.bury", workspaceId, names });
  const promise = { message, now: keeper.now() };
  const gone = await deleteUnused(keeper.db, workspaceId, imageId, promise).catch((error) => {
    if (isStillReferred(error)) return false;
    throw error;
  });
  if (gone) await buryNow(keeper, message.id, names).catch(() => undefined);
}

/** Done here and now, the promise is superfluous; if it fails the sweeper hands it to the queue. */
async function buryNow({ db, files }: Keeper, promiseId: string, names: string[]): Promise<void> {
  await files.bury(names);
  await forgetPromises(db, [promiseId]);
}

/** A foreign key (SQLSTATE 23503) stood in the way: a reference and a removal met. */
function isStillReferred(error: unknown): boolean {
  const reason = error instanceof Error && error.cause ? error.cause : error;
  return (reason as { code?: unknown }).code === "23503";
}
