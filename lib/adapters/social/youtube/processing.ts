import * as z from "zod/v4";
import { type FailureKind, NetworkFailure, type PublishOutcome, type Work } from "../../../core/network.ts";
import type { HttpDeps } from "../http.ts";
import { requestJson, send } from "./client.ts";
import type { Refusal, YoutubeDraft } from "./draft.ts";

/**
 * A finished upload counts as published. Its processing is watched for this long
 * (functions/docs/vendors/youtube.md).
 */
const WATCHED_MS = 15 * 60_000;
const ASK_AGAIN_SECONDS = 30;
const SHORT_MS = 3 * 60_000;

/** Sets the thumbnail. A refused thumbnail does not fail the post; see functions/docs/vendors/youtube.md. */
export async function withThumbnail(deps: HttpDeps, work: Work, draft: YoutubeDraft): Promise<YoutubeDraft> {
  const { media } = work.content;
  const cover = media.kind === "video" ? media.cover : null;
  if (!cover || draft.thumbnail || !draft.video) return draft;
  const isTaken = ["image/jpeg", "image/png"].includes(cover.mimeType) && cover.bytes <= 2 * 1024 * 1024;
  const path = `/upload/youtube/v3/thumbnails/set?videoId=${encodeURIComponent(draft.video.id)}`;
  const set = async () => {
    const bytes = await cover.read(0, cover.bytes);
    const headers = { "content-type": cover.mimeType };
    const { status } = await send(deps, work.account, { method: "POST", path, headers, bytes });
    return status >= 200 && status < 300;
  };
  const isSet = isTaken && (await set().catch(() => false));
  const next: YoutubeDraft = { ...draft, thumbnail: isSet ? "set" : "failed" };
  await work.saveDraft(next);
  return next;
}

export const publishing = (draft: YoutubeDraft): PublishOutcome => ({
  state: "publishing",
  draft,
  retryAfterSeconds: ASK_AGAIN_SECONDS,
});

const Processing = z.object({
  items: z
    .array(
      z.object({
        status: z.object({
          uploadStatus: z.string(),
          privacyStatus: z.string().optional(),
          failureReason: z.string().optional(),
          rejectionReason: z.string().optional(),
        }),
      }),
    )
    .default([]),
});
type Status = z.infer<typeof Processing>["items"][number]["status"];

/** What YouTube made of a video that it has. */
export async function afterwards(deps: HttpDeps, work: Work, uploaded: YoutubeDraft) {
  const draft = await withThumbnail(deps, work, uploaded);
  const { id = "", at = 0 } = draft.video ?? {};
  const status = await statusOf(deps, work, id);
  const isWatched = deps.now().getTime() - at < WATCHED_MS;
  if (status === undefined) return isWatched ? publishing(draft) : { state: "unknown" as const };
  if (status === null || status.uploadStatus === "processed") return posted(work, draft, []);
  if (status.uploadStatus === "uploaded") {
    return isWatched ? publishing(draft) : posted(work, draft, ["YouTube is still processing it."]);
  }
  await work.saveDraft({ refusal: refusalOf(status) });
  return { state: "absent" as const };
}

const WAITED_FOR = new Set<FailureKind>(["transient", "rate_limited", "quota_exhausted", "auth_expired"]);

/**
 * The processing state. Undefined: YouTube does not list the video. Null: the app may not read it. See
 * functions/docs/vendors/youtube.md.
 */
async function statusOf(deps: HttpDeps, { account }: Work, id: string): Promise<Status | null | undefined> {
  const path = `/youtube/v3/videos?part=status,processingDetails&id=${encodeURIComponent(id)}`;
  try {
    const { items } = await requestJson(deps, account, { path }, Processing);
    return items[0]?.status;
  } catch (error) {
    if (!(error instanceof NetworkFailure) || WAITED_FOR.has(error.kind)) throw error;
    return null;
  }
}

/**
 * YouTube accepts the upload of a duplicate and rejects it while processing; see
 * functions/docs/vendors/youtube.md.
 */
function refusalOf({ uploadStatus, failureReason, rejectionReason }: Status): Refusal {
  const reason = rejectionReason ?? failureReason ?? "no reason given";
  const source = `YouTube: ${uploadStatus}, ${reason}`;
  if (reason === "duplicate") {
    const message = "YouTube rejected the video because the channel has it already.";
    return { kind: "duplicate", message, source, fix: "Leave it at the video that is there." };
  }
  if (uploadStatus === "failed") {
    const message = `YouTube could not process the film: ${reason}`;
    return { kind: "media_rejected", message, source, fix: "Send it as MP4 (H.264 and AAC)." };
  }
  const message = `YouTube ${uploadStatus === "deleted" ? "deleted" : "rejected"} the video: ${reason}`;
  return { kind: "content_rejected", message, source, fix: "Open the video in YouTube Studio to see why." };
}

function posted({ content }: Work, draft: YoutubeDraft, extraNotes: string[]): PublishOutcome {
  const { id = "", isPrivate = false } = draft.video ?? {};
  const notes = [
    // YouTube makes it private, whatever privacy was requested (functions/docs/vendors/youtube.md).
    isPrivate && "YouTube keeps it private until Google has audited this service's app.",
    draft.thumbnail === "failed" && "YouTube did not take the thumbnail and chose one itself.",
    ...extraNotes,
  ].filter((note) => note !== false);
  const url = isShort(content)
    ? `https://www.youtube.com/shorts/${id}`
    : `https://www.youtube.com/watch?v=${id}`;
  return { state: "posted", draft, externalId: id, url, ...(notes.length > 0 && { note: notes.join(" ") }) };
}

/** YouTube recognises a Short by its shape and length alone; see functions/docs/vendors/youtube.md. */
const isShort = ({ media }: Work["content"]) =>
  media.kind === "video" && media.durationMs <= SHORT_MS && media.file.height >= media.file.width;
