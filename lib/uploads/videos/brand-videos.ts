import * as z from "zod/v4";
import type { AnswerNotes } from "../../core/answer-notes.ts";
import { utcMonth } from "../../core/calendar.ts";
import type { Ctx } from "../../core/context.ts";
import { invalidField, Refusal } from "../../core/errors.ts";
import { newId } from "../../core/ids.ts";
import { reasonOf } from "../../core/log.ts";
import { operation } from "../../core/operation.ts";
import { ownerOf } from "../../core/owner.ts";
import type { Message } from "../../core/ports.ts";
import { RETRIES } from "../../core/retries.ts";
import { sendSoon } from "../../outbox/send-soon.ts";
import { deleteOutbox } from "../../outbox/store.ts";
import { answerToStore, createOnce } from "../../replay/answer.ts";
import { hashed } from "../../replay/idempotency.ts";
import { own } from "../../text/own.ts";
import { refuseAboveTestCap, testCapReached } from "../test-uploads.ts";
import { capReached, noteCap, refuseAboveCap, uploadCharge } from "./cap.ts";
import { BadVideo } from "./limits.ts";
import { createVideo, deleteVideo, findVideo, listVideos, type VideoRow } from "./store.ts";
import {
  BrandVideo,
  checkVideoAddress,
  type IncomingFile,
  NewVideo,
  Title,
  toVideo,
  VideoId,
} from "./video.ts";
import { videoMessage, withVideo } from "./with-video.ts";

export const listBrandVideos = operation({
  id: "list_brand_videos",
  summary: "List the workspace's brand videos, newest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(BrandVideo),
  async run(ctx) {
    const rows = await listVideos(ctx.db, ownerOf(ctx));
    return rows.map((row) => toVideo(row, ctx.settings.publicUrl));
  },
});

export const getBrandVideo = operation({
  id: "get_brand_video",
  summary: "Read one brand video: how far it has come, and how it was filed.",
  effect: "read",
  refuses: ["not_found"],
  input: VideoId,
  output: BrandVideo,
  async run(ctx, { video_id }) {
    const row = await findVideo(ctx.db, ownerOf(ctx), video_id);
    if (!row) throw noVideo();
    return toVideo(row, ctx.settings.publicUrl);
  },
});

export const uploadBrandVideo = operation({
  id: "upload_brand_video",
  summary: "Add a clip to the library of brand videos; it is sent, or fetched from an https address.",
  effect: "write",
  testKey: "own records",
  audit: (_ctx, _input, { id }) => id,
  refuses: ["bad_request", "plan_cap_reached"],
  input: NewVideo,
  output: BrandVideo,
  check: checkVideoAddress,
  needs: () => ({ effect: "write", videoLibrary: true }),
  async run(ctx, { file, video_url, title }, notes) {
    if (ctx.mode === "live") await refuseAboveCap(ctx, notes);
    else await refuseAboveTestCap(ctx, "videos");
    if (file) return storeUpload(ctx, file, title, notes);
    const sourceUrl = video_url ?? "";
    const row = { ...newVideoRow(ctx, title, new URL(sourceUrl).pathname), sourceUrl };
    return create(ctx, { row, notes });
  },
});

export const deleteBrandVideo = operation({
  id: "delete_brand_video",
  summary: "Delete a brand video with its file, whose address then answers 410.",
  effect: "destroy",
  testKey: {
    readOnlyWhen: async (ctx, { video_id }) =>
      (await findVideo(ctx.db, ownerOf(ctx), video_id))?.livemode === true,
  },
  audit: (_ctx, { video_id }) => video_id,
  refuses: ["not_found"],
  input: VideoId,
  output: z.null(),
  async run(ctx, { video_id }) {
    // A file that arrives between reading and deleting makes another try necessary.
    for (let left = RETRIES.conflicts.deletionTries; left > 0; left--) {
      const video = await findVideo(ctx.db, ownerOf(ctx), video_id);
      if (!video) throw noVideo();
      const names = video.key === null ? [] : [video.key];
      const message = videoMessage(ctx, { kind: "files.tombstone", workspaceId: ctx.workspaceId, names });
      const how = { message: names.length > 0 ? message : null, now: ctx.now() };
      if (!(await deleteVideo(ctx.db, video, how))) continue;
      if (how.message) await tombstoneNow(ctx, names, message);
      return null;
    }
    throw noVideo();
  },
});

