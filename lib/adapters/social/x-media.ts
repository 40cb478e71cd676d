import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Readiness, type Work } from "../../core/network.ts";
import type { Wire } from "./http.ts";
import { ask, tell } from "./x-calls.ts";
import { readDraft, type Upload, type XDraft } from "./x-draft.ts";

/** x.md, Media upload v2: 1 MB segments are known good. */
const SEGMENT_BYTES = 1024 * 1024;
/** Segments in one call of the port, so that an attempt stays within its time and its requests. */
const SEGMENTS_AT_ONCE = 24;
const UPLOAD_TIMEOUT_MS = 60_000;
/** A post needs its media for a moment longer than it takes to say so. */
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

type Step = { wire: Wire; work: Work; file: MediaFile; keep(upload: Upload): Promise<Upload> };
/** Null: ready. */
type Pause = number | null;

/** Brings every file as far as it goes: what X has is kept, what is missing is sent, what X works on is asked for. */
export async function mediaReady(wire: Wire, work: Work): Promise<Readiness> {
  const draft = readDraft(work.draft);
  let pause: Pause = null;
  for (const [at, file] of filesOf(work).entries()) {
    const keep = async (upload: Upload) => {
      draft.media[at] = upload;
      await work.keep(draft);
      return upload;
    };
    const known = draft.media[at];
    const upload = known && known.until - LEFT_MS > wire.now().getTime() ? known : undefined;
    const wanted = await advance({ wire, work, file, keep }, upload);
    if (wanted !== null) pause = Math.max(pause ?? 0, wanted);
  }
  return pause === null ? { state: "ready", draft } : { state: "waiting", draft, retryAfterSeconds: pause };
}

function filesOf({ content: { media } }: Work): readonly MediaFile[] {
  if (media.kind === "images") return media.files;
  return media.kind === "video" ? [media.file] : [];
}

export const mediaIds = ({ media }: XDraft): string[] =>
  Object.entries(media)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, { id }]) => id);

async function advance(step: Step, upload: Upload | undefined): Promise<Pause> {
  if (upload?.state === "ready") return describe(step, upload);
  if (upload?.state === "processing") return status(step, upload);
  if (upload || isVideo(step.file)) return append(step, upload ?? (await initialize(step)));
  return describe(step, await oneShot(step));
}

/** x.md, Media upload v2: videos go in chunks. */
const isVideo = ({ mimeType }: MediaFile) => mimeType.startsWith("video/");
const categoryOf = (file: MediaFile) => (isVideo(file) ? "tweet_video" : "tweet_image");

const DAY_SECONDS = 86_400;
const begun = ({ wire }: Step, { id, expires_after_secs = DAY_SECONDS }: Media, state: Upload["state"]) => ({
  id,
  segments: 0,
  state,
  described: false,
  until: wire.now().getTime() + expires_after_secs * 1000,
});

/** x.md, One-shot. */
async function oneShot(step: Step): Promise<Upload> {
  const { wire, work, file } = step;
  const form = new FormData();
  form.set("media_category", categoryOf(file));
  form.set("media_type", file.mimeType);
  form.set("media", new Blob([await file.read(0, file.bytes)], { type: file.mimeType }));
  const call = { method: "POST", path: "/2/media/upload", form, timeoutMs: UPLOAD_TIMEOUT_MS } as const;
  const { data } = await ask(wire, work.account, call, Media);
  return step.keep(begun(step, data, "ready"));
}

/** x.md, Chunked 1. */
async function initialize(step: Step): Promise<Upload> {
  const { wire, work, file } = step;
  const json = { media_type: file.mimeType, total_bytes: file.bytes, media_category: categoryOf(file) };
  const call = { method: "POST", path: "/2/media/upload/initialize", json } as const;
  const { data } = await ask(wire, work.account, call, Media);
  return step.keep(begun(step, data, "open"));
}

/** x.md, Chunked 2 and 3: segments from where X has them, then finalize. */
async function append(step: Step, opened: Upload): Promise<Pause> {
  const { wire, work, file } = step;
  const count = Math.ceil(file.bytes / SEGMENT_BYTES);
  const last = Math.min(count, opened.segments + SEGMENTS_AT_ONCE);
  let upload = opened;
  for (let index = upload.segments; index < last; index++) {
    const form = new FormData();
    form.set("segment_index", String(index));
    form.set("media", new Blob([await file.read(index * SEGMENT_BYTES, SEGMENT_BYTES)]));
    const path = `/2/media/upload/${upload.id}/append`;
    await tell(wire, work.account, { method: "POST", path, form, timeoutMs: UPLOAD_TIMEOUT_MS });
    upload = await step.keep({ ...upload, segments: index + 1 });
  }
  if (last < count) return 0;
  const path = `/2/media/upload/${upload.id}/finalize`;
  const { data } = await ask(wire, work.account, { method: "POST", path }, Media);
  return processed(step, upload, data);
}

/** x.md, Chunked 4. */
async function status(step: Step, upload: Upload): Promise<Pause> {
  const path = `/2/media/upload?command=STATUS&media_id=${upload.id}`;
  const { data } = await ask(step.wire, step.work.account, { path }, Media);
  return processed(step, upload, data);
}

/** x.md: no processing_info means ready. */
async function processed(step: Step, upload: Upload, { processing_info }: Media): Promise<Pause> {
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

/** x.md, Alt text: before the post is created; films have none. */
async function describe(step: Step, upload: Upload): Promise<Pause> {
  const { wire, work, file } = step;
  const text = [...(file.altText || work.content.altText)].slice(0, MAX_ALT_TEXT).join("");
  if (upload.described || !text || isVideo(file)) return null;
  const json = { id: upload.id, metadata: { alt_text: { text } } };
  await tell(wire, work.account, { method: "POST", path: "/2/media/metadata", json });
  await step.keep({ ...upload, described: true });
  return null;
}
