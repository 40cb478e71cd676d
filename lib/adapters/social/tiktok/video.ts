import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Readiness, type Work } from "../../../core/network.ts";
import { RETRIES } from "../../../core/retries.ts";
import { send, sourceText, unavailable, unknownOutcome, type VendorResponse } from "../http.ts";
import { requestJson, type TiktokSettings, VENDOR } from "./client.ts";
import { creatorOf } from "./creator.ts";
import { type Creator, readDraft, type TiktokDraft } from "./draft.ts";
import { statusOf } from "./status.ts";

/** The smallest chunk TikTok takes; the last chunk carries the rest. */
const CHUNK_BYTES = 5 * 1024 * 1024;
/** Chunks in one call of `prepare`, so that a call stays within its time. */
const CHUNKS_PER_CALL = 6;

type TiktokUpload = { settings: TiktokSettings; work: Work; file: MediaFile };

/** Sends the film except its last chunk; TikTok publishes nothing before that arrives. */
export async function uploaded(step: TiktokUpload): Promise<Readiness> {
  const { work } = step;
  const known = await goOn(step, readDraft(work.draft));
  if (known.accepted) return { state: "ready", draft: known };
  const draft = known.upload ? known : await begin(step);
  return sendChunks(step, draft);
}

/** The status of an opened upload tells how far it came. */
async function goOn({ settings, work, file }: TiktokUpload, draft: TiktokDraft): Promise<TiktokDraft> {
  const { publishId, upload, tried } = draft;
  if (!publishId || !upload) return { accepted: false };
  const current = await statusOf(settings, work, publishId).catch((error) => {
    const isForgotten = error instanceof NetworkFailure && error.kind === "content_rejected";
    if (isForgotten && tried === undefined) return null;
    throw error;
  });
  if (current === null || current.status === "FAILED") return { accepted: false };
  const { status, uploaded_bytes: bytes = upload.sent * upload.chunkBytes } = current;
  if (status !== "PROCESSING_UPLOAD" || bytes >= file.bytes) return { ...draft, accepted: true };
  const sent = Math.min(Math.floor(bytes / upload.chunkBytes), upload.chunks - 1);
  return { ...draft, upload: { ...upload, sent } };
}

const Opened = z.object({ publish_id: z.string().min(1), upload_url: z.string().min(1) });

/** Opens an upload. A lost answer leaves an upload that is never finished. */
async function begin({ settings, work, file }: TiktokUpload): Promise<TiktokDraft> {
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
  const { publish_id, upload_url } = await requestJson(settings, work.account, call, Opened);
  const upload = { url: upload_url, chunkBytes, chunks, sent: 0, over: false };
  const draft: TiktokDraft = { creator, publishId: publish_id, upload, accepted: false };
  await work.saveDraft(draft);
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

async function sendChunks(step: TiktokUpload, begun: TiktokDraft): Promise<Readiness> {
  let draft = begun;
  for (let turn = 0; draft.upload && draft.upload.sent < draft.upload.chunks - 1; turn++) {
    if (turn === CHUNKS_PER_CALL) return { state: "waiting", draft, retryAfterSeconds: 0 };
    const { status } = await putChunk(step, draft);
    if (isGone(status)) await step.work.saveDraft({});
    if (!isTaken(status)) throw unavailable(VENDOR, sourceText(VENDOR, status, "upload"));
    draft = { ...draft, upload: { ...draft.upload, sent: draft.upload.sent + 1 } };
    await step.work.saveDraft(draft);
  }
  return { state: "ready", draft };
}

/** 403 and 404 end an upload, at the latest an hour after it was opened. */
const isGone = (status: number) => status === 403 || status === 404;
const isTaken = (status: number) => status >= 200 && status < 300;

/** Sends the last chunk, which publishes the film. */
export async function sendLast(step: TiktokUpload, draft: TiktokDraft): Promise<void> {
  const { status } = await putChunk(step, draft);
  if (isTaken(status)) return;
  const source = sourceText(VENDOR, status, "upload");
  // An earlier last chunk may have arrived. The upload has ended, so its status is final.
  if (isGone(status) && draft.upload)
    await step.work.saveDraft({ ...draft, upload: { ...draft.upload, over: true } });
  const isOpen = status >= 500 || [403, 404, 408, 416].includes(status);
  throw isOpen ? unknownOutcome(VENDOR, source) : unavailable(VENDOR, source);
}

/** TikTok answers 206 to a chunk and 201 to the last; chunks go one after the other. */
async function putChunk({ settings, file }: TiktokUpload, { upload }: TiktokDraft): Promise<VendorResponse> {
  if (!upload) throw unavailable(VENDOR, "nothing is prepared");
  const isLast = upload.sent === upload.chunks - 1;
  const from = upload.sent * upload.chunkBytes;
  const length = isLast ? file.bytes - from : upload.chunkBytes;
  return send(settings, {
    vendor: VENDOR,
    method: "PUT",
    url: secure(upload.url),
    // The address itself grants access, so no token is sent.
    headers: {
      "content-type": file.mimeType,
      "content-range": `bytes ${from}-${from + length - 1}/${file.bytes}`,
    },
    body: await file.read(from, length),
    timeoutMs: RETRIES.social.uploadTimeoutMs,
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
