import { addSeconds } from "../../core/calendar.ts";
import { base62, newId } from "../../core/ids.ts";
import type { Job } from "../../core/job.ts";
import type { Owner } from "../../core/owner.ts";
import type { Message, Ports } from "../../core/ports.ts";
import { RETRIES } from "../../core/retries.ts";
import { deleteOutbox, enqueueNow } from "../../outbox/store.ts";
import { own } from "../../text/own.ts";
import { sha256 } from "../../text/sha256.ts";
import { type ImageFormat, RENDER_SIDE } from "./limits.ts";
import { detectFormat, type PreparedImage, prepare, type ReceivedImage } from "./prepare.ts";
import { previewKeyOf, storePreview } from "./preview.ts";
import { within } from "./redraw.ts";
import { claimImage, deleteUnusedImage, findImageBySha, findImages, type ImageRow } from "./store.ts";

const TOKEN_LENGTH = 32;
const EXTENSIONS: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };

/** Jobs about images run two at a time for each owner. So test keys do not delay live ones. */
export const imageFlow = ({ workspaceId, livemode }: Owner) => ({
  flowKey: `${livemode ? "" : "test-"}images-${workspaceId}`,
  parallelism: 2,
});

export type ImageDeps = Pick<Ports, "db" | "files" | "now" | "random">;

/** `outboxId`: the message that deletes the image; only set for the request that stored the image. */
type ClaimedImage = { image: ImageRow; outboxId?: string };

/**
 * Stores an image and makes a row refer to it; every upload uses this. Bytes that are already stored are
 * reused. The outbox message that deletes the image is inserted first, so a crash leaves no file behind.
 * @param owner whose it becomes; live and test keys share no image.
 * @param use makes the reference; called again when the image was deleted concurrently.
 * @throws BadImage for an image that is not accepted; then nothing has been stored.
 */
export async function withImage<T>(
  deps: ImageDeps,
  owner: Owner,
  { sent, accepts }: { sent: ReceivedImage; accepts: readonly ImageFormat[] },
  use: (image: ImageRow) => Promise<T>,
): Promise<T> {
  const format = detectFormat(sent, accepts);
  for (let left = RETRIES.conflicts.imageTries; ; left--) {
    const claimed = await storeOnce(deps, owner, sent, format);
    try {
      const used = await use(claimed.image);
      await cancelDelete(deps, claimed).catch(() => undefined);
      return used;
    } catch (error) {
      if (left > 1 && isReferenceConflict(error)) continue;
      // Safe even if the statement succeeded after all: only an image without a reference can be deleted.
      await deleteNow(deps, claimed).catch(() => undefined);
      throw error;
    }
  }
}

async function deleteNow(deps: ImageDeps, claimed: ClaimedImage): Promise<void> {
  await deleteImageIfUnused(deps, claimed.image.workspaceId, claimed.image.id);
  await cancelDelete(deps, claimed);
}

async function cancelDelete({ db }: ImageDeps, { outboxId }: ClaimedImage): Promise<void> {
  if (outboxId) await deleteOutbox(db, [outboxId]);
}

/** The row is written before the file, so that every file has a row. */
async function storeOnce(
  deps: ImageDeps,
  owner: Owner,
  sent: ReceivedImage,
  format: ImageFormat,
): Promise<ClaimedImage> {
  const hash = await sha256(sent.bytes);
  const known = await findImageBySha(deps.db, owner, hash);
  if (known && (await isStored(deps, known))) return { image: known };
  const made = await prepare(sent, format);
  const claimed = known ? { image: known } : await claimRow(deps, await newImageRow(deps, owner, hash, made));
  await putFiles(deps, claimed.image, made);
  return claimed;
}

async function claimRow(deps: ImageDeps, row: ImageRow): Promise<ClaimedImage> {
  const now = deps.now();
  const removal = {
    ...deleteImageMessage(deps, row.workspaceId, row.id),
    notBefore: addSeconds(now, RETRIES.uploads.unusedImageSeconds),
  };
  await enqueueNow(deps.db, [removal], now);
  return { image: await claimImage(deps.db, row), outboxId: removal.id };
}

