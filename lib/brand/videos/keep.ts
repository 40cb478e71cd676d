import { addSeconds } from "../../core/calendar.ts";
import { hashing } from "../../core/digest.ts";
import { Refusal } from "../../core/errors.ts";
import { base62, uuidv7 } from "../../core/ids.ts";
import type { Job } from "../../core/job.ts";
import type { Pieces } from "../../core/pieces.ts";
import type { Message, Ports } from "../../core/ports.ts";
import { forgetPromises, promiseNow } from "../../outbox/store.ts";
import { blocksOf } from "./blocks.ts";
import { ENDINGS, MAX_BYTES, MAX_UPLOAD_SECONDS, tooManyBytes, type VideoMime } from "./limits.ts";
import { type Declared, sniffed } from "./sniff.ts";
import { isVideoKey, type StoredVideo } from "./store.ts";

const TOKEN_LENGTH = 32;
/** Long after the last byte of the slowest upload. */
const TIDY_AFTER_SECONDS = 4 * MAX_UPLOAD_SECONDS;

export type VideoKeeper = Pick<Ports, "db" | "files" | "now" | "random">;
export type Arriving = { pieces: Pieces; declared: Declared };

/** Videos of one workspace are worked on two at a time. */
export const videoMessage = ({ now, random }: VideoKeeper, job: Job): Message => ({
  id: uuidv7(now(), random(10)),
  job,
  lane: `videos-${job.workspaceId}`,
  parallelism: 2,
});

/**
 * Stores a video while it arrives and looks at its container: the one way in for every upload. Before the first byte is
 * stored its removal is promised, so that nothing stays of an upload that ends with our own process.
 * @param use makes a row refer to it, in a statement that takes the promise back, or throws.
 * @throws BadVideo for what is not accepted. Whatever is thrown, nothing is left in storage.
 */
export async function withVideo<T>(
  keeper: VideoKeeper,
  workspaceId: string,
  { pieces: source, declared }: Arriving,
  use: (stored: StoredVideo, tidyId: string) => Promise<T>,
): Promise<T> {
  const { mime, pieces } = await sniffed(limited(keeper, source), declared);
  const name = `${base62(TOKEN_LENGTH, keeper.random)}/video.${ENDINGS[mime]}`;
  const tidy = {
    ...videoMessage(keeper, { kind: "video.tidy", workspaceId, name }),
    notBefore: addSeconds(keeper.now(), TIDY_AFTER_SECONDS),
  };
  await promiseNow(keeper.db, [tidy], keeper.now());
  try {
    return await use(await keep(keeper, name, mime, pieces), tidy.id);
  } catch (error) {
    await tidyNow(keeper, workspaceId, name, tidy.id).catch(() => undefined);
    throw error;
  }
}

async function keep(
  keeper: VideoKeeper,
  name: string,
  mime: VideoMime,
  pieces: Pieces,
): Promise<StoredVideo> {
  const hashed = hashing(pieces);
  await keeper.files.take(name, hashed.pieces, { mimeType: mime });
  // Loaded with the first video: most requests never see one.
  const { readContainer } = await import("./container.ts");
  const facts = await readContainer(blocksOf(keeper, name, hashed.size()), mime);
  return { key: name, mimeType: mime, bytes: hashed.size(), sha256: await hashed.sha256(), ...facts };
}

/** Counts what really arrives, and how long it takes. */
async function* limited({ now }: VideoKeeper, pieces: Pieces): AsyncGenerator<Uint8Array> {
  const until = addSeconds(now(), MAX_UPLOAD_SECONDS);
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw tooManyBytes();
    if (now() > until) throw tooSlow();
    yield piece;
  }
}

const tooSlow = () =>
  new Refusal("bad_request", `The video took longer than ${MAX_UPLOAD_SECONDS / 60} minutes to arrive.`, {
    hint: "Send a smaller file, or its address as video_url.",
    retryable: true,
  });

async function tidyNow(keeper: VideoKeeper, workspaceId: string, name: string, id: string): Promise<void> {
  await tidyVideo(keeper, workspaceId, name);
  await forgetPromises(keeper.db, [id]);
}

/** Removes the file of a broken upload, unless a video has it after all. Safe to repeat. */
export async function tidyVideo(
  { db, files }: Pick<Ports, "db" | "files">,
  workspaceId: string,
  name: string,
): Promise<void> {
  if (!(await isVideoKey(db, workspaceId, name))) await files.remove([name]);
}
