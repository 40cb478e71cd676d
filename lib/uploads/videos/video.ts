import * as z from "zod/v4";
import type { ByteStream } from "../../core/byte-stream.ts";
import { invalidField } from "../../core/errors.ts";
import type { Ports } from "../../core/ports.ts";
import { MAX_URL_LENGTH, publicUrl } from "../../core/public-url.ts";
import { FiledBy, VideoCodec, VideoStatus } from "../../vocab.ts";
import { isOwnUrl } from "../images/input.ts";
import type { VideoRow } from "./store.ts";

/** A file that is still arriving, and the fields behind it in the same body. */
export type IncomingFile = {
  name: string;
  type: string;
  pieces: ByteStream;
  /** The fields after the file; call it once the file has been read. */
  rest(): Promise<Record<string, unknown>>;
};

const isFile = (value: unknown): value is IncomingFile =>
  typeof value === "object" && value !== null && "pieces" in value;

export const Title = z
  .string("Give the title as text.")
  .trim()
  .min(1, "Give the title at least one character, or leave it out.")
  .max(120, "Use at most 120 characters.")
  .meta({
    description: "Title of the video, 1 to 120 characters; never replaced",
    examples: ["Launch film"],
  });

export const NewVideo = z
  .object({
    video_url: z
      .string("Give an https address.")
      .optional()
      .meta({
        description: "Public https address of an MP4, MOV or WebM; it is fetched after the answer",
        examples: ["https://example.com/launch.mp4"],
        maxLength: MAX_URL_LENGTH,
      }),
    title: Title.optional(),
    file: z.custom<IncomingFile>(isFile, "Send the file as multipart/form-data.").optional().meta({
      description: "MP4, MOV or WebM as a part of multipart/form-data; at most 100 MB and 10 minutes",
    }),
  })
  .superRefine(({ video_url, file }, context) => {
    if ((video_url === undefined) !== (file === undefined)) return;
    const message = file
      ? "Send one video, not video_url and file."
      : "Send a video: video_url, or a multipart file.";
    context.addIssue({ code: "custom", path: [], message });
  });
export type NewVideo = z.output<typeof NewVideo>;

export const VideoId = z.object({
  video_id: z.guid("Give the id of a video, a UUID.").meta({ description: "Id of the video, a UUID" }),
});

/** Refuses an address by its form, before anything else is done. */
export function checkVideoAddress({ settings }: Pick<Ports, "settings">, { video_url }: NewVideo): void {
  if (video_url === undefined || isOwnUrl(settings, video_url)) return;
  const { problem } = publicUrl(video_url);
  if (problem) throw invalidField(["body", "video_url"], problem, "video_url");
}

export const BrandVideo = z
  .object({
    id: z.guid().describe("Id of the video, a UUID"),
    status: VideoStatus.describe("ready once the file is stored and filed; failed with a reason"),
    title: z.string().describe("The title that was given, else one from the file's name or from a model"),
    tags: z.array(z.string()).describe("Words to search for, at most 8"),
    summary: z.string().describe("What the video shows, or what its container says"),
    scenes: z
      .array(
        z.object({
          start_ms: z.int().describe("Milliseconds from the beginning"),
          end_ms: z.int().describe("Milliseconds from the beginning"),
          description: z.string().describe("What the scene shows"),
        }),
      )
      .describe("Scenes in their order, at most 30; empty unless a model has seen the video"),
    duration_ms: z.int().nullable().describe("Milliseconds; null until there is a file"),
    width: z
      .int()
      .nullable()
      .describe("Pixels of the upright frame, as a player shows it; null until there is a file"),
    height: z.int().nullable().describe("Pixels of the upright frame; null until there is a file"),
    rotation: z.int().nullable().describe("Degrees, clockwise, by which a player turns the stored frames"),
    codec: VideoCodec.nullable().describe("How the frames are coded; null until there is a file"),
    fps: z.number().nullable().describe("Frames a second; null when there are too few frames to tell"),
    has_audio: z.boolean().nullable().describe("Whether there is a sound track; null until there is a file"),
    bytes: z.int().nullable().describe("Size of the stored file; null until there is one"),
    mime_type: z.string().nullable().describe("Media type of the stored file; null until there is one"),
    sha256: z.string().nullable().describe("Hexadecimal SHA-256 of the stored file; null until there is one"),
    url: z.url().nullable().describe("Public address of the stored file; null until there is one"),
    filed_by: FiledBy.nullable().describe(
      "vision: a model has seen the video; metadata: only its container was read",
    ),
    reason: z.string().nullable().describe("Why it failed, or why no model has seen it; otherwise null"),
    livemode: z.boolean().describe("False for a video of a test key, which is deleted after a day"),
    created_at: z.iso.datetime().describe("When the video was added, in UTC"),
    updated_at: z.iso.datetime().describe("When the record last changed, in UTC"),
  })
  .meta({ title: "BrandVideo" });
export type BrandVideo = z.infer<typeof BrandVideo>;

/** The only conversion from a row to the wire. Fields from the container are null until there is a file. */
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
  livemode: row.livemode,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