const noVideo = () =>
  new Refusal("not_found", "There is no such video.", {
    hint: "Check the id, and that the key belongs to the video's workspace.",
    retryable: false,
  });

async function storeUpload(
  ctx: Ctx,
  file: IncomingFile,
  title: string | undefined,
  notes: AnswerNotes,
): Promise<BrandVideo> {
  try {
    const declared = { type: file.type, name: file.name };
    return await withVideo(
      ctx,
      ctx.workspaceId,
      { pieces: file.pieces, declared },
      async (stored, cleanupId) => {
        const row = newVideoRow(ctx, await titleOf(file, title), file.name);
        return create(ctx, { row: { ...row, ...stored }, notes, cleanupId });
      },
    );
  } catch (error) {
    throw error instanceof BadVideo ? refusalFor(error) : error;
  }
}

/** A title may come before or after the file. */
async function titleOf(file: IncomingFile, before: string | undefined): Promise<string | undefined> {
  const { title: after, ...others } = await file.rest();
  const twice = after !== undefined && before !== undefined ? "title" : undefined;
  const second = twice ?? ["file", "video_url"].find((name) => own(others, name) !== undefined);
  if (second) throw invalidField(["body", second], "Send one video, and each part only once.");
  const parsed = Title.optional().safeParse(after);
  if (!parsed.success) throw invalidField(["body", "title"], parsed.error.issues[0]?.message ?? "");
  return before ?? parsed.data;
}

const refusalFor = ({ kind, message }: BadVideo): Refusal =>
  kind === "video_too_large"
    ? new Refusal("payload_too_large", message, { param: "file", retryable: false })
    : invalidField(["body", "file"], message, kind);

const VIDEO_DEFAULTS = {
  ...{ tags: [], summary: "", scenes: [], filedBy: null, reason: null, sourceUrl: null, key: null },
  ...{ mimeType: null, bytes: null, sha256: null, durationMs: null, width: null, height: null },
  ...{ rotation: null, codec: null, fps: null, hasAudio: null, modelTokens: 0 },
};

function newVideoRow(ctx: Ctx, title: string | undefined, path: string): VideoRow {
  const now = ctx.now();
  return {
    ...VIDEO_DEFAULTS,
    id: newId(ctx, now),
    ...ownerOf(ctx),
    status: "processing",
    title: title ?? titleFrom(path),
    titled: title !== undefined,
    chargeMonth: utcMonth(now),
    createdAt: now,
    updatedAt: now,
  };
}

/** "launch_film-final.mp4" is called "launch film final" until the video has been described. */
function titleFrom(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w{1,5}$/, "");
  // A file name may hold anything; lone surrogates and control characters cannot be stored.
  const words = name
    .replace(/%20|[_\-+\s]+|\p{Cc}|\p{Cs}/gu, " ")
    .replace(/ +/g, " ")
    .trim();
  return words.slice(0, 120).replace(/\p{Cs}$/u, "") || "Untitled video";
}

type Creating = { row: VideoRow; notes: AnswerNotes; cleanupId?: string | null };

async function create(ctx: Ctx, { row: video, notes, cleanupId = null }: Creating): Promise<BrandVideo> {
  const record = toVideo(video, ctx.settings.publicUrl);
  const replay = ctx.replay && (await hashed(ctx.replay));
  const { workspaceId, id: videoId, livemode } = video;
  const message = videoMessage(ctx, { kind: "video.read", workspaceId, videoId }, livemode);
  const charge = livemode ? uploadCharge(ctx) : null;
  const creation = {
    video,
    charge,
    message,
    answer: answerToStore({ ...ctx, replay }, record, 202),
    cleanupId,
  };
  const used = await createOnce(createVideo(ctx.db, creation));
  if (used === undefined) throw livemode ? capReached(ctx) : testCapReached("videos");
  if (charge) noteCap(ctx, used, notes);
  sendSoon(ctx, [message]);
  return record;
}

/**
 * Tombstones the files right away and deletes the outbox message. After a failure the sweeper sends that
 * message to the queue.
 */
async function tombstoneNow(ctx: Ctx, names: string[], { id }: Message): Promise<void> {
  try {
    await ctx.files.tombstone(names);
    await deleteOutbox(ctx.db, [id]);
  } catch (error) {
    ctx.log("tombstone_postponed", { request_id: ctx.requestId, reason: reasonOf(error) });
  }
}
