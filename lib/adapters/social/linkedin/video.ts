import * as z from "zod/v4";
import { NetworkFailure } from "../../../core/network.ts";
import { unavailable } from "../http.ts";
import { request, requestJson } from "./client.ts";
import type { LinkedinFileDraft } from "./draft.ts";
import { type LinkedinUpload, put, stateOf } from "./upload.ts";

const Slot = z.object({
  value: z.object({
    video: z.string(),
    uploadToken: z.string().default(""),
    uploadInstructions: z
      .array(z.object({ uploadUrl: z.string(), firstByte: z.number(), lastByte: z.number() }))
      .min(1),
  }),
});

/** Sends a film: opens a slot, sends its parts in order, finalizes it. */
export async function sendVideo(
  step: LinkedinUpload,
  known: LinkedinFileDraft | undefined,
): Promise<LinkedinFileDraft> {
  const opened = known ?? (await open(step));
  const whole = opened.state === "open" ? await sendParts(step, opened) : opened;
  return close(step, whole);
}

async function open({ settings, work, file, keep }: LinkedinUpload): Promise<LinkedinFileDraft> {
  const json = {
    initializeUploadRequest: {
      owner: work.account.externalId,
      fileSizeBytes: file.bytes,
      uploadCaptions: false,
      uploadThumbnail: false,
    },
  };
  const call = { method: "POST", path: "/rest/videos?action=initializeUpload", json } as const;
  const { value } = await requestJson(settings, work.account, call, Slot);
  const parts = value.uploadInstructions.map((part) => ({
    url: part.uploadUrl,
    first: part.firstByte,
    last: part.lastByte,
  }));
  return keep({ urn: value.video, uploadToken: value.uploadToken, state: "open", parts, sentAt: 0 });
}

/** The address itself grants access, so no token is sent with a part. */
async function sendParts(step: LinkedinUpload, opened: LinkedinFileDraft): Promise<LinkedinFileDraft> {
  let upload = opened;
  for (const [at, part] of opened.parts.entries()) {
    if (part.etag) continue;
    const bytes = await step.file.read(part.first, part.last - part.first + 1);
    const headers = await put(step, part.url, {
      bytes,
      headers: { "content-type": "application/octet-stream" },
    });
    // Some ETags come in quotes; the part's id is without them.
    const etag = headers.get("etag")?.replace(/^"|"$/g, "");
    if (!etag) throw unavailable("LinkedIn", "a part was taken without an ETag");
    upload = await step.keep({ ...upload, parts: upload.parts.with(at, { ...part, etag }) });
  }
  return upload;
}

/** A finalize whose answer was lost may have arrived; LinkedIn then refuses a second one. */
async function close(step: LinkedinUpload, whole: LinkedinFileDraft): Promise<LinkedinFileDraft> {
  const { settings, work, keep } = step;
  const isSecond = whole.state === "closing";
  const state = isSecond && !step.draft.unreadable ? await stateOf(step, whole) : undefined;
  const sent = { ...whole, state: "sent" as const, sentAt: settings.now().getTime() };
  if (state && state.status !== "WAITING_UPLOAD") return keep(sent);
  const closing = await keep({ ...whole, state: "closing" });
  const uploadedPartIds = closing.parts.map(({ etag = "" }) => etag);
  const finalizeUploadRequest = { video: closing.urn, uploadToken: closing.uploadToken, uploadedPartIds };
  const json = { finalizeUploadRequest };
  try {
    await request(settings, work.account, {
      method: "POST",
      path: "/rest/videos?action=finalizeUpload",
      json,
    });
  } catch (error) {
    const isRefused = error instanceof NetworkFailure && error.kind === "content_rejected";
    if (!isSecond || !isRefused) throw error;
  }
  return keep(sent);
}
