import * as z from "zod/v4";
import { type FailureKind, NetworkFailure, type Outcome, type Work } from "../../core/network.ts";
import type { Wire } from "./http.ts";
import { API, ask, call } from "./youtube-calls.ts";
import type { Refusal, YoutubeDraft } from "./youtube-draft.ts";

/** youtube.md, Processing state: an upload that succeeded counts as published; this long it is watched. */
const WATCHED_MS = 15 * 60_000;
const ASK_AGAIN_SECONDS = 30;
const SHORT_MS = 3 * 60_000;

/** youtube.md, Thumbnail. A thumbnail that YouTube does not take costs nobody the post. */
export async function withThumbnail(wire: Wire, work: Work, draft: YoutubeDraft): Promise<YoutubeDraft> {
  const { media } = work.content;
  const cover = media.kind === "video" ? media.cover : null;
  if (!cover || draft.thumbnail || !draft.video) return draft;
  const isTaken = ["image/jpeg", "image/png"].includes(cover.mimeType) && cover.bytes <= 2 * 1024 * 1024;
  const url = `${API}/upload/youtube/v3/thumbnails/set?videoId=${encodeURIComponent(draft.video.id)}`;
  const set = async () => {
    const body = await cover.read(0, cover.bytes);
    const headers = { "content-type": cover.mimeType };
    const { status } = await call(wire, work.account, { method: "POST", url, headers, body });
    return status >= 200 && status < 300;
  };
  const isSet = isTaken && (await set().catch(() => false));
  const next: YoutubeDraft = { ...draft, thumbnail: isSet ? "set" : "failed" };
  await work.keep(next);
  return next;
}

export const publishing = (draft: YoutubeDraft): Outcome => ({
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
export async function afterwards(wire: Wire, work: Work, uploaded: YoutubeDraft) {
  const draft = await withThumbnail(wire, work, uploaded);
  const { id = "", at = 0 } = draft.video ?? {};
  const status = await statusOf(wire, work, id);
  const isWatched = wire.now().getTime() - at < WATCHED_MS;
  if (status === undefined) return isWatched ? publishing(draft) : { state: "unknown" as const };
  if (status === null || status.uploadStatus === "processed") return posted(work, draft, []);
  if (status.uploadStatus === "uploaded") {
    return isWatched ? publishing(draft) : posted(work, draft, ["YouTube is still processing it."]);
  }
  await work.keep({ refusal: refusalOf(status) });
  return { state: "absent" as const };
}

const WAITED_FOR = new Set<FailureKind>(["transient", "rate_limited", "quota_exhausted", "auth_expired"]);

/** youtube.md, Processing state. Undefined: YouTube does not show it; null: we may not look. */
async function statusOf(wire: Wire, { account }: Work, id: string): Promise<Status | null | undefined> {
  const url = `${API}/youtube/v3/videos?part=status,processingDetails&id=${encodeURIComponent(id)}`;
  try {
    const { items } = await ask(wire, account, { url }, Processing);
    return items[0]?.status;
  } catch (error) {
    if (!(error instanceof NetworkFailure) || WAITED_FOR.has(error.kind)) throw error;
    return null;
  }
}

/** youtube.md, Processing state: a duplicate is not refused at the upload, only now. */
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

function posted({ content }: Work, draft: YoutubeDraft, told: string[]): Outcome {
  const { id = "", isPrivate = false } = draft.video ?? {};
  const notes = [
    // youtube.md, Audit gate: whatever was asked for.
    isPrivate && "YouTube keeps it private until Google has audited this service's app.",
    draft.thumbnail === "failed" && "YouTube did not take the thumbnail and chose one itself.",
    ...told,
  ].filter((note) => note !== false);
  const url = isShort(content)
    ? `https://www.youtube.com/shorts/${id}`
    : `https://www.youtube.com/watch?v=${id}`;
  return { state: "posted", draft, externalId: id, url, ...(notes.length > 0 && { note: notes.join(" ") }) };
}

/** youtube.md, Shorts: nothing says so but its shape and its length. */
const isShort = ({ media }: Work["content"]) =>
  media.kind === "video" && media.durationMs <= SHORT_MS && media.file.height >= media.file.width;
