import * as z from "zod/v4";
import { invalidField } from "../../core/errors.ts";
import type { Pieces } from "../../core/pieces.ts";
import type { Ports } from "../../core/ports.ts";
import { publicUrl } from "../../core/public-url.ts";
import { FiledBy, VideoCodec, VideoStatus } from "../../vocab.ts";
import { isOurs } from "../picture.ts";
import type { VideoRow } from "./store.ts";

/** A file that is still arriving, and what stands behind it in the same body. */
export type ArrivingFile = {
  name: string;
  type: string;
  pieces: Pieces;
  /** The fields after the file. To be asked for when the file has been read. */
  rest(): Promise<Record<string, unknown>>;
};

const isFile = (value: unknown): value is ArrivingFile =>
  typeof value === "object" && value !== null && "pieces" in value;

export const Title = z
  .string("Give the title as text.")
  .trim()
  .min(1, "Give the title at least one character, or leave it out.")
  .max(120, "Use at most 120 characters.");

export const NewVideo = z
  .object({
    video_url: z.string("Give an https address.").optional(),
    title: Title.optional(),
    file: z.custom<ArrivingFile>(isFile, "Send the file as multipart/form-data.").optional(),
  })
  .superRefine(({ video_url, file }, context) => {
    if ((video_url === undefined) !== (file === undefined)) return;
    const message = file
      ? "Send one video, not video_url and file."
      : "Send a video: video_url, or a multipart file.";
    context.addIssue({ code: "custom", path: [], message });
  });
export type NewVideo = z.output<typeof NewVideo>;

export const VideoId = z.object({ video_id: z.guid("Give the id of a video, a UUID.") });

/** Refuses an address by its form, before anything else is done. */
export function checkVideoAddress({ settings }: Pick<Ports, "settings">, { video_url }: NewVideo): void {
  if (video_url === undefined || isOurs(settings, video_url)) return;
  const { problem } = publicUrl(video_url);
  if (problem) throw invalidField(["body", "video_url"], problem, "video_url");
}

export const BrandVideo = z.object({
  id: z.guid(),
  status: VideoStatus,
  title: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  scenes: z.array(z.object({ start_ms: z.int(), end_ms: z.int(), description: z.string() })),
  duration_ms: z.int().nullable(),
  /** Of the upright picture, as a player shows it. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Degrees by which a player turns the stored pictures, clockwise. */
  rotation: z.int().nullable(),
  codec: VideoCodec.nullable(),
  fps: z.number().nullable(),
  has_audio: z.boolean().nullable(),
  bytes: z.int().nullable(),
  mime_type: z.string().nullable(),
  sha256: z.string().nullable(),
  url: z.url().nullable(),
  filed_by: FiledBy.nullable(),
  /** Why it failed, or why no model has seen it. */
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type BrandVideo = z.infer<typeof BrandVideo>;

/** The only bridge from a row to the wire. What the container tells is null until there is a file. */
export const toVideo = (row: VideoRow, base: string): BrandVideo => ({
  id: row.id,
  status: row.status,
  title: row.title,
  tags: row.tags,
  summary: row.summary,
  scenes: row.scenes,
  duration_ms: row.durationMs,
  width: row.width,
  height: row.height,
  rotation: row.rotation,
  codec: row.codec,
  fps: row.fps,
  has_audio: row.hasAudio,
  bytes: row.bytes,
  mime_type: row.mimeType,
  sha256: row.sha256,
  url: row.key && `${base}/assets/${row.key}`,
  filed_by: row.filedBy,
  reason: row.reason,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
