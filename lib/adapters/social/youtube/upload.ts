import * as z from "zod/v4";
import type { Content, Credentials, MediaFile, Readiness, Work } from "../../../core/network.ts";
import { RETRIES } from "../../../core/retries.ts";
import { type HttpDeps, parseJson, unavailable, type VendorResponse } from "../http.ts";
import { failureOf, send, VENDOR } from "./client.ts";
import { readDraft, sayRefusal, type YoutubeDraft } from "./draft.ts";

/** The size of every chunk but the last is a multiple of this (functions/docs/vendors/youtube.md). */
const GRAIN = 262_144;
const CHUNK_BYTES = 32 * GRAIN;
/** Chunks in one call of the port, so that an attempt stays within its time. */
const CHUNKS_PER_CALL = 4;
const CATEGORY_PEOPLE = "22";

/** What YouTube has of a film. */
export type SessionState =
  | { state: "partial"; stored: number }
  | { state: "done"; video: NonNullable<YoutubeDraft["video"]> }
  | { state: "gone" };

/** Sends the film up to its last bytes: until those have arrived there is no video. */
export async function uploaded(deps: HttpDeps, work: Work, file: MediaFile): Promise<Readiness> {
  const draft = readDraft(work.draft);
  if (draft.refusal) return sayRefusal(work, draft.refusal);
  const known = draft.video ? draft : await sessionOf(deps, work, { file, draft });
  return known.video ? { state: "ready", draft: known } : sendChunks(deps, work, { file, draft: known });
}

type YoutubeUpload = { file: MediaFile; draft: YoutubeDraft };

/**
 * The state of the upload session. A second session opens only after the first is known to be gone
 * (functions/docs/vendors/youtube.md).
 */
async function sessionOf(deps: HttpDeps, work: Work, { file, draft }: YoutubeUpload): Promise<YoutubeDraft> {
  const has = draft.session ? await probe(deps, work, { file, draft }) : ({ state: "gone" } as const);
  const next: YoutubeDraft =
    has.state === "gone"
      ? { stored: 0, session: await open(deps, work, file) }
      : { ...draft, ...progressOf(has) };
  await work.saveDraft(next);
  return next;
}

const progressOf = (has: Exclude<SessionState, { state: "gone" }>) =>
  has.state === "done" ? { video: has.video } : { stored: has.stored };

/** Opens an upload session. A lost answer leaves an unused session; see functions/docs/vendors/youtube.md. */
async function open(deps: HttpDeps, { account, content }: Work, file: MediaFile) {
  const response = await send(deps, account, {
    method: "POST",
    path: `/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`,
    headers: {
      "content-type": "application/json; charset=UTF-8",
      "x-upload-content-length": String(file.bytes),
      "x-upload-content-type": file.mimeType,
    },
    json: resourceOf(content),
  });
  if (response.status < 200 || response.status >= 300) throw failureOf(response, deps.now(), false);
  const uri = response.headers.get("location");
  if (!uri) throw unavailable(VENDOR, "a session without an address");
  return { uri, openedAt: deps.now().getTime() };
}

const resourceOf = ({ title, text }: Content) => ({
  snippet: {
    title: title.normalize("NFC"),
    description: text.normalize("NFC"),
    categoryId: CATEGORY_PEOPLE,
  },
  status: { privacyStatus: "public", selfDeclaredMadeForKids: false },
});

/**
 * Sends chunks. The last bytes, less than two grains, remain for the commit
 * (functions/docs/vendors/youtube.md).
 */
async function sendChunks(deps: HttpDeps, work: Work, { file, draft }: YoutubeUpload): Promise<Readiness> {
  const lastGrain = Math.floor((file.bytes - 1) / GRAIN) * GRAIN;
  let { stored } = draft;
  for (let sent = 0; sent < CHUNKS_PER_CALL && lastGrain - stored >= GRAIN; sent++) {
    const left = Math.floor((lastGrain - stored) / GRAIN) * GRAIN;
    const at = { file, draft, from: stored, length: Math.min(CHUNK_BYTES, left) };
    const has = await storedAfter(deps, await put(deps, work.account, at));
    if (has.state === "gone") {
      await work.saveDraft({});
      throw unavailable(VENDOR, "the upload session is gone");
    }
    const next = { ...draft, ...progressOf(has) };
    await work.saveDraft(next);
    if (next.video) return { state: "ready", draft: next };
    if (next.stored <= stored) throw unavailable(VENDOR, "a chunk was not stored");
    stored = next.stored;
  }
  const next = { ...draft, stored };
  const isReady = lastGrain - stored < GRAIN;
  return isReady ? { state: "ready", draft: next } : { state: "waiting", draft: next, retryAfterSeconds: 0 };
}

type UploadRange = YoutubeUpload & { from: number; length: number; irreversible?: boolean };

export async function put(deps: HttpDeps, account: Credentials, part: UploadRange): Promise<VendorResponse> {
  const { file, draft, from, length, irreversible = false } = part;
  return send(deps, account, {
    method: "PUT",
    path: draft.session?.uri ?? "",
    headers: {
      "content-type": file.mimeType,
      "content-range": `bytes ${from}-${from + length - 1}/${file.bytes}`,
    },
    bytes: await file.read(from, length),
    timeoutMs: RETRIES.social.uploadTimeoutMs,
    irreversible,
  });
}

/** Asks how many bytes are stored, with an empty body and no range (functions/docs/vendors/youtube.md). */
export async function probe(
  deps: HttpDeps,
  { account }: Work,
  { file, draft }: YoutubeUpload,
): Promise<SessionState> {
  const response = await send(deps, account, {
    method: "PUT",
    path: draft.session?.uri ?? "",
    headers: { "content-range": `bytes */${file.bytes}` },
    bytes: new Uint8Array(0),
  });
  return storedAfter(deps, response);
}

const Video = z.object({
  id: z.string().min(1),
  status: z.object({ privacyStatus: z.string().optional() }).optional(),
});

/**
 * Reads the answer to a chunk: 308 carries the stored range, 200 or 201 the video. 404 or 410 mean a lost
 * session. See functions/docs/vendors/youtube.md.
 */
export function storedAfter(deps: HttpDeps, response: VendorResponse, irreversible = false): SessionState {
  const { status, headers } = response;
  if (status === 308) {
    const last = /^bytes=0-(\d+)$/.exec(headers.get("range") ?? "")?.[1];
    return { state: "partial", stored: last === undefined ? 0 : Number(last) + 1 };
  }
  if (status === 404 || status === 410) return { state: "gone" };
  const video = status === 200 || status === 201 ? parseJson(response, Video) : undefined;
  if (!video) throw failureOf(response, deps.now(), irreversible);
  const isPrivate = video.status?.privacyStatus === "private";
  return { state: "done", video: { id: video.id, isPrivate, at: deps.now().getTime() } };
}
