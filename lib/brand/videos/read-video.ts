import { Refusal } from "../../core/errors.ts";
import type { Found, Ports, Poured } from "../../core/ports.ts";
import { isOurs, STORED_NAME } from "../picture.ts";
import { TryLater } from "../try-later.ts";
import { contentOf, filingOf } from "./filing.ts";
import { withVideo } from "./keep.ts";
import { BadVideo, MAX_BYTES } from "./limits.ts";
import { filedByMetadata, isReadable } from "./metadata.ts";
import { failVideoRow, fileVideo, findVideo, type StoredVideo, storeFile, type VideoRow } from "./store.ts";

type World = Pick<Ports, "db" | "files" | "downloads" | "model" | "now" | "random" | "settings" | "log">;
type Order = { workspaceId: string; videoId: string };
type Attempt = { retried: number; maxRetries: number };

const WANTED = { kind: "video", maxBytes: MAX_BYTES, timeoutMs: 240_000 } as const;

/** Nobody waits for this file any more, or another delivery of the same job was faster. */
class Superseded extends Error {}

/**
 * Fetches a video where it was given by its address, and files it. Safe to repeat, late and out of order: only a video that
 * still waits is changed, and a file that nobody waits for is removed.
 * @throws TryLater when the queue shall try again.
 */
export async function readVideo(world: World, order: Order, attempt: Attempt): Promise<void> {
  const video = await findVideo(world.db, order.workspaceId, order.videoId);
  if (video?.status !== "processing") return;
  const stored = video.key === null ? await fetchFile(world, video, attempt) : {};
  if (!stored) return;
  const known = { ...video, ...stored };
  if (!isReadable(known)) throw new Error("A stored video lacks what its container tells.");
  await fileVideo(world.db, video, { ...(await filingOf(world, known)), updatedAt: world.now() });
}

async function fetchFile(world: World, video: VideoRow, attempt: Attempt): Promise<StoredVideo | undefined> {
  try {
    const poured = await pour(world, video.sourceUrl ?? "", (found) => takeIn(world, video, found));
    if (poured.ok) return poured.value;
    if (poured.permanent) await fail(world, video, poured.reason);
    else await later(world, video, poured.reason, attempt);
  } catch (error) {
    if (error instanceof BadVideo || error instanceof Refusal) await fail(world, video, error.message);
    else if (!(error instanceof Superseded)) throw error;
  }
  return undefined;
}

/** One of our own addresses lies in our storage. */
async function pour(
  { downloads, files, settings }: World,
  address: string,
  take: (found: Found) => Promise<StoredVideo>,
): Promise<Poured<StoredVideo>> {
  if (!isOurs(settings, address)) return downloads.pour(address, WANTED, take);
  const name = address.slice(`${settings.publicUrl}/assets/`.length);
  const look = { range: null, ifNoneMatch: null, headOnly: true };
  const there = STORED_NAME.test(name) && (await files.open(name, look))?.state === "whole";
  if (!there) return { ok: false, permanent: true, reason: "There is no file at this address." };
  return { ok: true, value: await take({ pieces: contentOf(files, name) }) };
}

function takeIn(world: World, video: VideoRow, { pieces, declared }: Found): Promise<StoredVideo> {
  const arriving = { pieces, declared: { type: declared, name: new URL(video.sourceUrl ?? "").pathname } };
  return withVideo(world, video.workspaceId, arriving, async (stored, tidyId) => {
    const kept = await storeFile(world.db, video, { stored, tidyId, now: world.now() });
    if (!kept) throw new Superseded();
    return stored;
  });
}

async function later(world: World, video: VideoRow, reason: string, { retried, maxRetries }: Attempt) {
  world.log("video_fetch_failed", { video_id: video.id, retried, reason });
  if (retried < maxRetries) throw new TryLater(reason);
  await fail(world, video, `${reason} This was tried ${retried + 1} times.`);
}

const fail = ({ db, now }: Pick<Ports, "db" | "now">, video: VideoRow, reason: string) =>
  failVideoRow(db, video, { reason, now: now() });

/** The queue has given a video up: one that is stored is there to be used, another has failed. */
export async function giveUpReading(
  ports: Pick<Ports, "db" | "now">,
  { workspaceId, videoId }: Order,
  tries: number,
): Promise<void> {
  const video = await findVideo(ports.db, workspaceId, videoId);
  if (video?.status !== "processing") return;
  if (!isReadable(video)) {
    await fail(ports, video, `The video could not be fetched. This was tried ${tries} times.`);
    return;
  }
  const why = `Looking at it did not work out. This was tried ${tries} times.`;
  await fileVideo(ports.db, video, { ...filedByMetadata(video, why), updatedAt: ports.now() });
}