async function newImageRow(
  deps: ImageDeps,
  { workspaceId, livemode }: Owner,
  hash: string,
  made: PreparedImage,
): Promise<ImageRow> {
  const token = base62(TOKEN_LENGTH, deps.random);
  const key = `${token}/image.${own(EXTENSIONS, made.mimeType) ?? "bin"}`;
  return {
    id: newId(deps),
    workspaceId,
    sha256: hash,
    key,
    renderKey: made.render ? `${token}/render.png` : key,
    mimeType: made.mimeType,
    width: made.width,
    height: made.height,
    bytes: made.bytes.length,
    fileSha256: await sha256(made.bytes),
    livemode,
    createdAt: deps.now(),
  };
}

async function putFiles(deps: ImageDeps, image: ImageRow, { bytes, render }: PreparedImage): Promise<void> {
  const { key, renderKey, mimeType, fileSha256 } = image;
  try {
    await deps.files.put(key, bytes, { mimeType, sha256: fileSha256 });
    if (render)
      await deps.files.put(renderKey, render, { mimeType: "image/png", sha256: await sha256(render) });
  } catch (error) {
    // Storage refuses two writers of one name; the other one writes the same.
    if (!(await isStored(deps, image))) throw error;
  }
  // An image is as good without its preview, which is made again when it is asked for.
  const copy = { bytes: render ?? bytes, ...within(image, RENDER_SIDE) };
  await storePreview(deps.files, image, copy).catch(() => undefined);
}

async function isStored({ files }: ImageDeps, { key, renderKey }: ImageRow): Promise<boolean> {
  const look = { range: null, ifNoneMatch: null, headOnly: true };
  const names = [...new Set([key, renderKey])];
  const found = await Promise.all(names.map((name) => files.open(name, look)));
  return found.every((file) => file?.state === "whole");
}

/** The message whose job deletes an image once no row refers to it. */
export const deleteImageMessage = (deps: ImageDeps, workspaceId: string, imageId: string): Message =>
  imageMessage(deps, { kind: "image.cleanup", workspaceId, imageId });

const imageMessage = (deps: ImageDeps, job: Job): Message => ({
  id: newId(deps),
  job,
  ...imageFlow({ workspaceId: job.workspaceId, livemode: true }),
});

/** The names of all files of an image. */
const filesOf = (image: ImageRow): string[] => [
  ...new Set([image.key, image.renderKey, ...[previewKeyOf(image)].flatMap((name) => name ?? [])]),
];

/** Deletes an image with its files, unless a row still refers to it. Safe to repeat. */
export async function deleteImageIfUnused(
  deps: ImageDeps,
  workspaceId: string,
  imageId: string,
): Promise<void> {
  const [image] = await findImages(deps.db, workspaceId, [imageId]);
  if (!image) return;
  const names = filesOf(image);
  const message = imageMessage(deps, { kind: "files.tombstone", workspaceId, names });
  const promise = { message, now: deps.now() };
  const gone = await deleteUnusedImage(deps.db, workspaceId, imageId, promise).catch((error) => {
    if (isReferenceConflict(error)) return false;
    throw error;
  });
  if (gone) await tombstoneNow(deps, message.id, names).catch(() => undefined);
}

/**
 * Tombstones the files right away and deletes the outbox message. After a failure the sweeper sends that
 * message to the queue.
 */
async function tombstoneNow({ db, files }: ImageDeps, outboxId: string, names: string[]): Promise<void> {
  await files.tombstone(names);
  await deleteOutbox(db, [outboxId]);
}

/** A foreign key violation (SQLSTATE 23503): a new reference and a deletion met. */
function isReferenceConflict(error: unknown): boolean {
  const reason = error instanceof Error && error.cause ? error.cause : error;
  return (reason as { code?: unknown }).code === "23503";
}
