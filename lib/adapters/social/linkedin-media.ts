import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Readiness, type Work } from "../../core/network.ts";
import { ask, type LinkedinSettings } from "./linkedin-calls.ts";
import { readDraft, type Upload } from "./linkedin-draft.ts";
import { isVideo, put, type Step, stateOf } from "./linkedin-upload.ts";
import { sendVideo } from "./linkedin-video.ts";

const ASK_AGAIN_SECONDS = 5;
/** linkedin.md, Images 3: a token that may not ask waits for a fixed time. */
const BLIND_WAIT_SECONDS = { image: 10, video: 20 };

/** Null: ready. */
type Pause = number | null;

/** Brings every file as far as it goes: what LinkedIn has is kept, what is missing is sent, the rest is asked for. */
export async function mediaReady(settings: LinkedinSettings, work: Work): Promise<Readiness> {
  const draft = readDraft(work.draft);
  let pause: Pause = null;
  for (const [at, file] of filesOf(work).entries()) {
    const keep = async (upload: Upload) => {
      draft.files[at] = upload;
      await work.keep(draft);
      return upload;
    };
    const wanted = await advance({ settings, work, file, draft, keep }, draft.files[at]);
    if (wanted !== null) pause = Math.max(pause ?? 0, wanted);
  }
  return pause === null ? { state: "ready", draft } : { state: "waiting", draft, retryAfterSeconds: pause };
}

function filesOf({ content: { media } }: Work): readonly MediaFile[] {
  if (media.kind === "images") return media.files;
  return media.kind === "video" ? [media.file] : [];
}

async function advance(step: Step, upload: Upload | undefined): Promise<Pause> {
  if (upload?.state === "ready") return null;
  if (upload?.state === "sent") return check(step, upload);
  return check(step, isVideo(step.file) ? await sendVideo(step, upload) : await sendImage(step));
}

const ImageSlot = z.object({ value: z.object({ uploadUrl: z.string(), image: z.string() }) });

/** linkedin.md, Images 1 and 2. A slot whose upload broke off is left behind: nobody ever sees it. */
async function sendImage(step: Step): Promise<Upload> {
  const { settings, work, file } = step;
  const json = { initializeUploadRequest: { owner: work.account.externalId } };
  const call = { method: "POST", path: "/rest/images?action=initializeUpload", json } as const;
  const { value } = await ask(settings, work.account, call, ImageSlot);
  await put(step, value.uploadUrl, {
    bytes: await file.read(0, file.bytes),
    headers: { authorization: `Bearer ${work.account.accessToken}`, "content-type": file.mimeType },
  });
  const sentAt = settings.now().getTime();
  return step.keep({ urn: value.image, state: "sent", uploadToken: "", parts: [], sentAt });
}

/** linkedin.md, Images 3 and Videos 4. */
async function check(step: Step, upload: Upload): Promise<Pause> {
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

async function waitBlindly({ settings, file, keep }: Step, upload: Upload): Promise<Pause> {
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
