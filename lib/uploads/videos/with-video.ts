import type { ByteStream } from "../../core/byte-stream.ts";
import { addSeconds } from "../../core/calendar.ts";
import { hashing } from "../../core/digest.ts";
import { Refusal } from "../../core/errors.ts";
import { base62, newId } from "../../core/ids.ts";
import type { Job } from "../../core/job.ts";
import type { Message, Ports } from "../../core/ports.ts";
import { RETRIES } from "../../core/retries.ts";
import { deleteOutbox, enqueueNow } from "../../outbox/store.ts";
import { openBlocks } from "./blocks.ts";
import { EXTENSIONS, MAX_BYTES, tooManyBytes, type VideoMime } from "./limits.ts";
import { type Declared, sniffVideo } from "./sniff.ts";
import { isVideoKey, type StoredVideo } from "./store.ts";

const { maxVideoSeconds, unusedVideoSeconds } = RETRIES.uploads;
const TOKEN_LENGTH = 32;

export type VideoDeps = Pick<Ports, "db" | "files" | "now" | "random">;
export type IncomingVideo = { pieces: ByteStream; declared: Declared };

/** A message about a video: jobs of one workspace run two at a time, those of test keys apart. */
export const videoMessage = (deps: VideoDeps, job: Job, livemode = true): Message => ({
  id: newId(deps),
  job,
  flowKey: `${livemode ? "" : "test-"}videos-${job.workspaceId}`,
  parallelism: 2,
});

/**
 * Stores a video while it arrives and reads its container; every upload uses this. The outbox message
 * that deletes the file is inserted before the first byte, so a crash leaves no file behind.
 * @param use makes a row refer to the file, in a statement that cancels the message, or throws.
 * @throws BadVideo for a video that is not accepted. No error leaves a file in storage.
 */
export async function withVideo<T>(
  deps: VideoDeps,
  workspaceId: string,
  { pieces: source, declared }: IncomingVideo,
  use: (stored: StoredVideo, cleanupId: string) => Promise<T>,
): Promise<T> {
  const { mime, pieces } = await sniffVideo(limitUpload(deps, source), declared);
  const name = `${base62(TOKEN_LENGTH, deps.random)}/video.${EXTENSIONS[mime]}`;
  const cleanup = {
    ...videoMessage(deps, { kind: "video.cleanup", workspaceId, name }),
    notBefore: addSeconds(deps.now(), unusedVideoSeconds),
  };
  await enqueueNow(deps.db, [cleanup], deps.now());
  try {
    return await use(await storeVideo(deps, name, mime, pieces), cleanup.id);
  } catch (error) {
    await cleanupNow(deps, workspaceId, name, cleanup.id).catch(() => undefined);
    throw error;
  }
}

async function storeVideo(
  deps: VideoDeps,
  name: string,
  mime: VideoMime,
  pieces: ByteStream,
): Promise<StoredVideo> {
  const hashed = hashing(pieces);
  await deps.files.putStream(name, hashed.pieces, { mimeType: mime });
  // Loaded with the first video: most requests never see one.
  const { readContainer } = await import("./container.ts");
  const facts = await readContainer(openBlocks(deps, name, hashed.size()), mime);
  return { key: name, mimeType: mime, bytes: hashed.size(), sha256: await hashed.sha256(), ...facts };
}

/** Counts what really arrives, and how long it takes. */
async function* limitUpload({ now }: VideoDeps, pieces: ByteStream): AsyncGenerator<Uint8Array> {
  const until = addSeconds(now(), maxVideoSeconds);
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw tooManyBytes();
    if (now() > until) throw tooSlow();
    yield piece;
  }
}

const tooSlow = () =>
  new Refusal("bad_request", `The video took longer than ${maxVideoSeconds / 60} minutes to arrive.`, {
    hint: "Send a smaller file, or its address as video_url.",
    retryable: true,
  });

async function cleanupNow(deps: VideoDeps, workspaceId: string, name: string, id: string): Promise<void> {
  await cleanupVideo(deps, workspaceId, name);
  await deleteOutbox(deps.db, [id]);
}

/** Removes the file of a broken upload, unless a video has it after all. Safe to repeat. */
export async function cleanupVideo(
  { db, files }: Pick<Ports, "db" | "files">,
  workspaceId: string,
  name: string,
): Promise<void> {
  if (!(await isVideoKey(db, workspaceId, name))) await files.delete([name]);
}
