import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Readiness, type Work } from "../../../core/network.ts";
import { type LinkedinSettings, requestJson } from "./client.ts";
import { type LinkedinFileDraft, readDraft } from "./draft.ts";
import { isVideo, type LinkedinUpload, put, stateOf } from "./upload.ts";
import { sendVideo } from "./video.ts";

const ASK_AGAIN_SECONDS = 5;
/** A token that may not read the state of media waits for a fixed time. */
const BLIND_WAIT_SECONDS = { image: 10, video: 20 };

/** Seconds until the next look; null when everything is ready. */
type WaitSeconds = number | null;

/** Moves every file on as far as it goes: sends what is missing and asks for the rest. */
export async function mediaReady(settings: LinkedinSettings, work: Work): Promise<Readiness> {
  const draft = readDraft(work.draft);
  let waitSeconds: WaitSeconds = null;
  for (const [at, file] of filesOf(work).entries()) {
    const keep = async (upload: LinkedinFileDraft) => {
      draft.files[at] = upload;
      await work.saveDraft(draft);
      return upload;
    };
    const wanted = await advance({ settings, work, file, draft, keep }, draft.files[at]);
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

async function advance(step: LinkedinUpload, upload: LinkedinFileDraft | undefined): Promise<WaitSeconds> {
  if (upload?.state === "ready") return null;
  if (upload?.state === "sent") return check(step, upload);
  return check(step, isVideo(step.file) ? await sendVideo(step, upload) : await sendImage(step));
}

const ImageSlot = z.object({ value: z.object({ uploadUrl: z.string(), image: z.string() }) });

/** Sends a picture. A slot whose upload broke off is abandoned; it is never visible. */
async function sendImage(step: LinkedinUpload): Promise<LinkedinFileDraft> {
  const { settings, work, file } = step;
  const json = { initializeUploadRequest: { owner: work.account.externalId } };
  const call = { method: "POST", path: "/rest/images?action=initializeUpload", json } as const;
  const { value } = await requestJson(settings, work.account, call, ImageSlot);
  await put(step, value.uploadUrl, {
    bytes: await file.read(0, file.bytes),
    headers: { authorization: `Bearer ${work.account.accessToken}`, "content-type": file.mimeType },
  });
  const sentAt = settings.now().getTime();
  return step.keep({ urn: value.image, state: "sent", uploadToken: "", parts: [], sentAt });
}

/** Asks whether LinkedIn has processed the file. */
async function check(step: LinkedinUpload, upload: LinkedinFileDraft): Promise<WaitSeconds> {
  if (step.draft.unreadable) return waitBlindly(step, upload);
  const state = await stateOf(step, upload);
  if (!state) {
    step.draft.unreadable = true;
    await step.keep(upload);
    return waitBlindly(step, upload);
  }
  if (state.status === "PROCESSING_FAILED") throw failed(state.processingFailureReason ?? "no reason given");
  if (state.status !== "AVAILABLE") return ASK_AGAIN_SECONDS;
  await step.keep({ ...upload, state: "ready" });
  return null;
}

async function waitBlindly(
  { settings, file, keep }: LinkedinUpload,
  upload: LinkedinFileDraft,
): Promise<WaitSeconds> {
  const waited = (settings.now().getTime() - upload.sentAt) / 1000;
  const left = BLIND_WAIT_SECONDS[isVideo(file) ? "video" : "image"] - waited;
  if (left > 0) return Math.ceil(left);
  await keep({ ...upload, state: "ready" });
  return null;
}

const failed = (reason: string) =>
  new NetworkFailure("media_rejected", `LinkedIn could not process the file: ${reason}`, {
    source: `LinkedIn: processing failed, ${reason}`,
    fix: "Send a JPEG or PNG picture, or an MP4 film of 3 seconds to 30 minutes.",
  });
