import * as z from "zod/v4";
import { NetworkFailure, type Work } from "../../../core/network.ts";

const Creator = z.object({
  username: z.string(),
  privacy: z.string(),
  noComments: z.boolean(),
  noDuets: z.boolean(),
  noStitches: z.boolean(),
});
/** Why TikTok did not publish an accepted post. The next `prepare` throws it and starts over. */
const Refusal = z.object({
  kind: z.enum(["media_rejected", "content_rejected", "permission_missing", "config_error"]),
  message: z.string(),
  source: z.string(),
  fix: z.string(),
});
const Upload = z.object({
  url: z.string(),
  chunkBytes: z.number(),
  chunks: z.number(),
  /** The number of chunks TikTok has, in order. */
  sent: z.number(),
  /** True when the upload has ended and takes no more chunks. */
  over: z.boolean().default(false),
});
const Draft = z.object({
  creator: Creator.optional(),
  publishId: z.string().optional(),
  upload: Upload.optional(),
  /**
   * The first time the publishing call was tried, in milliseconds. Absent while TikTok certainly publishes
   * nothing.
   */
  tried: z.number().optional(),
  /** True when TikTok has confirmed that it has everything. */
  accepted: z.boolean().default(false),
  refusal: Refusal.optional(),
});

export type Creator = z.infer<typeof Creator>;
export type Refusal = z.infer<typeof Refusal>;
export type TiktokDraft = z.infer<typeof Draft>;

/**
 * Reads a draft. One of another version is discarded, because an upload without its last chunk is never
 * published.
 */
export const readDraft = (draft: unknown): TiktokDraft => Draft.safeParse(draft).data ?? { accepted: false };

export async function sayRefusal(
  { saveDraft: keep }: Work,
  { kind, message, source, fix }: Refusal,
): Promise<never> {
  await keep({});
  throw new NetworkFailure(kind, message, { source, fix });
}
