import * as z from "zod/v4";
import { NetworkFailure, type Work } from "../../core/network.ts";

const Creator = z.object({
  username: z.string(),
  privacy: z.string(),
  noComments: z.boolean(),
  noDuets: z.boolean(),
  noStitches: z.boolean(),
});
/** Why TikTok did not publish what it had accepted: said by the next `prepare`, which starts afresh after that. */
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
  /** Chunks that TikTok has, in order. */
  sent: z.number(),
  /** TikTok takes no more of it. */
  over: z.boolean().default(false),
});
const Draft = z.object({
  creator: Creator.optional(),
  publishId: z.string().optional(),
  upload: Upload.optional(),
  /** When the call that publishes was begun first, in milliseconds; absent while TikTok certainly publishes nothing. */
  tried: z.number().optional(),
  /** TikTok has said that it has everything. */
  accepted: z.boolean().default(false),
  refusal: Refusal.optional(),
});

export type Creator = z.infer<typeof Creator>;
export type Refusal = z.infer<typeof Refusal>;
export type TiktokDraft = z.infer<typeof Draft>;

/** A draft of another version is no draft; an upload without its last chunk is never published. */
export const readDraft = (draft: unknown): TiktokDraft => Draft.safeParse(draft).data ?? { accepted: false };

export async function sayRefusal({ keep }: Work, { kind, message, source, fix }: Refusal): Promise<never> {
  await keep({});
  throw new NetworkFailure(kind, message, { source, fix });
}
