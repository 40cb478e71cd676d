import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Readiness, type Work } from "../../core/network.ts";
import { type Answer, lost, said, send, unavailable } from "./http.ts";
import { ask, type TiktokSettings, VENDOR } from "./tiktok-calls.ts";
import { creatorOf } from "./tiktok-creator.ts";
import { type Creator, readDraft, type TiktokDraft } from "./tiktok-draft.ts";
import { statusOf } from "./tiktok-status.ts";

/** tiktok.md, Direct post flow 1b: the smallest chunk there may be; the last one takes what is left over. */
const CHUNK_BYTES = 5 * 1024 * 1024;
/** Chunks in one call of the port, so that an attempt stays within its time. */
const CHUNKS_AT_ONCE = 6;
const CHUNK_TIMEOUT_MS = 60_000;

type Step = { settings: TiktokSettings; work: Work; file: MediaFile };

/** Sends the film but for its last chunk: nothing is published before that has arrived. */
export async function uploaded(step: Step): Promise<Readiness> {
  const { work } = step;
  const known = await goOn(step, readDraft(work.draft));
  if (known.accepted) return { state: "ready", draft: known };
  const draft = known.upload ? known : await begin(step);
  return sendChunks(step, draft);
}

/** tiktok.md, Idempotency: after an upload was begun, its status tells how far it came. */
async function goOn({ settings, work, file }: Step, draft: TiktokDraft): Promise<TiktokDraft> {
  const { publishId, upload, tried } = draft;
  if (!publishId || !upload) return { accepted: false };
  const told = await statusOf(settings, work, publishId).catch((error) => {
    const isForgotten = error instanceof NetworkFailure && error.kind === "content_rejected";
    if (isForgotten && tried === undefined) return null;
    throw error;
  });
  if (told === null || told.status === "FAILED") return { accepted: false };
  const { status, uploaded_bytes: bytes = upload.sent * upload.chunkBytes } = told;
  if (status !== "PROCESSING_UPLOAD" || bytes >= file.bytes) return { ...draft, accepted: true };
  const sent = Math.min(Math.floor(bytes / upload.chunkBytes), upload.chunks - 1);
  return { ...draft, upload: { ...upload, sent } };
}

const Opened = z.object({ publish_id: z.string().min(1), upload_url: z.string().min(1) });

/** tiktok.md, Direct post flow 1a. An answer that is lost leaves an upload that is never finished. */
async function begin({ settings, work, file }: Step): Promise<TiktokDraft> {
  const creator = await creatorOf(settings, work);
  const chunks = Math.max(1, Math.floor(file.bytes / CHUNK_BYTES));
  const chunkBytes = chunks === 1 ? file.bytes : CHUNK_BYTES;
  const json = {
    post_info: infoOf(work, creator),
    source_info: {
      source: "FILE_UPLOAD",
      video_size: file.bytes,
      chunk_size: chunkBytes,
      total_chunk_count: chunks,
    },
  };
  const call = { path: "/v2/post/publish/video/init/", json };
  const { publish_id, upload_url } = await ask(settings, work.account, call, Opened);
  const upload = { url: upload_url, chunkBytes, chunks, sent: 0, over: false };
  const draft: TiktokDraft = { creator, publishId: publish_id, upload, accepted: false };
  await work.keep(draft);
  return draft;
}

const infoOf = ({ content }: Work, creator: Creator) => ({
  title: content.text.normalize("NFC"),
  privacy_level: creator.privacy,
  disable_comment: creator.noComments,
  disable_duet: creator.noDuets,
  disable_stitch: creator.noStitches,
  brand_content_toggle: false,
  brand_organic_toggle: false,
});

async function sendChunks(step: Step, begun: TiktokDraft): Promise<Readiness> {
  let draft = begun;
  for (let turn = 0; draft.upload && draft.upload.sent < draft.upload.chunks - 1; turn++) {
    if (turn === CHUNKS_AT_ONCE) return { state: "waiting", draft, retryAfterSeconds: 0 };
    const { status } = await putChunk(step, draft);
    if (isGone(status)) await step.work.keep({});
    if (!isTaken(status)) throw unavailable(VENDOR, said(VENDOR, status, "upload"));
    draft = { ...draft, upload: { ...draft.upload, sent: draft.upload.sent + 1 } };
    await step.work.keep(draft);
  }
  return { state: "ready", draft };
}

/** tiktok.md, Direct post flow 1b: 403 and 404 are the end of an upload, an hour after its beginning at the latest. */
const isGone = (status: number) => status === 403 || status === 404;
const isTaken = (status: number) => status >= 200 && status < 300;

/** tiktok.md, Direct post flow 1b: the last chunk publishes, and nothing does before it. */
export async function sendLast(step: Step, draft: TiktokDraft): Promise<void> {
  const { status } = await putChunk(step, draft);
  if (isTaken(status)) return;
  const source = said(VENDOR, status, "upload");
  // An earlier last chunk may have arrived after all; its upload is over, so the status is final.
  if (isGone(status) && draft.upload)
    await step.work.keep({ ...draft, upload: { ...draft.upload, over: true } });
  const isOpen = status >= 500 || [403, 404, 408, 416].includes(status);
  throw isOpen ? lost(VENDOR, source) : unavailable(VENDOR, source);
}

/** tiktok.md, Direct post flow 1b: 206 a chunk, 201 the last; one after the other. */
async function putChunk({ settings, file }: Step, { upload }: TiktokDraft): Promise<Answer> {
  if (!upload) throw unavailable(VENDOR, "nothing is prepared");
  const isLast = upload.sent === upload.chunks - 1;
  const from = upload.sent * upload.chunkBytes;
  const length = isLast ? file.bytes - from : upload.chunkBytes;
  return send(settings, {
    vendor: VENDOR,
    method: "PUT",
    url: secure(upload.url),
    // The address is the permission, so no token goes with it.
    headers: {
      "content-type": file.mimeType,
      "content-range": `bytes ${from}-${from + length - 1}/${file.bytes}`,
    },
    body: await file.read(from, length),
    timeoutMs: CHUNK_TIMEOUT_MS,
    irreversible: isLast,
  });
}

function secure(url: string): string {
  if (url.startsWith("https://")) return url;
  throw new NetworkFailure("config_error", "TikTok named a strange place to upload to.", {
    source: "TikTok: upload without https",
    fix: "Try again later; if it stays, the operator has to look into it.",
  });
}
