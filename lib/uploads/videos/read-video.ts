import { Refusal } from "../../core/errors.ts";
import { RetryLater } from "../../core/failures.ts";
import { everyRecordOf } from "../../core/owner.ts";
import type { IncomingFile, Ports, StreamResult } from "../../core/ports.ts";
import { RETRIES } from "../../core/retries.ts";
import { isOwnUrl, OWN_NAME } from "../images/input.ts";
import { makeFiling, readStoredFile } from "./filing.ts";
import { BadVideo, MAX_BYTES } from "./limits.ts";
import { filedByMetadata, isReadable, type ReadableVideo } from "./metadata.ts";
import {
  type Filing,
  failVideoRow,
  fileVideo,
  findVideo,
  type StoredVideo,
  storeFile,
  type VideoRow,
} from "./store.ts";
import { withVideo } from "./with-video.ts";

type ReadDeps = Pick<Ports, "db" | "files" | "downloads" | "model" | "now" | "random" | "settings" | "log">;
type VideoRef = { workspaceId: string; videoId: string };
/** What is done with a video that has its file, before it is filed. */
type FinishFiling = (video: ReadableVideo, filing: Filing) => Promise<Filing>;
type Attempt = { retried: number; maxRetries: number };

const WANTED = { kind: "video", maxBytes: MAX_BYTES, timeoutMs: RETRIES.downloads.videoTimeoutMs } as const;

/** The file is no longer needed, or another delivery of the same job was faster. */
class Superseded extends Error {}

/**
 * Fetches a video that was given by its address, and files it. Safe to repeat, late and out of order:
 * only a waiting video changes, and an unneeded file is deleted.
 * @throws RetryLater when the queue should try again.
 */
export async function readVideo(
  deps: ReadDeps,
  ref: VideoRef,
  attempt: Attempt,
  finish: FinishFiling,
): Promise<void> {
  const video = await findVideo(deps.db, everyRecordOf(ref.workspaceId), ref.videoId);
  if (video?.status !== "processing") return;
  const stored = video.key === null ? await fetchFile(deps, video, attempt) : {};
  if (!stored) return;
  const known = { ...video, ...stored };
  if (!isReadable(known)) throw new Error("A stored video lacks what its container tells.");
  const filing = await finish(known, await makeFiling(deps, known));
  await fileVideo(deps.db, video, { ...filing, updatedAt: deps.now() });
}

async function fetchFile(
  deps: ReadDeps,
  video: VideoRow,
  attempt: Attempt,
): Promise<StoredVideo | undefined> {
  try {
    const result = await streamVideo(deps, video.sourceUrl ?? "", (found) =>
      storeFetched(deps, video, found),
    );
    if (result.ok) return result.value;
    if (result.permanent) await fail(deps, video, result.reason);
    else await later(deps, video, result.reason, attempt);
  } catch (error) {
    if (error instanceof BadVideo || error instanceof Refusal) await fail(deps, video, error.message);
    else if (!(error instanceof Superseded)) throw error;
  }
  return undefined;
}

/** A video at an address of our own is read from storage. */
async function streamVideo(
  { downloads, files, settings }: ReadDeps,
  address: string,
  take: (found: IncomingFile) => Promise<StoredVideo>,
): Promise<StreamResult<StoredVideo>> {
  if (!isOwnUrl(settings, address)) return downloads.stream(address, WANTED, take);
  const name = address.slice(`${settings.publicUrl}/assets/`.length);
  const request = { range: null, ifNoneMatch: null, headOnly: true };
  const there = OWN_NAME.test(name) && (await files.open(name, request))?.state === "whole";
  if (!there) return { ok: false, permanent: true, reason: "There is no file at this address." };
  return { ok: true, value: await take({ pieces: readStoredFile(files, name), address }) };
}

function storeFetched(
  deps: ReadDeps,
  video: VideoRow,
  { pieces, declared }: IncomingFile,
): Promise<StoredVideo> {
  const arriving = { pieces, declared: { type: declared, name: new URL(video.sourceUrl ?? "").pathname } };
  return withVideo(deps, video.workspaceId, arriving, async (stored, cleanupId) => {
    const kept = await storeFile(deps.db, video, { stored, cleanupId, now: deps.now() });
    if (!kept) throw new Superseded();
    return stored;
  });
}

async function later(deps: ReadDeps, video: VideoRow, reason: string, { retried, maxRetries }: Attempt) {
  deps.log("video_fetch_failed", { video_id: video.id, retried, reason });
  if (retried < maxRetries) throw new RetryLater(reason);
  await fail(deps, video, `${reason} This was tried ${retried + 1} times.`);
}

const fail = ({ db, now }: Pick<Ports, "db" | "now">, video: VideoRow, reason: string) =>
  failVideoRow(db, video, { reason, now: now() });

/**
 * Handles the last failed try of a video: a stored file is filed without a model, otherwise the video fails.
 */
export async function failVideo(
  ports: Pick<Ports, "db" | "now">,
  { workspaceId, videoId }: VideoRef,
  tries: number,
): Promise<void> {
  const video = await findVideo(ports.db, everyRecordOf(workspaceId), videoId);
  if (video?.status !== "processing") return;
  if (!isReadable(video)) {
    await fail(ports, video, `The video could not be fetched. This was tried ${tries} times.`);
    return;
  }
  const why = `Looking at it did not work out. This was tried ${tries} times.`;
  await fileVideo(ports.db, video, { ...filedByMetadata(video, why), updatedAt: ports.now() });
}
