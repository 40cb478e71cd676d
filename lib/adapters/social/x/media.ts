import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Readiness, type Work } from "../../../core/network.ts";
import { RETRIES } from "../../../core/retries.ts";
import type { HttpDeps } from "../http.ts";
import { request, requestJson } from "./client.ts";
import { readDraft, type XDraft, type XMediaDraft } from "./draft.ts";

/** X refuses larger segments for some accounts; see functions/docs/vendors/x.md. */
const SEGMENT_BYTES = 1024 * 1024;
/** Segments in one call of `prepare`, so that a call stays within its time. */
const SEGMENTS_PER_CALL = 24;
/** Media that expire sooner than this are uploaded again. */
const LEFT_MS = 5 * 60_000;
const MAX_ALT_TEXT = 1000;

const Processing = z.object({
  state: z.enum(["pending", "in_progress", "succeeded", "failed"]),
  check_after_secs: z.number().optional(),
  error: z.object({ name: z.string().optional(), message: z.string().optional() }).optional(),
});
const Media = z.object({
  data: z.object({
    id: z.string(),
    expires_after_secs: z.number().optional(),
    processing_info: Processing.optional(),
  }),
});
type Media = z.infer<typeof Media>["data"];

type XUpload = {
  deps: HttpDeps;
  work: Work;
  file: MediaFile;
  keep(upload: XMediaDraft): Promise<XMediaDraft>;
};
/** Seconds until the next look; null when everything is ready. */
type WaitSeconds = number | null;

/** Moves every file on as far as it goes: sends what is missing and asks for what X processes. */
export async function mediaReady(deps: HttpDeps, work: Work): Promise<Readiness> {
  const draft = readDraft(work.draft);
  let waitSeconds: WaitSeconds = null;
  for (const [at, file] of filesOf(work).entries()) {
    const keep = async (upload: XMediaDraft) => {
      draft.media[at] = upload;
      await work.saveDraft(draft);
      return upload;
    };
    const known = draft.media[at];
    const upload = known && known.until - LEFT_MS > deps.now().getTime() ? known : undefined;
    const wanted = await advance({ deps, work, file, keep }, upload);
    if (wanted !== null) waitSeconds = Math.max(waitSeconds ?? 0, wanted);
  }
  return waitSeconds === null
    ? { state: "ready", draft }
    : { state: "waiting", draft, retryAfterSeconds: waitSeconds };
}

function filesOf({ content: { media } }: Work): readonly MediaFile[] {
  if (media.kind === "images") return media.files;
  return media.kind === "video" ? [media.file] : [];
}

export const mediaIds = ({ media }: XDraft): string[] =>
  Object.entries(media)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, { id }]) => id);

async function advance(step: XUpload, upload: XMediaDraft | undefined): Promise<WaitSeconds> {
  if (upload?.state === "ready") return describe(step, upload);
  if (upload?.state === "processing") return status(step, upload);
  if (upload || isVideo(step.file)) return append(step, upload ?? (await initialize(step)));
  return describe(step, await oneShot(step));
}

/** X takes films in segments only. */
const isVideo = ({ mimeType }: MediaFile) => mimeType.startsWith("video/");
const categoryOf = (file: MediaFile) => (isVideo(file) ? "tweet_video" : "tweet_image");

const DAY_SECONDS = 86_400;
const begun = (
  { deps }: XUpload,
  { id, expires_after_secs = DAY_SECONDS }: Media,
  state: XMediaDraft["state"],
) => ({
  id,
  segments: 0,
  state,
  described: false,
  until: deps.now().getTime() + expires_after_secs * 1000,
});

/** Uploads a picture in one request. */
async function oneShot(step: XUpload): Promise<XMediaDraft> {
  const { deps, work, file } = step;
  const form = new FormData();
  form.set("media_category", categoryOf(file));
  form.set("media_type", file.mimeType);
  form.set("media", new Blob([await file.read(0, file.bytes)], { type: file.mimeType }));
  const call = {
    method: "POST",
    path: "/2/media/upload",
    form,
    timeoutMs: RETRIES.social.uploadTimeoutMs,
  } as const;
  const { data } = await requestJson(deps, work.account, call, Media);
  return step.keep(begun(step, data, "ready"));
}

/** Opens the upload of a film. */
async function initialize(step: XUpload): Promise<XMediaDraft> {
  const { deps, work, file } = step;
  const json = { media_type: file.mimeType, total_bytes: file.bytes, media_category: categoryOf(file) };
  const call = { method: "POST", path: "/2/media/upload/initialize", json } as const;
  const { data } = await requestJson(deps, work.account, call, Media);
  return step.keep(begun(step, data, "open"));
}

/** Sends the segments X does not have, then finalizes. */
async function append(step: XUpload, opened: XMediaDraft): Promise<WaitSeconds> {
  const { deps, work, file } = step;
  const count = Math.ceil(file.bytes / SEGMENT_BYTES);
  const last = Math.min(count, opened.segments + SEGMENTS_PER_CALL);
  let upload = opened;
  for (let index = upload.segments; index < last; index++) {
    const form = new FormData();
    form.set("segment_index", String(index));
    form.set("media", new Blob([await file.read(index * SEGMENT_BYTES, SEGMENT_BYTES)]));
    const path = `/2/media/upload/${upload.id}/append`;
    await request(deps, work.account, {
      method: "POST",
      path,
      form,
      timeoutMs: RETRIES.social.uploadTimeoutMs,
    });
    upload = await step.keep({ ...upload, segments: index + 1 });
  }
  if (last < count) return 0;
  const path = `/2/media/upload/${upload.id}/finalize`;
  const { data } = await requestJson(deps, work.account, { method: "POST", path }, Media);
  return processed(step, upload, data);
}

/** Asks whether X has processed the file. */
async function status(step: XUpload, upload: XMediaDraft): Promise<WaitSeconds> {
  const path = `/2/media/upload?command=STATUS&media_id=${upload.id}`;
  const { data } = await requestJson(step.deps, step.work.account, { path }, Media);
  return processed(step, upload, data);
}

/** A file without processing_info is ready. */
async function processed(
  step: XUpload,
  upload: XMediaDraft,
  { processing_info }: Media,
): Promise<WaitSeconds> {
  const { state = "succeeded", check_after_secs = 5, error } = processing_info ?? {};
  if (state === "succeeded") return describe(step, await step.keep({ ...upload, state: "ready" }));
  if (state === "failed") {
    const why = error?.message ?? error?.name ?? "no reason given";
    throw new NetworkFailure("media_rejected", `X could not process the file: ${why}`, {
      source: `X: processing failed, ${why}`,
      fix: "Send a film as MP4 (H.264 and AAC), at most 140 seconds and 512 MB.",
    });
  }
  await step.keep({ ...upload, state: "processing" });
  return check_after_secs;
}

/** Sets the alt text before the post is created; films have none. */
async function describe(step: XUpload, upload: XMediaDraft): Promise<WaitSeconds> {
  const { deps, work, file } = step;
  const text = [...(file.altText || work.content.altText)].slice(0, MAX_ALT_TEXT).join("");
  if (upload.described || !text || isVideo(file)) return null;
  const json = { id: upload.id, metadata: { alt_text: { text } } };
  await request(deps, work.account, { method: "POST", path: "/2/media/metadata", json });
  await step.keep({ ...upload, described: true });
  return null;
}
